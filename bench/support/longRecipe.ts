import type { Article } from '#schemas/generated/types.ts';

const amounts = ['1/2', '1', '1 1/2', '2', '2–3', '¾', '3', '1 1/4'];
const things = [
  'red lentils',
  'oat milk',
  'chopped carrots',
  'diced onion',
  'rolled oats',
  'white beans',
  'broth',
  'rice',
];

/** The ingredients of a recipe that is as long as few are. */
export const longIngredients: readonly string[] = Array.from(
  { length: 40 },
  (_, index) => `${amounts[index % amounts.length]} cups ${things[index % things.length]}, part ${index + 1}`,
);

/** An article with that recipe and nothing else. */
export const longRecipe: Article = {
  path: '/bench/recipe',
  title: 'Soup for everybody',
  blocks: [
    {
      id: 'recipe',
      type: 'recipe',
      data: {
        recipeTitle: 'Soup for everybody',
        recipeServings: 4,
        ingredients: longIngredients.map((text) => ({ text })),
        instructions: [{ text: 'Put everything into a pot and cook it for an hour.' }],
      },
    },
  ],
};
