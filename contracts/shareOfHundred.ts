const percent = /^[~≈]?\s?(\d{1,3}(?:[.,]\d+)?)\s?%$/;
const ratio = /^(\d{1,6}) (?:in|of|out of|de|de cada) (\d{1,6})$/i;

/** More would be too small to count. */
const mostCounted = 100;

export interface DrawnShare {
  filled: number;
  of: number;
}

/** "3 of 4" as 3 of 4 dots; a percentage, and a ratio of more than 100, as so many of 100. */
export function drawnShare(figure: string): DrawnShare | undefined {
  const [, part, whole] = ratio.exec(figure.trim()) ?? [];
  const [filled, of] = [Number(part), Number(whole)];
  if (of > 0 && of <= mostCounted && filled <= of) return { filled, of };
  const share = shareOfHundred(figure);
  return share === undefined ? undefined : { filled: share, of: 100 };
}

/**
 * "43%", "14.5%" or "1 in 5" as a whole number of 100; undefined for other texts. All and none are exact:
 * 99.7% is 99, 0.2% is 1.
 */
export function shareOfHundred(figure: string): number | undefined {
  const text = figure.trim();
  const [, value] = percent.exec(text) ?? [];
  const [, part, whole] = ratio.exec(text) ?? [];
  const share = value === undefined ? (100 * Number(part)) / Number(whole) : Number(value.replace(',', '.'));
  if (!(share >= 0 && share <= 100)) return undefined;
  if (share === 0 || share === 100) return share;
  return Math.min(99, Math.max(1, Math.round(share)));
}
