import { recipeAnchor, type ShownRecipe, stepAnchor } from './shownRecipe.ts';

/** The ids in a recipe's HTML: its own, and those of its steps. */
export function recipeAnchors(
  { ingredients, steps }: ShownRecipe,
  { indexOfKind }: { indexOfKind: number },
): string[] {
  if (ingredients.length === 0 && steps.length === 0) return [];
  const id = recipeAnchor(indexOfKind);
  return [id, ...steps.map((_, index) => stepAnchor(id, index + 1))];
}
