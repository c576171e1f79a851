import { slowGrowth } from './growth.ts';

function work(steps: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum * 31 + step) % 1_000_003;
  return sum;
}

describe('how the time of something grows', () => {
  test('is told where it grows with the square of what it is given', async () =>
    expect(await slowGrowth((length) => work(length * length), 40_000)).toMatch(
      /^\d+ took \d+ ms of a processor/,
    ));

  test('is nobody’s business where it grows with the length, however long it takes', async () =>
    expect(await slowGrowth((length) => work(length * 1_500), 40_000)).toBeUndefined());

  test('is tried up to the longest, which need not be a power of two', async () => {
    const tried: number[] = [];
    await slowGrowth((length) => tried.push(length), 63_001);
    expect(new Set(tried)).toEqual(new Set([1_968, 3_937, 7_875, 15_750, 31_500, 63_001]));
  });
});
