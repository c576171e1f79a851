import { rangesOfTotal, type ScoredResponse } from '#contracts/quizScoring.ts';
import { scoreScale } from '#widgets/quiz/QuizResultView.tsx';

const ranges = (...all: [number, number][]) =>
  rangesOfTotal(
    all.map(([low, high]): ScoredResponse => ({ range: { low, high } })),
    'simple',
  );
const sleep = ranges([0, 2], [3, 5], [6, 11]);
const rounded = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 100) / 100;

describe('the scale of a score', () => {
  test('goes from the lowest to the highest score of the ranges', () =>
    expect(scoreScale(4, sleep)).toMatchObject({ low: 0, high: 11 }));

  test('goes to the highest score of the quiz where the last range ends before', () =>
    expect(scoreScale(4, sleep, 15)).toMatchObject({ low: 0, high: 15 }));

  test('has bands that touch each other, from end to end', () => {
    const bands = scoreScale(4, sleep)?.bands ?? [];
    expect(bands.map(({ start }) => rounded(start))).toEqual([0, 0.25, 0.5]);
    expect(bands.map(({ length }) => rounded(length))).toEqual([0.25, 0.25, 0.5]);
  });

  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [11, 2],
  ])('shows a score of %i inside its band', (score, band) => {
    const scale = scoreScale(score, sleep);
    const { start = 1, length = 0 } = scale?.bands[band] ?? {};
    expect(scale?.bands.map(({ hasScore }) => hasScore).indexOf(true)).toBe(band);
    expect(scale?.at).toBeGreaterThan(start);
    expect(scale?.at).toBeLessThan(start + length);
  });

  test('reaches as far as a score beyond the ranges: the last has no upper end', () => {
    const scale = scoreScale(20, sleep);
    expect(scale?.high).toBe(20);
    expect(scale?.bands.at(-1)).toMatchObject({ hasScore: true });
    expect(scoreScale(-4, sleep)).toMatchObject({ low: -4 });
  });

  test('leaves the place between two ranges free, and no band holds a score there', () => {
    const scale = scoreScale(5, ranges([0, 2], [7, 9]));
    expect(scale?.bands.map(({ start, length }) => [rounded(start), rounded(start + length)])).toEqual([
      [0, 0.3],
      [0.7, 1],
    ]);
    expect(scale?.bands.some(({ hasScore }) => hasScore)).toBe(false);
  });

  test.each([
    ['no range', ranges()],
    ['a single one', ranges([0, 9])],
    ['some that overlap', ranges([0, 5], [5, 9])],
    ['some that run backwards', ranges([5, 9], [0, 4])],
  ])('is not drawn of %s', (_what, given) => expect(scoreScale(3, given)).toBeUndefined());
});
