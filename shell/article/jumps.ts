import type { TransformedArticle } from '#transformer/transformArticle.ts';
import { recipeAnchor } from '#widgets/cooking/shownRecipe.ts';
import { commentsAnchor } from '#widgets/top-comments/commentsAnchor.ts';

/** A link from an article's head to a part of it that some readers have come for. */
export interface Jump {
  anchor: string;
  text: string;
}

/** What readers may want to jump to, and the types of blocks that are it. */
const targets = [
  { text: 'Jump to recipe', types: ['recipe', 'recipe-v2'], anchorOf: recipeAnchor },
  {
    text: 'Read comments',
    types: ['top-comments'],
    anchorOf: () => commentsAnchor,
  },
] as const;

/** The ways to the first recipe and to the comments of an article, as far as this reader gets them. Pure. */
export function jumpsIn(blocks: TransformedArticle['blocks']): Jump[] {
  const shown = blocks.flatMap(({ rendered }) => rendered.shown);
  return targets.flatMap(({ text, types, anchorOf }) => {
    const first = shown.find(({ type }) => types.some((wanted) => wanted === type));
    return first ? [{ anchor: anchorOf(first.indexOfKind), text }] : [];
  });
}
