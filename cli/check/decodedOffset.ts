/** Offset in JSON text of a decoded string's UTF-16 unit. @param start position of the opening quote */
export function offsetOfUnit(text: string, start: number, unit: number): number {
  let at = start + 1;
  for (let left = unit; left > 0 && at < text.length && text[at] !== '"'; left--)
    at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? longEscape : shortEscape;
  return at;
}

/** `\u003c`, unlike `\n`. */
const longEscape = 6;
const shortEscape = 2;
