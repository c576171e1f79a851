/** Scores, ratings and their labels. */

/** Scores are out of this. */
export const maxScore = 5;

/**
 * The score of a score bar that is not told one. No product ever gets it: a product without a rating or an Overall
 * criterion shows no score.
 */
export const defaultScore = 4.5;

const labels = [
  { from: 4.8, label: 'EXCELLENT' },
  { from: 4.5, label: 'GREAT' },
  { from: 3.9, label: 'VERY GOOD' },
] as const;

export type ScoreLabel = (typeof labels)[number]['label'] | 'GOOD';

/** What a score is called. */
export function scoreLabel(score: number): ScoreLabel {
  return labels.find(({ from }) => score >= from)?.label ?? 'GOOD';
}

/** How much of a bar's full width a score fills, in percent: 4.5 gives 90. */
export function scorePercent(score: number): number {
  // Rounded, because 4.4 / 5 * 100 is 88.00000000000001.
  return Math.round((Math.min(Math.max(score, 0), maxScore) / maxScore) * 1000) / 10;
}

/** A score to the decimal that readers see. Cut, so that 4.79 is never shown as 4.8. */
export function shownScore(score: number): number {
  return Math.floor(score * 10 + 1e-9) / 10;
}

/** A score as readers see it, always with one decimal: `4.8`, `4.0`. */
export function formatScore(score: number): string {
  return shownScore(score).toFixed(1);
}

/** A rating that somebody has given. */
export interface Rating {
  /** Above 0, up to 5. */
  score: number;
  /** How many have given it; undefined where that is not known. */
  count: number | undefined;
}

/**
 * The rating of a product; undefined where nobody has rated it. Product data says so by a rating of 0, which nobody can
 * give, or by a number of ratings of 0, whatever the rating beside it.
 */
export function givenRating(score: number | undefined, count?: number | undefined): Rating | undefined {
  return score && count !== 0 ? { score, count } : undefined;
}

const counts = new Intl.NumberFormat('en-US');

/** How many have rated, in words: `1 rating`, `1,248 ratings`. */
export function ratingsText(count: number): string {
  return `${counts.format(count)} ${count === 1 ? 'rating' : 'ratings'}`;
}
