import type { CalculatorWords } from '../calculation.ts';
import { severeAbove } from '../formulas/bloodPressure.ts';
import { withoutScript } from './withoutScript.ts';

export const bloodPressureWords: CalculatorWords = {
  title: 'Blood pressure at home',
  about:
    'For adults who measure at home, sitting and rested. The numbers are in mm Hg, in the US as elsewhere. One reading is enough; the mean of several says more.',
  withoutScript,
  messages: {
    0: 'Keep measuring from time to time, and keep doing what you do.',
    1: 'Less salt, more walking, and good sleep often bring it down. Measure again in the next weeks.',
    2: 'Take your readings to a doctor. What helps depends on your heart and kidneys as well, not on these numbers alone.',
    3: 'Call your doctor in the next days and bring your readings. Do not change a medicine by yourself.',
    low: 'It is lower than most people’s. If you feel dizzy or faint, tell a doctor, and sooner if you take medicine for it.',
    always: 'Numbers from one day are no diagnosis: that takes readings from several days, and a doctor.',
    swapped: 'The upper number is the larger one. Are the two swapped?',
    urgent: 'A reading above 180 or 120: sit still for five minutes, then measure again.',
    emergency:
      'Call 911 now if you have chest pain, trouble breathing, sudden strong pain in the head or back, numbness or weakness, trouble speaking, or a change in your sight. Without any of these, and as high again: call your doctor today.',
  },
  working: {
    formula: [
      'Add up the upper numbers and divide by how many there are; do the same with the lower ones. The category is the highest that either of them reaches.',
      `Above ${severeAbove.systolic} or above ${severeAbove.diastolic}: sit still for five minutes and measure again. Call 911 if you have chest pain, trouble breathing, sudden strong pain in the head or back, numbness or weakness, trouble speaking, or a change in your sight.`,
    ],
    table: {
      caption: 'Categories for adults',
      columns: ['Upper and lower number', 'Category'],
      rows: [
        ['below 120 and below 80', 'Normal'],
        ['120–129 and below 80', 'Elevated'],
        ['130–139 or 80–89', 'High, stage 1'],
        ['140 and more, or 90 and more', 'High, stage 2'],
        [
          `above ${severeAbove.systolic}, or above ${severeAbove.diastolic}`,
          'Very high: measure again after five minutes',
        ],
      ],
    },
    sources: [
      {
        name: 'Guideline of the American Heart Association and the American College of Cardiology, 2025',
        url: 'https://www.ahajournals.org/doi/10.1161/CIR.0000000000001356',
      },
      {
        name: 'National Heart, Lung, and Blood Institute, on very high readings',
        url: 'https://www.nhlbi.nih.gov/health/high-blood-pressure/symptoms',
      },
    ],
  },
};
