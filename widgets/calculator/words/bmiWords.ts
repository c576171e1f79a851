import type { CalculatorWords } from '../calculation.ts';
import { bmiCategories } from '../formulas/bodyMassIndex.ts';
import { withoutScript } from './withoutScript.ts';

export const bmiWords: CalculatorWords = {
  title: 'Body mass index',
  about:
    'For adults of 20 years and more. The index cannot tell muscle from fat, and it says nothing during pregnancy.',
  withoutScript,
  messages: {
    young:
      'The categories are for adults of 20 years and more. For children and teenagers, ask a pediatrician.',
    below:
      'This is below the healthy range of most adults. If you did not mean to lose weight, or eating is hard at the moment, a doctor can help to find out why.',
    healthy:
      'This is in the range in which most adults have the fewest illnesses that have to do with weight.',
    above:
      'This is above the healthy range. By itself it is no illness: blood pressure, blood sugar, and how you feel count as well, and a doctor can look at all of them with you.',
  },
  working: {
    formula: [
      'Weight in kilograms, divided by height in meters, divided by height in meters again.',
      'With pounds and inches: weight times 703, divided by height, divided by height again.',
    ],
    table: {
      caption: 'Categories for adults',
      columns: ['Body mass index', 'Category'],
      rows: bmiCategories.map(({ name, from }, index) => [
        rangeText(index === 0 ? undefined : from, bmiCategories[index + 1]?.from),
        name,
      ]),
    },
    sources: [
      {
        name: 'Centers for Disease Control and Prevention, adult BMI categories',
        url: 'https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html',
      },
    ],
  },
};

function rangeText(from: number | undefined, below: number | undefined): string {
  if (from === undefined) return `below ${below}`;
  return below === undefined ? `${from} and more` : `${from} to less than ${below}`;
}
