import type { Body } from './bodyMassIndex.ts';
import type { Bounds } from './readNumber.ts';

/**
 * What adults need to keep their weight: the resting energy of Mifflin, St Jeor and others (American Journal of
 * Clinical Nutrition, 1990), times a factor for how much they move. Nothing here says what to eat to lose weight.
 */

/** In years. The equation was made with people of 19 to 78. */
export const calorieAge: Bounds = { min: 19, max: 100 };

/** The equation has two forms. */
export type EquationSex = 'female' | 'male';

export interface ActivityLevel {
  name: string;
  about: string;
  factor: number;
}

/** From the least to the most. The factors are a convention, not a part of the equation. */
export const activityLevels: readonly ActivityLevel[] = [
  { name: 'Mostly sitting', about: 'little or no exercise', factor: 1.2 },
  { name: 'Lightly active', about: 'exercise on 1 to 3 days a week', factor: 1.375 },
  { name: 'Moderately active', about: 'exercise on 3 to 5 days a week', factor: 1.55 },
  { name: 'Very active', about: 'hard exercise on 6 or 7 days a week', factor: 1.725 },
  { name: 'Extra active', about: 'very hard exercise, or heavy work, every day', factor: 1.9 },
];

export interface RestingBody extends Body {
  /** In years. */
  age: number;
  sex: EquationSex;
}

/** What the body uses at rest, in kilocalories a day. */
export function restingCalories({ kilograms, centimetres, age, sex }: RestingBody): number {
  return 10 * kilograms + 6.25 * centimetres - 5 * age + (sex === 'male' ? 5 : -161);
}

/** What keeps the weight, in kilocalories a day, to the nearest ten: the equation is no more exact than that. */
export function maintenanceCalories(body: RestingBody, factor: number): number {
  return Math.round((restingCalories(body) * factor) / 10) * 10;
}
