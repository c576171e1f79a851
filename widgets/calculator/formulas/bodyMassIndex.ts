import type { Bounds } from './readNumber.ts';

/**
 * The body mass index of adults, with the categories of the Centers for Disease Control and Prevention. Those of
 * children depend on age and sex, and are others.
 */

/** What bodies of adults measure. What lies outside is a slip of the keyboard, or has to be measured by a doctor. */
export const bodyBounds = {
  kilograms: { min: 20, max: 500 },
  centimetres: { min: 100, max: 250 },
} satisfies Record<string, Bounds>;

/** In a square metre. */
const squareCentimetres = 10_000;

/** The categories hold from this age, in years. */
export const bmiAge: Bounds = { min: 20, max: 120 };

export interface BmiCategory {
  name: string;
  /** The lowest index of it; what is below the first is counted to that. */
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

/** Weight by the square of height, in kilograms by square metres. */
export function bodyMassIndex({ kilograms, centimetres }: Body): number {
  // In this order what whole centimetres put on a limit is on it, and not a rounding error below.
  return (kilograms * squareCentimetres) / centimetres ** 2;
}

export interface Body {
  kilograms: number;
  centimetres: number;
}

/** The place of the index among the categories. Each begins at its limit, and ends right before the next one's. */
export function bmiCategory(index: number): number {
  return bmiCategories.findLastIndex(({ from }) => index >= from);
}

/** The index to one decimal, cut where rounding would lift it into the next category: 24.96 is "24.9". */
export function shownBmi(index: number): string {
  const rounded = Math.round(index * 10) / 10;
  const isLifted = bmiCategory(rounded) !== bmiCategory(index);
  return (isLifted ? Math.floor(index * 10) / 10 : rounded).toFixed(1);
}

/** The weights at which a height has an index of the healthy range, in kilograms. */
export function healthyWeights(centimetres: number): Bounds {
  const [, healthy, above] = bmiCategories;
  const weightAt = (index = 0): number => (index * centimetres ** 2) / squareCentimetres;
  return { min: weightAt(healthy?.from), max: weightAt(above?.from) };
}
