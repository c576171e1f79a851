import type { BlockHtml } from '#transformer/blockHtml.ts';

/**
 * The first blocks, whose CSS stands in the document itself, and which the first paint waits for: more than fit below the
 * article's header on a tablet held upright, the tallest screen that is common. What a reader has to scroll to must not
 * delay what they see at once.
 */
export const firstViewBlocks = 4;

/** So many of them where a driver stands above, which with its form is as tall as two. */
export const firstViewBlocksBelowDriver = 2;

/** Where the CSS of an article's blocks comes from. */
export interface ArticleStyles {
  /** The block types of the first view, those inside other blocks too: their CSS stands in the document. */
  inlined: ReadonlySet<string>;
  /** Those of the other blocks, whose CSS comes later. */
  later: ReadonlySet<string>;
}

/**
 * Tells the CSS of the first view from that of the rest of the page.
 *
 * @param first how many blocks the first view has
 */
export function stylesOf(blocks: readonly BlockHtml[], first = firstViewBlocks): ArticleStyles {
  return { inlined: typesIn(blocks.slice(0, first)), later: typesIn(blocks.slice(first)) };
}

function typesIn(blocks: readonly BlockHtml[]): Set<string> {
  return new Set(blocks.flatMap(({ shown }) => shown.map(({ type }) => type)));
}
