/**
 * A text without certain characters at its ends, in time that grows with its length alone: an expression that ends in `+$`
 * tries every run of them in the text to its end.
 *
 * @param isDropped whether a character goes; asked for the first and last ones, by UTF-16 units
 */
export function trimmed(text: string, isDropped: (character: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isDropped(text.charAt(start))) start++;
  while (end > start && isDropped(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
