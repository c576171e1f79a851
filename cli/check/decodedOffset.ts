/**
 * Where a character of a decoded string stands in the JSON text. Each escape stands for one UTF-16 unit, as each
 * character that is not escaped does.
 *
 * @param text the JSON text
 * @param start where the string's opening quote is
 * @param unit how many units of the decoded string come before the character
 */
export function offsetOfUnit(text: string, start: number, unit: number): number {
  let at = start + 1;
  for (let left = unit; left > 0 && at < text.length && text[at] !== '"'; left--) {
    at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? longEscape : shortEscape;
  }
  return at;
}

/** `\u003c` and `\n`. */
const longEscape = 6;
const shortEscape = 2;
