import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const ingredients = [{ text: '1 onion' }];
const image = { src: '/media/soup.webp', alt: 'A bowl of soup', width: 1200, height: 800 };
const recipe = (data: object): object => block('recipe', { recipeTitle: 'Soup', ingredients, ...data });
const v2 = (data: object): object => block('recipe-v2', { title: 'Soup', ingredients, ...data });
const imageSize = { imageWidth: 1200, imageHeight: 800 };

export const cases: RuleExamples = {
  finds: {
    'a recipe without one': { content: recipe({}), at: '/blocks/0/data/recipeTitle', severity: 'warning' },
    'a recipe with nutrition without one': { content: v2({}), at: '/blocks/0/data/title' },
    'only the text of one': { content: v2({ imageAlt: 'A bowl of soup' }) },
  },
  passes: {
    'a recipe with a picture': recipe({ image }),
    'a recipe with nutrition and a picture': v2({ imageUrl: image.src, imageAlt: image.alt, ...imageSize }),
    'a picture from elsewhere': v2({
      imageUrl: 'https://images.example/soup.webp',
      imageAlt: image.alt,
      ...imageSize,
    }),
    'a picture of decoration': recipe({ image: { ...image, alt: '' } }),
    'no recipe at all': '<p>Boil the lentils for twenty minutes.</p>',
  },
};
