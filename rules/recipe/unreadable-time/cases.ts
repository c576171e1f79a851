import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const image = { src: '/media/soup.webp', alt: 'A bowl of soup', width: 1200, height: 800 };
const ingredients = [{ text: '1 onion' }];
const recipe = (data: object): object =>
  block('recipe', { recipeTitle: 'Soup', image, ingredients, ...data });
const v2 = (cookingTimes: object): object =>
  block('recipe-v2', {
    title: 'Soup',
    imageUrl: image.src,
    imageAlt: image.alt,
    imageWidth: 1200,
    imageHeight: 800,
    ingredients,
    cookingTimes,
  });

export const cases: RuleExamples = {
  finds: {
    'a preparation without a number': {
      content: recipe({ recipePrepTime: 'overnight' }),
      at: '/blocks/0/data/recipePrepTime',
      severity: 'warning',
    },
    'a cooking time that is a wish': {
      content: recipe({ recipeCookTime: 'until golden' }),
      at: '/blocks/0/data/recipeCookTime',
    },
    ...each('a time of the other recipe', ['prepTime', 'cookTime', 'totalTime'], (field) => ({
      content: v2({ [field]: 'a while' }),
      at: `/blocks/0/data/cookingTimes/${field}`,
    })),
    'a number of another unit': { content: v2({ cookTime: '20 minimeters' }) },
    'no time at all': { content: v2({ cookTime: '0 min' }) },
    'two times, of which nobody can tell whether they are one': {
      content: v2({ prepTime: '30 min, plus 2 h of rest' }),
    },
    'a span that falls': { content: v2({ cookTime: '25 to 20 min' }) },
    'more than thirty days': { content: v2({ totalTime: '800 hours' }) },
  },
  passes: {
    'hours and minutes': recipe({ recipePrepTime: '1 h 30 min' }),
    'words around the time': recipe({ recipeCookTime: 'about 45 minutes' }),
    'a span': v2({ cookTime: '1 ½ to 2 hours' }),
    'a span of two units': v2({ cookTime: '30 min to 1 h' }),
    'a duration of ISO 8601': v2({ totalTime: 'PT1H30M' }),
    'a duration as recipe sites export it': v2({ totalTime: 'P0Y0M0DT1H30M0.000S' }),
    'a time in Spanish': v2({ totalTime: '1 hora y media' }),
    'a number alone': v2({ prepTime: '20' }),
    'a blank field': recipe({ recipePrepTime: '  ' }),
    'no times': v2({}),
  },
};
