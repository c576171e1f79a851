import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { find, findAll, selects } from '#transformer/fromHtml/tree/selector.ts';
import { mapElements } from '#transformer/fromHtml/tree/walk.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { elementNamed, isText, type TreeElement, type TreeNode } from '#transformer/html/treeNodes.ts';
import { type FoundRecipe, recipeData, recipeOfJsonLd } from './recipeData.ts';
import { recipeOfPlugIn, recipePlugIns } from './recipePlugIns.ts';

/** With more recipes, none is matched with the text: the time would grow quadratically. */
const maxRecipes = 100;
const jsonLd = 'script[type="application/ld+json"]';
const summary = '.wprm-recipe-summary, .tasty-recipes-description';

const isJsonLd = selects(jsonLd);
const selector = `${recipePlugIns}, ${jsonLd}`;

/** Recipes of WP Recipe Maker or Tasty, and recipes that a page describes in JSON-LD only. */
export const recipeFromHtml: BlockFromHtml = {
  type: 'recipe-v2',
  selector,
  prepare: { selector, change: preparedRecipes },
  read(element, context) {
    const recipe = isJsonLd(element)
      ? recipeOfScript(element)
      : recipeOfPlugIn(element, recipeOfJsonLd(element.attribs['data-recipe'] ?? ''), context);
    const data = recipe && recipeData(recipe);
    if (!data) return undefined;
    for (const { title, written } of recipe.unread ?? [])
      context.note('lost', 'left-over', `${title}: ${written}`);
    return data;
  },
};

function recipeOfScript(script: TreeElement): FoundRecipe | undefined {
  return recipeOfJsonLd(jsonOf(script));
}

/**
 * Each recipe appears once: its JSON-LD is merged into the plug-in's HTML, or dropped if the text already
 * has all ingredients. A plug-in's summary moves in front of the recipe.
 */
function preparedRecipes(nodes: TreeNode[]): TreeNode[] {
  const scripts = findAll(nodes, jsonLd).flatMap((script) => {
    const recipe = recipeOfScript(script);
    return recipe ? [{ script, recipe }] : [];
  });
  const shown = findAll(nodes, recipePlugIns);
  const count = scripts.length + shown.length;
  if (count === 0 || count > maxRecipes) return nodes;
  const text = textOfTree(nodes);
  for (const { script, recipe } of scripts) {
    const same = shown.find((each) => textOfTree([each]).includes(recipe.title));
    if (same) same.attribs['data-recipe'] = jsonOf(script);
    if (same || (recipe.ingredients.length > 0 && recipe.ingredients.every((each) => text.includes(each))))
      script.children = [];
  }
  return mapElements(nodes, (element) => {
    const words = shown.includes(element) ? find([element], summary) : undefined;
    if (!words) return undefined;
    return [
      elementNamed('div', words.children),
      { ...element, children: withoutNodes(element.children, [words]) },
    ];
  });
}

function jsonOf({ children }: TreeElement): string {
  return children.map((child) => (isText(child) ? child.data : '')).join('');
}
