import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { selects } from '#transformer/fromHtml/tree/selector.ts';
import { jsonLd, preparedRecipes, recipeOfScript } from './preparedRecipes.ts';
import { recipeData, recipeOfJsonLd } from './recipeData.ts';
import { recipeOfPlugIn, recipePlugIns } from './recipePlugIns.ts';

const isJsonLd = selects(jsonLd);
const selector = `${recipePlugIns}, ${jsonLd}`;

/** Recipes of WP Recipe Maker or Tasty, and recipes that a page describes in JSON-LD only. */
export const recipeFromHtml: BlockFromHtml = {
  type: 'recipe-v2',
  selector,
  prepare: { selector, change: preparedRecipes },
  read(element, context) {
    if (!isJsonLd(element))
      return recipeData(
        recipeOfPlugIn(element, recipeOfJsonLd(element.attribs['data-recipe'] ?? ''), context),
      );
    const recipe = recipeOfScript(element);
    return recipe && recipeData(recipe);
  },
};
