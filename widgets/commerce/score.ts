export const maxScore = 5;

/** For score bars only. An unrated product shows no score. */
export const defaultScore = 4.5;

const labels = [
  { from: 4.8, label: 'EXCELLENT' },
  { from: 4.5, label: 'GREAT' },
  { from: 3.9, label: 'VERY GOOD' },
] as const;

export type ScoreLabel = (typeof labels)[number]['label'] | 'GOOD';

export function scoreLabel(score: number): ScoreLabel {
  return labels.find(({ from }) => score >= from)?.label ?? 'GOOD';
}

export function scorePercent(score: number): number {
  // Rounded, because 4.4 / 5 * 100 is 88.00000000000001.
  return Math.round((Math.min(Math.max(score, 0), maxScore) / maxScore) * 1000) / 10;
}

/** A score truncated to one decimal, so that 4.79 is never shown as 4.8. */
export function shownScore(score: number): number {
  return Math.floor(score * 10 + 1e-9) / 10;
}

export function formatScore(score: number): string {
  return shownScore(score).toFixed(1);
}

export interface Rating {
  /** Greater than 0, at most 5. */
  score: number;
  count: number | undefined;
}

/** Undefined for an unrated product, which product data encodes as a rating or a count of 0. */
export function ratingOf(score: number | undefined, count?: number | undefined): Rating | undefined {
  return score && count !== 0 ? { score, count } : undefined;
}

const counts = new Intl.NumberFormat('en-US');

export function ratingsText(count: number): string {
  return `${counts.format(count)} ${count === 1 ? 'rating' : 'ratings'}`;
}
