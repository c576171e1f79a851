import { numericQuantity } from 'numeric-quantity';
import type { Scaling } from '#contracts/cooking/recipe.ts';
import { formsOfUnit, isMeasure, isMetric, isPackage, isSmallMetric, measure, unit } from './units.ts';

/** A piece of an ingredient's text: fixed words, an amount, or a unit with singular and plural. */
export type IngredientPart =
  | { text: string }
  | { text: string; amount: number; isDecimal: boolean }
  | { text: string; one: string; several: string };

export interface ReadIngredient {
  parts: readonly IngredientPart[];
  scaling: Scaling | undefined;
}

/** Larger amounts are implausible. */
const mostAmount = 100_000;

export const gap = String.raw`[ \u00a0\u202f]`;
const vulgar = '[½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
const fraction = String.raw`(?:\d{1,2}[/⁄]\d{1,2}|${vulgar})`;
/** "1 1/2", "1 and 1/2", "1-1/2"; "1½"; "1/2"; "1,500"; "0.5", "12". */
export const amountPattern = String.raw`(?:\d{1,3}(?:${gap}and${gap}|${gap}|-)${fraction}|\d{1,3}${vulgar}|${fraction}|[1-9]\d{0,2}(?:,\d{3})+|\d{1,6}(?:\.\d{1,3})?)`;

/** An amount or a range, and a known unit, which must end there. */
export const head = new RegExp(
  String.raw`^(${amountPattern})(?:(${gap}?[-–]${gap}?|${gap}to${gap})(${amountPattern}))?(?:(${gap}?)(${unit}))?(?=[\s,()]|$)`,
  'i',
);
/** The content of a package: "(15 oz)", "(14-ounce)", "(400 g each)". */
const size = String.raw`${gap}\((?:about${gap})?${amountPattern}(?:${gap}|-)?${measure}(?:${gap}each)?\)`;
/** "1 (15 oz) can": the package after its size. */
const sizedPackage = new RegExp(`^(${size}${gap})(${unit})`, 'i');
const sizeBehind = new RegExp(`^${size}`, 'i');
/** A continued amount: "1 lb 4 oz", "1 cup plus 2 tablespoons". */
const further = new RegExp(
  `^(${gap}(?:(?:plus|and|[+&])${gap})?)(${amountPattern})(${gap}?)(${measure})`,
  'i',
);
/** The same amount in other units: "1 cup (240 ml)", "4 cups (1 quart/950 ml)". */
const inParentheses = /^ ?\([^()]{1,60}\)/;
const inOtherUnit = new RegExp(
  String.raw`^(${gap}?\((?:about${gap})?|${gap}?[/,;]${gap}?|${gap}or${gap})(${amountPattern})(${gap}?)(${measure})`,
  'i',
);

/** Numbers that are not amounts: "1-inch pieces", "7-grain", "2%", "6 oz each". */
const sizes = new RegExp(
  String.raw`\d{1,3}(?:[./⁄]\d{1,3})?-(?=[a-z])|\d{1,3}%|${amountPattern}${gap}?${measure}${gap}each\b`,
  'gi',
);
/** In any script: "½", "²⁄₃", "٣". */
const number = /\p{N}/u;
/** Not the name of a countable thing: "1 1/2-inch piece", "1 (2 lb) squash". */
const notName = /^\s*[(\p{N}%°º"″”]/u;
/** Numbers that measure or name something: "9 inch crust", "70 percent chocolate", "5 spice powder". */
const measuredOrNamed = new RegExp(
  `^${gap}(?:(?:per ?cent|inch(?:es)?|in|cm|mm|degrees?|[cf]|proof|grains?|spices?|(?:year|month|week|day|hour|minute)s?)(?![a-z])` +
    `|(?:cheese|bean|seed|nut|berry|fruit|vegetable|herb|ingredient)${gap}[a-z])`,
  'i',
);
export const counting =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|dozen|half|third|quarter|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|docena|medi[ao]';
const numberWord = `(?:an?|una?|(?:a )?(?:${counting}))`;
/** The amount continues in words: "1 and a half", "2 or three", "1 cup, or a can". */
const continuation = new RegExp(
  `^${gap}(?:and|or|to|x|×|by|plus|[&+/–-])(?![a-z])|\\b(?:and|or|plus|to)${gap}${numberWord}\\b`,
  'i',
);
/** "(one quart)", "juice of a lemon", "a pinch". Not "2 dozen", "in half" or "one-inch pieces". */
const wordAmount = new RegExp(
  `(?<!^${gap}|\\b(?:in|into)${gap})\\b(?:${counting})s?(?![-\\w])|\\bof${gap}an?\\b|\\ban?${gap}${unit}`,
  'i',
);
/** An amount entirely in words: "a handful of parsley". "A few leaves" does not scale. */
const inWords = new RegExp(`^(?:about${gap}|around${gap})?${numberWord}\\b(?!${gap}(?:few|little|bit))`, 'i');
/** Ambiguous between thousands and thousandths: "1.500", "1,250". */
const pointBeforeThree = /^[1-9]\d*\.\d{3}$/;

/**
 * Parses amounts: "1 1/2 cups lentils", "2–3 carrots", "1 (15 oz) can beans".
 * All or nothing: a text with any number left over stays as written.
 */
export function readIngredient(text: string): ReadIngredient {
  return (
    understood(text) ?? {
      parts: [{ text }],
      scaling: [number, inWords, wordAmount].some((how) => how.test(text.trim())) ? 'never' : undefined,
    }
  );
}

function understood(text: string): ReadIngredient | undefined {
  const found = head.exec(text);
  if (!found) return undefined;
  const [whole, least = '', between = '', most, space = '', counted = ''] = found;
  const [from, to] = [readAmount(least, counted), readAmount(most ?? least, counted)];
  // A descending range is not a range: "2 - 1/2".
  if (from === undefined || to === undefined || (most !== undefined && from >= to)) return undefined;
  const parts: IngredientPart[] = [
    amountPart(least, from, counted),
    ...(most === undefined ? [] : [{ text: between }, amountPart(most, to, counted)]),
    { text: space },
    unitPart(counted),
  ];
  const more =
    counted === '' ? behindNumber(text.slice(whole.length)) : behindUnit(counted, text.slice(whole.length));
  if (!more) return undefined;
  parts.push(...more.parts);
  if (continuation.test(more.rest) || wordAmount.test(more.rest)) return undefined;
  if (number.test(more.rest.replace(sizes, ''))) return undefined;
  parts.push({ text: more.rest });
  return {
    parts: parts.filter((part) => part.text !== ''),
    // Counted things have the author's grammatical number: "1 onion" is not "2 onion".
    scaling: counted !== '' || more.parts.length > 0 ? 'always' : to > 1 ? 'several' : 'one',
  };
}

interface More {
  parts: readonly IngredientPart[];
  rest: string;
}

/** After a bare number: a package size and the package, or the name of a thing. */
function behindNumber(rest: string): More | undefined {
  const [whole, size = '', counted = ''] = sizedPackage.exec(rest) ?? [];
  if (whole === undefined) {
    return notName.test(rest) || measuredOrNamed.test(rest) ? undefined : { parts: [], rest };
  }
  if (!isPackage(counted)) return undefined;
  return { parts: [{ text: size }, unitPart(counted)], rest: rest.slice(whole.length) };
}

/** After a unit: a continued amount, and the same in parentheses. For a package, its content. */
function behindUnit(counted: string, rest: string): More | undefined {
  if (isPackage(counted)) {
    const [size = ''] = sizeBehind.exec(rest) ?? [];
    return { parts: [{ text: size }], rest: rest.slice(size.length) };
  }
  if (!isMeasure(counted)) return { parts: [], rest };
  const onTop = quantities(further, rest);
  const again = inParentheses.exec(onTop.rest)?.[0];
  if (again === undefined) return onTop;
  const same = quantities(inOtherUnit, again);
  // Parentheses with words are words; numbers in them are checked with the rest.
  if (same.rest !== ')') return onTop;
  return {
    parts: [...onTop.parts, ...same.parts, { text: ')' }],
    rest: onTop.rest.slice(again.length),
  };
}

function quantities(pattern: RegExp, text: string): More {
  const parts: IngredientPart[] = [];
  let rest = text;
  for (let found = pattern.exec(rest); found; found = pattern.exec(rest)) {
    const [whole, leading = '', written = '', space = '', counted = ''] = found;
    const value = readAmount(written, counted);
    if (value === undefined) break;
    parts.push({ text: leading }, amountPart(written, value, counted), { text: space }, unitPart(counted));
    rest = rest.slice(whole.length);
  }
  return { parts, rest };
}

/**
 * Undefined for zero, implausible amounts, improper fractions and ambiguous thousands.
 * A comma with grams or milliliters means thousands.
 */
function readAmount(written: string, counted: string): number | undefined {
  if (pointBeforeThree.test(written) || (written.includes(',') && !isSmallMetric(counted))) return undefined;
  const [above, below] = /^.+\D(\d{1,2})[/⁄](\d{1,2})$/s.exec(written)?.slice(1).map(Number) ?? [];
  if (above !== undefined && below !== undefined && above >= below) return undefined;
  const value = numericQuantity(written.replace(/ ?and ?|[-\u00a0\u202f]/gi, ' ').replaceAll(',', ''), {
    round: false,
  });
  return Number.isFinite(value) && value > 0 && value <= mostAmount ? value : undefined;
}

function amountPart(text: string, value: number, counted: string): IngredientPart {
  return { text, amount: value, isDecimal: text.includes('.') || isMetric(counted) };
}

function unitPart(counted: string): IngredientPart {
  return { text: counted, ...formsOfUnit(counted) };
}
