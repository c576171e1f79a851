import type { CalculatorData } from '#schemas/generated/types.ts';
import type { CalculatorWords } from '../calculation.ts';
import { bloodPressureWords } from './bloodPressureWords.ts';
import { bmiWords } from './bmiWords.ts';
import { calorieNeedsWords } from './calorieNeedsWords.ts';
import { dueDateWords } from './dueDateWords.ts';

export const calculatorWords: Readonly<Record<CalculatorData['calculator'], CalculatorWords>> = {
  bmi: bmiWords,
  'due-date': dueDateWords,
  'calorie-needs': calorieNeedsWords,
  'blood-pressure': bloodPressureWords,
};
