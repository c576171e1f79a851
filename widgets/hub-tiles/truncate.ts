const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ellipsis = '...';

/** Truncates to a number of graphemes, plus three dots that do not count; trims blanks before the dots. */
export function truncate(text: string, limit: number): string {
  const all = [...characters.segment(text)];
  if (all.length <= limit) return text;
  const kept = all.slice(0, limit).map(({ segment }) => segment);
  return kept.join('').trimEnd() + ellipsis;
}
