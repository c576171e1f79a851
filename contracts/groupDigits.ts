export function groupDigits(digits: string, separator: string): string {
  const first = digits.length % 3 || 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [digits.slice(0, first), ...groups].join(separator);
}
