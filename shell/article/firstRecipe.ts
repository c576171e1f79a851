import type { TransformedArticle } from '../../transformer/transformArticle.ts';
import { recipeAnchor } from '../../widgets/cooking/shownRecipe.ts';

const recipeTypes: ReadonlySet<string> = new Set(['recipe', 'recipe-v2']);

/** The id of the first recipe that this reader gets; undefined where there is none. */
export function firstRecipe(blocks: TransformedArticle['blocks']): string | undefined {
  const recipe = blocks.flatMap(({ rendered }) => rendered.shown).find(({ type }) => recipeTypes.has(type));
  return recipe && recipeAnchor(recipe.indexOfKind ?? 0);
}
