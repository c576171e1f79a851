import {
  activityLevels,
  maintenanceCalories,
  restingCalories,
} from '#widgets/calculator/formulas/calorieNeeds.ts';

const body = { kilograms: 70, centimetres: 170, age: 40 };

describe('calories', () => {
  test('at rest follow the equation, in its two forms', () => {
    expect(restingCalories({ ...body, sex: 'female' })).toBe(700 + 1062.5 - 200 - 161);
    expect(restingCalories({ ...body, sex: 'male' })).toBe(700 + 1062.5 - 200 + 5);
  });
  test('have five factors', () =>
    expect(activityLevels.map(({ factor }) => factor)).toEqual([1.2, 1.375, 1.55, 1.725, 1.9]));
  test('to keep a weight are those at rest times the factor, to the nearest ten', () =>
    expect(
      activityLevels.map(({ factor }) => maintenanceCalories({ ...body, sex: 'female' }, factor)),
    ).toEqual([1680, 1930, 2170, 2420, 2660]));
});
