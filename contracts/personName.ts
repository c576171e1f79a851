/**
 * By what two ways of writing a person's name are known as the same: neither case nor blanks nor how an accent is
 * encoded make another person.
 */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
