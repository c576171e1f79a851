import { amountPattern, counting, gap, head, type ReadIngredient, readIngredient } from './amounts.ts';
import { measure, unit } from './units.ts';

export interface ReadStep {
  parts: readonly (string | ReadIngredient)[];
  /** Whether it contains an amount that is not certainly from the list. Then all of it stays as written. */
  isAsWritten: boolean;
}

const inLetters = String.raw`\b(?:${counting})`;
const one = `(?:${amountPattern}|${inLetters})`;
const span = `${one}(?:(?: ?[-–] ?| (?:to|or|and|a|o|y) )${one})?`;
const units = {
  time: 'seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|times|segundos?|minutos?|horas?|d[ií]as?|semanas?|meses|veces',
  heat: '[°º] ?[cf]?|degrees?|grados?',
  size: String.raw`inch(?:es)?|in\.|["”″]|[cm]m|cent[ií]met(?:er|re|ro)s?|pulgadas?`,
};
/** Numbers that do not depend on servings. */
const unscaled = new RegExp(
  [
    `${span}(?: ?(?:by|x|×|por) ?${one})*[ -]?(?:more |más )?(?:${units.time}|${units.heat}|${units.size})(?!\\p{L})`,
    `${span} ?(?:%|per ?cent|por ciento)`,
    String.raw`\d{3}(?: ?[-–] ?\d{3})? ?[cf](?!\p{L})`,
    `\\b(?:steps?|pasos?|gas(?: mark)?) ${span}`,
    // The author's step number; and a fraction of what is there.
    String.raw`^\d{1,2}[.)] `,
    String.raw`(?:\d/\d|[½¼¾⅓⅔]) of (?:the|it|them)\b`,
  ].join('|'),
  'giu',
);
/** An amount per item, which does not scale. */
const ofOne = /\b(?:each|every|per|apiece|at a time|cada|por|a la vez)\b/i;
/** "a cup of water", "half a cup", "two cans". A pinch or a handful measures nothing. */
const measuredInWords = new RegExp(
  `\\b(?:an?|una?)${gap}(?:\\p{L}+${gap})?(?:${measure}|tazas?|cucharad(?:it)?as?)(?!\\p{L})|` +
    `${inLetters}${gap}(?:an?${gap})?(?:\\p{L}+${gap})?(?:${unit}|tazas?|cucharad(?:it)?as?|pizcas?)(?!\\p{L})`,
  'iu',
);
/** "two eggs", "one large onion". Half of the onions is half of more onions, too. */
const countedInWords = new RegExp(
  `${inLetters}(?<!half|third|quarter|medi[ao])((?:${gap}\\p{L}+){1,3})`,
  'giu',
);
const numeral = /\p{N}/u;
const word = String.raw`[\p{L}\p{M}'’-]+`;
const allWords = new RegExp(word, 'gu');
/** What may follow a name. Any other word may continue it: "rice" with "vinegar". */
const nameEnds =
  /^(?:$|[.,;:!?)]| (?:and|to|in|into|with|over|on|onto|until|for|then|from|while|at|but|as|together|y|a|en|con|hasta|sobre|para)(?!\p{L}))/u;

interface Listed {
  amount: number | undefined;
  key: string;
  scaling: ReadIngredient['scaling'];
  names: readonly string[];
}

const amounts = new RegExp(`(?<![\\p{L}\\p{N}.,/⁄-])(?=${amountPattern})`, 'giu');
const wordsBehind = new RegExp(`^(?: of)?(?: the)?((?: ${word}){1,8})`, 'u');

/**
 * An amount is the list's if number and unit match and the ingredient's name follows: "the 6 cups water".
 * @param ingredients the texts of the list, in all units
 */
export function stepReader(ingredients: readonly string[]): (text: string) => ReadStep {
  const listed = ingredients.map(listedOf);
  const names = new Set(listed.flatMap((each) => each.names));
  return (text) => {
    const parts: (string | ReadIngredient)[] = [];
    let rest = '';
    let end = 0;
    const add = (until: number): void => {
      if (until > end) parts.push(text.slice(end, until));
      rest += text.slice(end, until);
    };
    for (const { index } of ofOne.test(text) ? [] : text.matchAll(amounts)) {
      const found = index < end ? undefined : ofTheList(text.slice(index), listed);
      if (!found) continue;
      add(index);
      parts.push(found.read);
      // A separator, so that surrounding numbers do not join.
      rest += ' … ';
      end = index + found.length;
    }
    add(text.length);
    const isAsWritten = namesAmount(rest.replace(unscaled, '…'), names);
    return { parts: isAsWritten ? [text] : parts, isAsWritten };
  };
}

function listedOf(text: string): Listed {
  const read = readIngredient(text);
  const name = read.parts.at(-1)?.text.split(/[,;:(/–—]| or /u)[0] ?? '';
  return {
    amount: amountIn(read),
    key: keyOf(read),
    scaling: read.scaling,
    names: wordsOf(name).map(stemOf),
  };
}

function ofTheList(
  text: string,
  listed: readonly Listed[],
): { read: ReadIngredient; length: number } | undefined {
  const [whole = ''] = head.exec(text) ?? [];
  const [all = '', behind = ''] = wordsBehind.exec(text.slice(whole.length)) ?? [];
  if (behind === '') return undefined;
  const amount = amountIn(readIngredient(whole));
  if (amount === undefined) return undefined;
  const words = wordsOf(behind);
  const stems = words.map(stemOf);
  for (const { key, scaling, names } of listed.filter((each) => each.amount === amount)) {
    const other = stems.findIndex((stem) => !names.includes(stem));
    const count = other === -1 ? stems.length : other;
    if (count === 0 || stems[count - 1] !== names.at(-1)) continue;
    const length = whole.length + all.length - ['', ...words.slice(count)].join(' ').length;
    const read = readIngredient(text.slice(0, length));
    if (nameEnds.test(text.slice(length)) && read.scaling === scaling && keyOf(read) === key)
      return { read, length };
  }
  return undefined;
}

function amountIn({ parts }: ReadIngredient): number | undefined {
  const [first] = parts;
  return first && 'amount' in first ? first.amount : undefined;
}

const longForms = new Map(
  Object.entries({
    tbsp: 'tablespoon',
    tsp: 'teaspoon',
    lb: 'pound',
    oz: 'ounce',
    g: 'gram',
    ml: 'milliliter',
  }),
);

function keyOf({ parts }: ReadIngredient): string {
  return parts
    .slice(0, -1)
    .map((part) => {
      if ('amount' in part) return part.amount;
      const written = ('one' in part ? part.one : part.text).trim().toLowerCase().replace('.', '');
      return longForms.get(written) ?? written;
    })
    .filter((each) => each !== '')
    .join(' ');
}

function wordsOf(text: string): string[] {
  return text.match(allWords) ?? [];
}

/** A common stem of singular and plural: "clove" and "cloves". */
function stemOf(name: string): string {
  return name.toLowerCase().replace(/(?<=\p{L}{2})e?s?$/u, '');
}

function namesAmount(text: string, names: ReadonlySet<string>): boolean {
  const isCounted = [...text.matchAll(countedInWords)].some(([, words = '']) =>
    wordsOf(words).some((each) => names.has(stemOf(each))),
  );
  return numeral.test(text) || measuredInWords.test(text) || isCounted;
}
