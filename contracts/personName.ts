/** Normal form of a person's name: ignores case, blanks and Unicode normalisation. */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}
