import { numericQuantity } from 'numeric-quantity';

/** A piece of an ingredient's text: words that stay as they are, an amount, or a unit with the word for one of it. */
export type IngredientPart =
  | { text: string }
  | { text: string; amount: number; isDecimal: boolean }
  | { text: string; unit: string };

/** More is no amount that anybody buys. */
const mostAmount = 100_000;

const amount = String.raw`\d{1,6}(?:,\d{3})*(?:\.\d{1,3})?(?: ?[½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]| \d{1,2}[/⁄]\d{1,2})?|\d{1,2}[/⁄]\d{1,2}|[½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]`;
const measures =
  'cup|tablespoon|teaspoon|pound|ounce|pint|quart|gallon|gram|kilogram|milliliter|liter|tbsp|tsp|lb|oz|fl oz|kg|g|ml|l';
const containers =
  'can|clove|slice|package|packet|jar|bag|box|bottle|stick|sprig|stalk|head|handful|pinch|piece|fillet|scoop|sheet|strip|bunch';
/** Units that are written out, and so end with an "s" where there is more than one. */
const writtenOut =
  /^(?:cup|tablespoon|teaspoon|pound|ounce|pint|quart|gallon|gram|kilogram|milliliter|liter|can|clove|slice|package|packet|jar|bag|bottle|stick|sprig|stalk|head|handful|piece|fillet|scoop|sheet|strip)s?$/i;
/** Units of the metric system, of which nobody measures a third. */
const metric = /^(?:gram|kilogram|milliliter|liter|kg|g|ml|l)s?$/i;

/** An amount, or two with "to" between them, and the unit behind where there is one that we know. */
const quantity = `(${amount})(?:( ?(?:-|–|to) ?)(${amount}))?(?:( ?)((?:${measures}|${containers})(?:e?s)?)(?![a-zA-Z]))?`;
const leading = new RegExp(`^${quantity}(?=[\\s,.)(]|$)`, 'i');
/** What goes on in the same breath: "1 lb 4 oz", "1 cup plus 2 tablespoons". */
const further = new RegExp(`^( (?:plus |and |\\+ |& )?)(${amount})( ?)((?:${measures})s?)(?![a-zA-Z])`, 'i');
/** The same once more, in another unit: "1 cup (240 ml)". */
const inOtherUnit = new RegExp(`^( \\()(${amount})( ?)((?:${measures})s?)(\\))`, 'i');
const isMeasure = new RegExp(`^(?:${measures})s?$`, 'i');

/**
 * Finds the amounts in the text of an ingredient, which it begins with: "1 1/2 cups lentils", "2–3 carrots". What is no
 * amount of the ingredient stays: the size of a can, the thickness of a slice, and a text that begins with a word.
 */
export function ingredientParts(text: string): IngredientPart[] {
  const found = leading.exec(text);
  if (!found) return [{ text }];
  const [whole, least = '', between = '', most, gap = '', unit = ''] = found;
  const parts: IngredientPart[] = [
    amountPart(least, unit),
    ...(most === undefined ? [] : [{ text: between }, amountPart(most, unit)]),
    ...unitParts(gap, unit),
  ];
  // Nothing, or more than anybody buys.
  if (parts[0] && areWords(parts[0])) return [{ text }];
  let rest = text.slice(whole.length);
  // Behind a can, another amount is its size, and no more of it.
  for (let more = isMeasure.test(unit) && nextQuantity(rest); more; more = nextQuantity(rest)) {
    parts.push(...more.parts);
    rest = rest.slice(more.length);
  }
  return merged([...parts, { text: rest }]);
}

function nextQuantity(rest: string): { parts: IngredientPart[]; length: number } | false {
  const found = further.exec(rest) ?? inOtherUnit.exec(rest);
  if (!found) return false;
  const [whole, before = '', written = '', gap = '', unit = '', after = ''] = found;
  return {
    parts: [{ text: before }, amountPart(written, unit), ...unitParts(gap, unit), { text: after }],
    length: whole.length,
  };
}

function amountPart(text: string, unit: string): IngredientPart {
  const value = numericQuantity(text, { round: false });
  const isAmount = Number.isFinite(value) && value > 0 && value <= mostAmount;
  return isAmount ? { text, amount: value, isDecimal: metric.test(unit) } : { text };
}

function unitParts(gap: string, unit: string): IngredientPart[] {
  return [
    { text: gap },
    writtenOut.test(unit) ? { text: unit, unit: unit.replace(/s$/i, '') } : { text: unit },
  ];
}

/** Words that stand side by side as one. */
function merged(parts: readonly IngredientPart[]): IngredientPart[] {
  const all: IngredientPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && areWords(last) && areWords(part)) all[all.length - 1] = { text: last.text + part.text };
    else if (part.text !== '') all.push(part);
  }
  return all;
}

function areWords(part: IngredientPart): boolean {
  return !('amount' in part) && !('unit' in part);
}
