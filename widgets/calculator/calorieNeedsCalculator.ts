import { bodyFields, bodyOf, followUnits, usUnits } from './bodyFields.ts';
import type { Calculator } from './calculation.ts';
import { activityLevels, calorieAge, maintenanceCalories } from './formulas/calorieNeeds.ts';

export const calorieNeedsCalculator: Calculator = {
  initial: usUnits,
  fields: (entries, { young, forms }) => [
    ...bodyFields(entries, calorieAge, young),
    {
      kind: 'choice',
      name: 'sex',
      label: 'Form of the equation',
      hint: forms,
      options: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
      ],
    },
    {
      kind: 'choice',
      name: 'activity',
      label: 'How much do you move?',
      options: activityLevels.map(({ name, about }, index) => ({
        value: String(index),
        label: `${name}: ${about}`,
      })),
    },
  ],
  follow: followUnits,
  result: (values, entries, { guides }) => {
    const body = bodyOf(values, entries);
    if ('faults' in body) return body;
    const resting = {
      ...body,
      age: values.age ?? 0,
      sex: entries.sex === 'male' ? 'male' : 'female',
    } as const;
    const row = Number(entries.activity);
    const calories = maintenanceCalories(resting, activityLevels[row]?.factor ?? 1);
    return {
      label: 'To keep your weight',
      figure: `${calories.toLocaleString('en-US')} calories a day`,
      texts: [
        `Your body uses about ${maintenanceCalories(resting, 1).toLocaleString('en-US')} of them at rest. For most people the estimate is right to within a tenth.`,
        guides,
      ],
      row,
    };
  },
};
