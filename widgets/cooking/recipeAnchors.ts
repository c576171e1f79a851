import { isShown, recipeAnchor, type ShownRecipe, stepAnchor } from './shownRecipe.ts';

export function recipeAnchors(recipe: ShownRecipe, { indexOfKind }: { indexOfKind: number }): string[] {
  if (!isShown(recipe)) return [];
  const id = recipeAnchor(indexOfKind);
  return [id, ...recipe.steps.map((_, index) => stepAnchor(id, index + 1))];
}
