import {
  bmiAge,
  bmiCategories,
  bmiCategory,
  bodyMassIndex,
  healthyWeights,
  shownBmi,
} from '../../contracts/calculators/bodyMassIndex.ts';
import { pounds } from '../../contracts/calculators/units.ts';
import { bodyFields, bodyOf, followUnits, unitsOf, usUnits } from './bodyFields.ts';
import type { Calculator } from './calculation.ts';

const below =
  'This is below the healthy range of most adults. If you did not mean to lose weight, or eating is hard at the moment, a doctor can help to find out why.';
const healthy =
  'This is in the range in which most adults have the fewest illnesses that have to do with weight.';
const above =
  'This is above the healthy range. By itself it is no illness: blood pressure, blood sugar, and how you feel count as well, and a doctor can look at all of them with you.';

export const bmiCalculator: Calculator = {
  title: 'Body mass index',
  about:
    'For adults of 20 years and more. The index cannot tell muscle from fat, and it says nothing during pregnancy.',
  initial: usUnits,
  asks: (entries) => [
    ...bodyFields(
      entries,
      bmiAge,
      'The categories are for adults of 20 years and more. For children and teenagers, ask a pediatrician.',
    ),
  ],
  follow: followUnits,
  result: (values, entries) => {
    const body = bodyOf(values, entries);
    if ('faults' in body) return body;
    const index = bodyMassIndex(body);
    const row = bmiCategory(index);
    return {
      label: 'Your body mass index',
      figure: shownBmi(index),
      verdict: bmiCategories[row]?.name ?? '',
      texts: [[below, healthy][row] ?? above, healthyRange(body.centimetres, unitsOf(entries) === 'us')],
      row,
    };
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

function healthyRange(centimetres: number, inPounds: boolean): string {
  const { min, max } = healthyWeights(centimetres);
  const [from, below] = inPounds ? [pounds(min), pounds(max)] : [min, max];
  // The upper end is no part of the range.
  return `At your height the healthy range is ${Math.ceil(from)} to ${Math.ceil(below) - 1} ${inPounds ? 'pounds' : 'kilograms'}.`;
}

function rangeText(from: number | undefined, below: number | undefined): string {
  if (from === undefined) return `below ${below}`;
  return below === undefined ? `${from} and more` : `${from} to less than ${below}`;
}
