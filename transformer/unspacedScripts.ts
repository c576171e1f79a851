/** Prolonged sound marks belong to two scripts; vowel signs and tone marks to their script. */
export const unspacedRuns =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ]+|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/** Whether a run is Chinese or Japanese, where each character is a syllable or a word. */
export function isEastAsian(run: string): boolean {
  return /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ーｰ]/u.test(run);
}
