import {
  isLow,
  isSevere,
  meanPressure,
  pressureCategories,
  pressureCategory,
} from '#widgets/calculator/formulas/bloodPressure.ts';

const nameOf = (systolic: number, diastolic: number) =>
  pressureCategories[pressureCategory({ systolic, diastolic })]?.name;

describe('a blood pressure', () => {
  test.each([
    [119, 79, 'Normal'],
    [120, 79, 'Elevated'],
    [129, 79, 'Elevated'],
    [119, 80, 'High, stage 1'],
    [120, 80, 'High, stage 1'],
    [130, 79, 'High, stage 1'],
    [139, 89, 'High, stage 1'],
    [140, 79, 'High, stage 2'],
    [119, 90, 'High, stage 2'],
    [200, 130, 'High, stage 2'],
    [85, 55, 'Normal'],
  ])('of %i over %i is called "%s"', (systolic, diastolic, name) =>
    expect(nameOf(systolic, diastolic)).toBe(name),
  );

  test.each([
    [180, 120, false],
    [181, 80, true],
    [120, 121, true],
    [181, 121, true],
  ])('of %i over %i is severe: %s', (systolic, diastolic, severe) =>
    expect(isSevere({ systolic, diastolic })).toBe(severe),
  );

  test.each([
    [90, 60, false],
    [89, 60, true],
    [90, 59, true],
  ])('of %i over %i is low: %s', (systolic, diastolic, low) =>
    expect(isLow({ systolic, diastolic })).toBe(low),
  );
});

describe('the mean of readings', () => {
  test('is that of each number, in whole ones', () =>
    expect(
      meanPressure([
        { systolic: 128, diastolic: 80 },
        { systolic: 131, diastolic: 79 },
      ]),
    ).toEqual({ systolic: 130, diastolic: 80 }));
  test('of one is that one, and of none there is none', () => {
    expect(meanPressure([{ systolic: 118, diastolic: 76 }])).toEqual({ systolic: 118, diastolic: 76 });
    expect(meanPressure([])).toBeUndefined();
  });
});
