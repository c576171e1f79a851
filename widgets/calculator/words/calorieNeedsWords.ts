import type { CalculatorWords } from '../calculation.ts';
import { activityLevels } from '../formulas/calorieNeeds.ts';
import { withoutScript } from './withoutScript.ts';

export const calorieNeedsWords: CalculatorWords = {
  title: 'Calories to keep your weight',
  about:
    'What an adult needs to keep the weight that is there. Not for pregnancy, breastfeeding, or illness, and no goal for eating less.',
  withoutScript,
  messages: {
    young: 'The equation is for adults. Ask a pediatrician what somebody who is still growing needs.',
    forms:
      'It was made for two. With hormones or between the two, work out both: you are likely to be between them.',
    guides:
      'Hunger, energy, and a weight that stays are better guides than a number. If food or weight takes up much of your thinking, a doctor or a dietitian can help.',
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
