import { servingsText } from '#contracts/cooking/recipe.ts';
import { recipeTimeText } from '#contracts/cooking/recipeTime.ts';
import { dataOf } from '#transformer/article/blockData.ts';
import type { ShownBlock } from '#transformer/article/preparedArticle.ts';
import { recipeAnchor } from '#widgets/cooking/shownRecipe.ts';
import { shownRecipe } from '#widgets/recipe/shownRecipe.ts';
import { shownRecipe as shownRecipeV2 } from '#widgets/recipe-v2/shownRecipe.ts';
import { commentsAnchor } from '#widgets/top-comments/commentsAnchor.ts';

export interface Jump {
  anchor: string;
  text: string;
  facts: readonly string[];
}

const targets = [
  { text: 'Jump to recipe', types: ['recipe', 'recipe-v2'], anchorOf: recipeAnchor, factsOf: recipeFacts },
  {
    text: 'What readers say',
    types: ['top-comments'],
    anchorOf: () => commentsAnchor,
    factsOf: () => [],
  },
] as const;

/** Jump links to the first recipe and to comments, if this reader gets them. Pure. */
export function jumpsIn(shown: readonly ShownBlock[]): Jump[] {
  return targets.flatMap(({ text, types, anchorOf, factsOf }) => {
    const first = shown.find(({ type }) => types.some((wanted) => wanted === type));
    return first ? [{ anchor: anchorOf(first.indexOfKind), text, facts: factsOf(first) }] : [];
  });
}

function recipeFacts(block: ShownBlock): string[] {
  const v1 = dataOf(block, 'recipe');
  const v2 = dataOf(block, 'recipe-v2');
  const recipe = v1 ? shownRecipe(v1) : v2 && shownRecipeV2(v2);
  const time = recipe?.times.totalTime ?? recipe?.times.cookTime;
  return [
    ...(time ? [recipeTimeText(time)] : []),
    ...(recipe?.servings === undefined ? [] : [`Makes ${servingsText(recipe.servings)}`]),
  ];
}
