import { bodyFields, bodyOf, followUnits, unitsOf, usUnits } from './bodyFields.ts';
import type { Calculator } from './calculation.ts';
import {
  bmiAge,
  bmiCategories,
  bmiCategory,
  bodyMassIndex,
  healthyWeights,
  shownBmi,
} from './formulas/bodyMassIndex.ts';
import { pounds } from './formulas/units.ts';

export const bmiCalculator: Calculator = {
  initial: usUnits,
  fields: (entries, { young }) => bodyFields(entries, bmiAge, young),
  follow: followUnits,
  result: (values, entries, messages) => {
    const body = bodyOf(values, entries);
    if ('faults' in body) return body;
    const index = bodyMassIndex(body);
    const row = bmiCategory(index);
    return {
      label: 'Your body mass index',
      figure: shownBmi(index),
      verdict: bmiCategories[row]?.name ?? '',
      texts: [
        [messages.below, messages.healthy][row] ?? messages.above,
        healthyRange(body.centimetres, unitsOf(entries) === 'us'),
      ],
      row,
    };
  },
};

function healthyRange(centimetres: number, inPounds: boolean): string {
  const { min, max } = healthyWeights(centimetres);
  const [from, below] = inPounds ? [pounds(min), pounds(max)] : [min, max];
  // The upper end is exclusive. Approximate: 150.3 pounds may be healthy although 150 is shown.
  return `At your height the healthy range is about ${Math.ceil(from)} to ${Math.ceil(below) - 1} ${inPounds ? 'pounds' : 'kilograms'}.`;
}
