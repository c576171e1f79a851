import type { EvidenceResult } from '#schemas/generated/types.ts';

/** Percent of the width left free at both ends, so that a dot at an end is whole. */
const margin = 4;

export function rangeOf({ value, lower, upper }: EvidenceResult): readonly [number, number] | undefined {
  if (value === undefined || lower === undefined || upper === undefined) return undefined;
  return lower <= value && value <= upper ? [lower, upper] : undefined;
}

function extentOf(results: readonly EvidenceResult[]): readonly [number, number] {
  const shown = results.flatMap((result) => [result.value ?? 0, ...(rangeOf(result) ?? [])]);
  return [Math.min(0, ...shown), Math.max(0, ...shown)];
}

export function scaleOf(results: readonly EvidenceResult[]): (value: number) => number {
  const [from, to] = extentOf(results);
  const width = to - from;
  return (value) => (width === 0 ? 50 : margin + ((value - from) / width) * (100 - 2 * margin));
}

/** Steps between the marks of an axis at most, and where numbers have more characters than fit five times. */
const mostSteps = 5;
const fewSteps = 2;
const longestOfMany = 4;

/** Round numbers on the scale, zero among them. */
export function ticksOf(results: readonly EvidenceResult[]): number[] {
  const [from, to] = extentOf(results);
  const width = to - from;
  if (width === 0) return [0];
  const isLong = [from, to].some((end) => String(Math.round(end)).length > longestOfMany);
  const steps = isLong ? fewSteps : mostSteps;
  const power = 10 ** Math.floor(Math.log10(width / steps));
  const step = power * ([1, 2, 5].find((factor) => width <= factor * power * steps) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  // Multiples of a decimal step are not exact.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toPrecision(12)));
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
