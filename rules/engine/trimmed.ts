/**
 * An expression that ends in `+$` would retry each run of dropped characters.
 * @param isDropped called for characters at both ends, by UTF-16 units
 */
export function trimmed(text: string, isDropped: (character: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isDropped(text.charAt(start))) start++;
  while (end > start && isDropped(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
