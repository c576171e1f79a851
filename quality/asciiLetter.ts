/** Whether a UTF-16 unit is a letter of ASCII, of either case. */
export function isAsciiLetter(unit: number): boolean {
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x7a;
}
