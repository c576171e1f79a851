import {
  bmiCategories,
  bmiCategory,
  bodyMassIndex,
  healthyWeights,
  shownBmi,
} from '#widgets/calculator/formulas/bodyMassIndex.ts';
import { centimetres, feetAndInches, kilograms, pounds } from '#widgets/calculator/formulas/units.ts';

const nameOf = (index: number) => bmiCategories[bmiCategory(index)]?.name;

describe('the body mass index', () => {
  test('is weight by the square of height', () =>
    expect(bodyMassIndex({ kilograms: 70, centimetres: 175 })).toBeCloseTo(22.857, 3));
  test('is the same from pounds and feet, within the rounding of the factor 703', () => {
    const metric = bodyMassIndex({ kilograms: kilograms(160), centimetres: centimetres(5, 9) });
    expect(metric).toBeCloseTo((703 * 160) / 69 ** 2, 2);
  });

  test.each([
    [18.49, 'Underweight'],
    [18.5, 'Healthy weight'],
    [24.99, 'Healthy weight'],
    [25, 'Overweight'],
    [29.99, 'Overweight'],
    [30, 'Obesity, class 1'],
    [34.99, 'Obesity, class 1'],
    [35, 'Obesity, class 2'],
    [39.99, 'Obesity, class 2'],
    [40, 'Obesity, class 3'],
    [120, 'Obesity, class 3'],
  ])('of %s is called "%s"', (index, name) => expect(nameOf(index)).toBe(name));

  test.each([
    [22.857, '22.9'],
    [24.94, '24.9'],
    [24.96, '24.9'],
    [24.999, '24.9'],
    [25, '25.0'],
    [18.46, '18.4'],
    [18.5, '18.5'],
    [39.97, '39.9'],
  ])('of %s is shown as %s, never in another category than its own', (index, shown) => {
    expect(shownBmi(index)).toBe(shown);
    expect(nameOf(Number(shown))).toBe(nameOf(index));
  });

  test('is in the healthy range for the weights that are told', () => {
    const { min, max } = healthyWeights(170);
    expect(nameOf(bodyMassIndex({ kilograms: min, centimetres: 170 }))).toBe('Healthy weight');
    expect(nameOf(bodyMassIndex({ kilograms: max - 0.1, centimetres: 170 }))).toBe('Healthy weight');
    expect(nameOf(bodyMassIndex({ kilograms: min - 0.1, centimetres: 170 }))).toBe('Underweight');
    expect(nameOf(bodyMassIndex({ kilograms: max, centimetres: 170 }))).toBe('Overweight');
  });
});

describe('units', () => {
  test('are exact by definition', () => {
    expect(kilograms(100)).toBe(45.359237);
    expect(centimetres(6, 0)).toBeCloseTo(182.88, 10);
  });
  test('come back as they were', () => {
    expect(pounds(kilograms(163.5))).toBeCloseTo(163.5, 10);
    expect(feetAndInches(centimetres(5, 11))).toEqual({ feet: 5, inches: 11 });
  });
  test('never say 12 inches', () => expect(feetAndInches(182.7)).toEqual({ feet: 6, inches: 0 }));
});
