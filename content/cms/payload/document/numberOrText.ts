/**
 * Payload has texts only: an apostrophe marks a text that looks like a number,
 * or, where texts are the rule, an equals sign marks a number.
 */
export type NumbersIn = 'unless-marked' | 'where-marked';

const textMark = "'";
const numberMark = '=';

export function writeNumberOrText(value: number | string, numbers: NumbersIn): string {
  if (typeof value === 'number') return numbers === 'where-marked' ? `${numberMark}${value}` : String(value);
  return readNumberOrText(value, numbers) === value ? value : `${textMark}${value}`;
}

export function readNumberOrText(text: string, numbers: NumbersIn): number | string {
  if (text.startsWith(textMark)) return text.slice(textMark.length);
  if (numbers === 'unless-marked') return readNumber(text) ?? text;
  return text.startsWith(numberMark) ? (readNumber(text.slice(numberMark.length)) ?? text) : text;
}

/** `1e3`, `007` and `24.` are texts. */
function readNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : undefined;
}
