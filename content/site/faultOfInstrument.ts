import type { InstrumentContent } from '../../schemas/generated/types.ts';

/**
 * What no schema can say of an instrument: each score has one band, and the first answer to an item about self-harm is
 * the one that tells of none. In words; undefined where all is well.
 */
export function faultOfInstrument({ items, answers, bands }: InstrumentContent): string | undefined {
  const pointsOf = (given: typeof answers): number[] => given.map(({ points }) => points);
  const sum = (of: (points: number[]) => number): number =>
    items.reduce((total, item) => total + of(pointsOf(item.answers ?? answers)), 0);
  const lowest = sum((points) => Math.min(...points));
  const highest = sum((points) => Math.max(...points));

  const [first] = bands;
  if (!first || first.from > lowest) return `a score of ${lowest} has no band`;
  const misplaced = bands.find(({ from }, index) => from <= (bands[index - 1]?.from ?? -1));
  if (misplaced) return `the band from ${misplaced.from} does not begin above the one before it`;
  const unreached = bands.find(({ from }) => from > highest);
  if (unreached) return `nobody reaches the band from ${unreached.from}: the highest score is ${highest}`;
  const twisted = items.find(({ asksAboutSelfHarm, answers: own = answers }) => {
    const [none = 0, ...others] = pointsOf(own);
    return asksAboutSelfHarm && others.some((points) => points <= none);
  });
  if (twisted)
    return `"${twisted.text}" asks about self-harm, and its first answer has not the fewest points`;
  return undefined;
}
