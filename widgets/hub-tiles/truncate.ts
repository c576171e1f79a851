const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ellipsis = '...';

/**
 * A text of at most so many characters, as people count them. A longer one is cut to the limit and ends in three dots,
 * which are not counted; blanks before the dots are left out.
 */
export function truncate(text: string, limit: number): string {
  const all = [...characters.segment(text)];
  if (all.length <= limit) return text;
  const kept = all.slice(0, limit).map(({ segment }) => segment);
  return kept.join('').trimEnd() + ellipsis;
}
