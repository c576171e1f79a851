import type { CalculatorData } from '#schemas/generated/types.ts';
import { bloodPressureCalculator } from './bloodPressureCalculator.ts';
import { bmiCalculator } from './bmiCalculator.ts';
import type { Calculator } from './calculation.ts';
import { calorieNeedsCalculator } from './calorieNeedsCalculator.ts';
import { dueDateCalculator } from './dueDateCalculator.ts';

export const calculators: Readonly<Record<CalculatorData['calculator'], Calculator>> = {
  bmi: bmiCalculator,
  'due-date': dueDateCalculator,
  'calorie-needs': calorieNeedsCalculator,
  'blood-pressure': bloodPressureCalculator,
};
