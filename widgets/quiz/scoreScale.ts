import { type RangedResponse, rangeHolding } from '#contracts/quizScoring.ts';

/** Positions and lengths are fractions of the whole scale, from 0 to 1. */
export interface ScoreScale {
  low: number;
  high: number;
  at: number;
  bands: readonly { start: number; length: number; holdsScore: boolean }[];
}

/** Each score occupies this length, so that the last one of a range lies inside its band. */
const step = 1;

/**
 * The last range extends to the maximum. Undefined if ranges overlap or run backwards: a drawing would
 * mislead. `maximum` is the highest possible score, if known.
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

/** Undefined if a score lies between the two ranges. */
function edgeBetween(high: number | undefined, low: number): number | undefined {
  return high !== undefined && low - high <= step ? (high + low) / 2 : undefined;
}
