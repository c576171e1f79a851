import type { TransformedArticle } from '#transformer/transformArticle.ts';
import { recipeAnchor } from '#widgets/cooking/shownRecipe.ts';
import { commentsAnchor } from '#widgets/top-comments/commentsAnchor.ts';

/** A link from the head to a part of the article. */
export interface Jump {
  anchor: string;
  text: string;
}

/** Targets of jump links, by block type. */
const targets = [
  { text: 'Jump to recipe', types: ['recipe', 'recipe-v2'], anchorOf: recipeAnchor },
  {
    text: 'Read comments',
    types: ['top-comments'],
    anchorOf: () => commentsAnchor,
  },
] as const;

/** Jump links to the first recipe and to comments, if this reader gets them. Pure. */
export function jumpsIn(blocks: TransformedArticle['blocks']): Jump[] {
  const shown = blocks.flatMap(({ rendered }) => rendered.shown);
  return targets.flatMap(({ text, types, anchorOf }) => {
    const first = shown.find(({ type }) => types.some((wanted) => wanted === type));
    return first ? [{ anchor: anchorOf(first.indexOfKind), text }] : [];
  });
}
