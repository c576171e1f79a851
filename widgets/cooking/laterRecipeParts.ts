/**
 * Parts below a recipe's image, name and facts, which fill the first view: their CSS is more than half of a
 * recipe's, so it does not block first paint.
 */
export const laterRecipeParts = [
  'widgets/cooking/Ingredients.tsx',
  'widgets/cooking/Steps.tsx',
  'widgets/cooking/NutritionFacts.tsx',
  'widgets/cooking/CookMode.tsx',
] as const;
