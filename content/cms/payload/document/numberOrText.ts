/**
 * Some fields hold a number or a text, such as `24` or `"24 %"`, where Payload has only a text. As in a spreadsheet, an
 * apostrophe before it makes a text of what reads as a number. Where texts are the rule, `"24"` is a text, and an equals
 * sign before it makes a number.
 */
export type NumbersIn = 'unless-marked' | 'where-marked';

const textMark = "'";
const numberMark = '=';

/** What is written in Payload for a number or a text. */
export function writeNumberOrText(value: number | string, numbers: NumbersIn): string {
  if (typeof value === 'number') return numbers === 'where-marked' ? `${numberMark}${value}` : String(value);
  return readNumberOrText(value, numbers) === value ? value : `${textMark}${value}`;
}

/** What a text that was written in Payload means. */
export function readNumberOrText(text: string, numbers: NumbersIn): number | string {
  if (text.startsWith(textMark)) return text.slice(textMark.length);
  if (numbers === 'unless-marked') return readNumber(text) ?? text;
  return text.startsWith(numberMark) ? (readNumber(text.slice(numberMark.length)) ?? text) : text;
}

/** Only what is written as a number is written: `1e3`, `007` and `24.` are texts. */
function readNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : undefined;
}
