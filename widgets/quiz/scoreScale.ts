import { type RangedResponse, rangeHolding } from '#contracts/quizScoring.ts';

/** A scale of scores, to be drawn. Places and lengths are shares of its whole length, from 0 to 1. */
export interface ScoreScale {
  /** The scores at its ends. */
  low: number;
  high: number;
  /** The place of the score. */
  at: number;
  bands: readonly { start: number; length: number; holdsScore: boolean }[];
}

/** Each score has a place of this length, so that one at the end of a range lies inside its band. */
const step = 1;

/**
 * Where a score lies among the ranges that it is looked up in. The last range reaches to the highest score. Undefined
 * where ranges overlap or run backwards: what is drawn of them would mislead. Pure.
 *
 * @param maximum - the highest score there is, where the quiz says so
 */
export function scoreScale(
  score: number,
  ranges: readonly RangedResponse<unknown>[],
  maximum = Number.NEGATIVE_INFINITY,
): ScoreScale | undefined {
  if (ranges.length < 2 || ranges.some(isOutOfOrder)) return undefined;
  const low = Math.min(score, ...ranges.map((range) => range.low));
  const high = Math.max(score, maximum, ...ranges.map((range) => range.high));
  const start = low - step / 2;
  const share = (value: number): number => (value - start) / (high - low + step);

  const holding = rangeHolding(score, ranges);
  const bands = ranges.map((range, index) => {
    const next = ranges[index + 1];
    const bandStart = share(edgeBetween(ranges[index - 1]?.high, range.low) ?? range.low - step / 2);
    const bandEnd = next ? (edgeBetween(range.high, next.low) ?? range.high + step / 2) : high + step / 2;
    return { start: bandStart, length: share(bandEnd) - bandStart, holdsScore: range === holding };
  });
  return { low, high, at: share(score), bands };
}

function isOutOfOrder(
  { low, high }: RangedResponse<unknown>,
  index: number,
  all: readonly RangedResponse<unknown>[],
): boolean {
  const before = all[index - 1];
  return high < low || (before !== undefined && low <= before.high);
}

/** The middle between two ranges that follow each other; undefined where scores lie between them. */
function edgeBetween(high: number | undefined, low: number): number | undefined {
  return high !== undefined && low - high <= step ? (high + low) / 2 : undefined;
}
