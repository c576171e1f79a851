import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const recipe = (nutritionFacts: object): object =>
  block('recipe-v2', {
    title: 'Soup',
    imageUrl: '/media/soup.webp',
    imageAlt: 'A bowl of soup',
    imageWidth: 1200,
    imageHeight: 800,
    ingredients: [{ text: '1 onion' }],
    nutritionFacts,
  });
/** 10 g of each make 170 calories. */
const ofEach = { proteinContent: 10, carbohydrateContent: 10, fatContent: 10 };
const at = '/blocks/0/data/nutritionFacts/calories';

export const cases: RuleExamples = {
  finds: {
    'calories over 20 % above what they come from': {
      content: recipe({ ...ofEach, calories: 213 }),
      at,
      says: '170 calories, but the label says 213',
      severity: 'error',
    },
    'calories over 20 % below': { content: recipe({ ...ofEach, calories: 141 }), at },
    'calories of the whole pot': { content: recipe({ ...ofEach, calories: 680 }), at },
    'no calories in what has some': { content: recipe({ ...ofEach, calories: 0 }), at },
    ...each(
      'a part over its whole:',
      ['saturatedFatContent', 'transFatContent', 'fiberContent', 'sugarContent'],
      (field) => ({
        content: recipe({ ...ofEach, calories: 170, [field]: 10.1 }),
        at: `/blocks/0/data/nutritionFacts/${field}`,
        message: '(10.1 g)',
      }),
    ),
  },
  passes: {
    'figures that fit': recipe({ ...ofEach, calories: 170 }),
    '20 % more': recipe({ ...ofEach, calories: 212 }),
    '20 % less': recipe({ ...ofEach, calories: 142 }),
    'a part as large as its whole': recipe({ ...ofEach, calories: 170, fiberContent: 10 }),
    'hardly any calories': recipe({
      proteinContent: 0.5,
      carbohydrateContent: 1,
      fatContent: 0,
      calories: 1,
    }),
    'calories alone': recipe({ calories: 900 }),
    'a figure missing': recipe({ proteinContent: 10, fatContent: 10, calories: 900 }),
    'a part without its whole': recipe({ fiberContent: 10 }),
    'no figures': recipe({}),
  },
};
