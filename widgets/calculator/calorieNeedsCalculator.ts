import { activityLevels, calorieAge, maintenanceCalories } from '../../contracts/calculators/calorieNeeds.ts';
import { bodyFields, bodyOf, followUnits, usUnits } from './bodyFields.ts';
import type { Calculator } from './calculation.ts';

export const calorieNeedsCalculator: Calculator = {
  title: 'Calories to keep your weight',
  about:
    'What an adult needs to keep the weight that is there. Not for pregnancy, breastfeeding, or illness, and no goal for eating less.',
  initial: usUnits,
  asks: (entries) => [
    ...bodyFields(
      entries,
      calorieAge,
      'The equation is for adults. Ask a pediatrician what somebody who is still growing needs.',
    ),
    {
      kind: 'choice',
      name: 'sex',
      label: 'Form of the equation',
      hint: 'It was made for two. With hormones or between the two, work out both: you are likely to be between them.',
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
  result: (values, entries) => {
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
        'Hunger, energy, and a weight that stays are better guides than a number. If food or weight takes up much of your thinking, a doctor or a dietitian can help.',
      ],
      row,
    };
  },
  working: {
    formula: [
      'At rest: 10 × weight in kilograms + 6.25 × height in centimeters − 5 × age in years, then + 5 for men or − 161 for women.',
      'Multiply this by the factor for how much you move.',
    ],
    table: {
      caption: 'Factors for activity',
      columns: ['How much you move', 'Factor'],
      rows: activityLevels.map(({ name, about, factor }) => [`${name}: ${about}`, String(factor)]),
    },
    sources: [
      {
        name: 'Mifflin, St Jeor, and others, American Journal of Clinical Nutrition, 1990',
        url: 'https://pubmed.ncbi.nlm.nih.gov/2305711/',
      },
      {
        name: 'Frankenfield and others, on how exact it is, 2005',
        url: 'https://pubmed.ncbi.nlm.nih.gov/15883556/',
      },
    ],
  },
};
