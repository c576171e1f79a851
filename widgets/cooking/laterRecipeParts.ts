/** Below the first view. Their CSS is more than half of a recipe's, so it must not block first paint. */
export const laterRecipeParts = [
  'widgets/cooking/Ingredients.tsx',
  'widgets/cooking/Steps.tsx',
  'widgets/cooking/NutritionFacts.tsx',
  'widgets/cooking/CookMode.tsx',
] as const;
