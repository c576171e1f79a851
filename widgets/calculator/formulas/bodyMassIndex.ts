import type { Bounds } from './readNumber.ts';

/**
 * The body mass index of adults, with the categories of the Centers for Disease Control and Prevention.
 * Children's categories depend on age and sex.
 */

/** Plausible measures of adults. Others are typing errors, or need a doctor. */
export const bodyBounds = {
  kilograms: { min: 20, max: 500 },
  centimetres: { min: 100, max: 250 },
} satisfies Record<string, Bounds>;

const squareCentimetres = 10_000;

/** The categories are valid from this age, in years. */
export const bmiAge: Bounds = { min: 20, max: 120 };

export interface BmiCategory {
  name: string;
  from: number;
}

export const bmiCategories: readonly BmiCategory[] = [
  { name: 'Underweight', from: 0 },
  { name: 'Healthy weight', from: 18.5 },
  { name: 'Overweight', from: 25 },
  { name: 'Obesity, class 1', from: 30 },
  { name: 'Obesity, class 2', from: 35 },
  { name: 'Obesity, class 3', from: 40 },
];

/** Weight divided by height squared, in kg/m². */
export function bodyMassIndex({ kilograms, centimetres }: Body): number {
  // This order keeps whole centimetres exactly on a limit, without a rounding error below it.
  return (kilograms * squareCentimetres) / centimetres ** 2;
}

export interface Body {
  kilograms: number;
  centimetres: number;
}

/** The index of the category. Each begins at its limit and ends just before the next one. */
export function bmiCategory(index: number): number {
  return bmiCategories.findLastIndex(({ from }) => index >= from);
}

/** The index to one decimal, truncated if rounding would lift it into the next category: 24.96 is "24.9". */
export function shownBmi(index: number): string {
  const rounded = Math.round(index * 10) / 10;
  const isLifted = bmiCategory(rounded) !== bmiCategory(index);
  return (isLifted ? Math.floor(index * 10) / 10 : rounded).toFixed(1);
}

/** In kilograms, for a height. */
export function healthyWeights(centimetres: number): Bounds {
  const [, healthy, above] = bmiCategories;
  const weightAt = (index = 0): number => (index * centimetres ** 2) / squareCentimetres;
  return { min: weightAt(healthy?.from), max: weightAt(above?.from) };
}
