import type { BlockHtml } from '../../transformer/blockHtml.ts';

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
  /** Whether other blocks follow, whose CSS comes with the one sheet of all block types. */
  needsSheet: boolean;
}

/**
 * Tells the CSS of the first view from that of the rest of the page.
 *
 * @param first how many blocks the first view has
 */
export function stylesOf(blocks: readonly BlockHtml[], first = firstViewBlocks): ArticleStyles {
  const inlined = typesIn(blocks.slice(0, first));
  const later = typesIn(blocks.slice(first));
  return { inlined, needsSheet: [...later].some((type) => !inlined.has(type)) };
}

function typesIn(blocks: readonly BlockHtml[]): Set<string> {
  return new Set(blocks.flatMap(({ shown }) => shown.map(({ type }) => type)));
}
