/**
 * Offset in JSON text of a decoded string's unit. An escape or plain character is one UTF-16 unit.
 * @param start position of the string's opening quote @param unit units before the character
 */
export function offsetOfUnit(text: string, start: number, unit: number): number {
  let at = start + 1;
  for (let left = unit; left > 0 && at < text.length && text[at] !== '"'; left--) {
    at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? longEscape : shortEscape;
  }
  return at;
}

/** `\u003c`, unlike `\n`. */
const longEscape = 6;
const shortEscape = 2;
