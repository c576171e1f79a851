import type { Body } from './bodyMassIndex.ts';
import type { Bounds } from './readNumber.ts';

/**
 * Maintenance calories: the equation of Mifflin, St Jeor and others (Am J Clin Nutr, 1990) times an activity
 * factor. No advice on losing weight.
 */

/** In years. The equation was derived from people aged 19 to 78. */
export const calorieAge: Bounds = { min: 19, max: 100 };

/** The equation has two forms. */
export type EquationSex = 'female' | 'male';

export interface ActivityLevel {
  name: string;
  about: string;
  factor: number;
}

/** From least to most active. The factors are a convention, not part of the equation. */
export const activityLevels: readonly ActivityLevel[] = [
  { name: 'Mostly sitting', about: 'little or no exercise', factor: 1.2 },
  { name: 'Lightly active', about: 'exercise on 1 to 3 days a week', factor: 1.375 },
  { name: 'Moderately active', about: 'exercise on 3 to 5 days a week', factor: 1.55 },
  { name: 'Very active', about: 'hard exercise on 6 or 7 days a week', factor: 1.725 },
  { name: 'Extra active', about: 'very hard exercise, or heavy work, every day', factor: 1.9 },
];

export interface RestingBody extends Body {
  age: number;
  sex: EquationSex;
}

/** Resting energy, in kilocalories per day. */
export function restingCalories({ kilograms, centimetres, age, sex }: RestingBody): number {
  return 10 * kilograms + 6.25 * centimetres - 5 * age + (sex === 'male' ? 5 : -161);
}

/** Maintenance energy, in kilocalories per day, rounded to ten: the equation is not more exact. */
export function maintenanceCalories(body: RestingBody, factor: number): number {
  return Math.round((restingCalories(body) * factor) / 10) * 10;
}
