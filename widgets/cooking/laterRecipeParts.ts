/**
 * What stands below a recipe's picture, name and facts, which fill the window where it is the first block of an article: its CSS is more than
 * half of that of a recipe, and no first paint waits for it.
 */
export const laterRecipeParts = [
  'widgets/cooking/Ingredients.tsx',
  'widgets/cooking/Steps.tsx',
  'widgets/cooking/NutritionFacts.tsx',
  'widgets/cooking/CookMode.tsx',
] as const;
