import type { BlockHtml } from '#transformer/blockHtml.ts';

/**
 * Blocks of the first view, with inline CSS: more than fit below the header on an upright tablet, the tallest common screen. Other CSS must
 * not delay the first paint.
 */
export const firstViewBlocks = 4;

/** The same below a driver, whose form is as tall as two blocks. */
export const firstViewBlocksBelowDriver = 2;

/** Sources of the CSS of an article's blocks. */
export interface ArticleStyles {
  /** Block types of the first view, nested ones too: inline CSS. */
  inlined: ReadonlySet<string>;
  /** Other block types: CSS in a later sheet. */
  later: ReadonlySet<string>;
}

/**
 * Splits CSS of the first view from the rest.
 * @param first number of blocks in the first view
 */
export function stylesOf(blocks: readonly BlockHtml[], first = firstViewBlocks): ArticleStyles {
  return { inlined: typesIn(blocks.slice(0, first)), later: typesIn(blocks.slice(first)) };
}

function typesIn(blocks: readonly BlockHtml[]): Set<string> {
  return new Set(blocks.flatMap(({ shown }) => shown.map(({ type }) => type)));
}
