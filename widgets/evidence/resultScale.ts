import type { EvidenceResult } from '#schemas/generated/types.ts';

/** Percent of the width left free at both ends, so that a dot at an end is whole. */
const margin = 4;

export function rangeOf({ value, lower, upper }: EvidenceResult): readonly [number, number] | undefined {
  if (value === undefined || lower === undefined || upper === undefined) return undefined;
  return lower <= value && value <= upper ? [lower, upper] : undefined;
}

export function scaleOf(results: readonly EvidenceResult[]): (value: number) => number {
  const shown = results.flatMap((result) => [result.value ?? 0, ...(rangeOf(result) ?? [])]);
  const from = Math.min(0, ...shown);
  const width = Math.max(0, ...shown) - from;
  return (value) => (width === 0 ? 50 : margin + ((value - from) / width) * (100 - 2 * margin));
}

/** Pixels, of the dot of the largest result, and of the smallest that can be seen. */
export const largestRadius = 11;
const smallestRadius = 3;
export const equalRadius = 6;

export function differInSize(results: readonly EvidenceResult[]): boolean {
  return new Set(results.flatMap(({ people }) => people ?? [])).size > 1;
}

/** Maps numbers of people to radii: areas are in proportion. Equal dots where the numbers are, or are unknown. */
export function radiusOf(results: readonly EvidenceResult[]): (people: number | undefined) => number {
  if (!differInSize(results)) return () => equalRadius;
  const largest = Math.max(...results.map(({ people = 0 }) => people));
  return (people) =>
    people === undefined
      ? smallestRadius
      : Math.max(smallestRadius, largestRadius * Math.sqrt(people / largest));
}
