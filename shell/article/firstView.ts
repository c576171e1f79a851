import type { BlockHtml } from '#transformer/render/blockHtml.ts';

/** More blocks than fit below the header on an upright tablet. Other CSS must not delay the first paint. */
export const firstViewBlocks = 4;

/** The same below a driver, whose form is as tall as two blocks. */
export const firstViewBlocksBelowDriver = 2;

export interface ArticleStyles {
  /** Block types of the first view, nested ones too: inline CSS. */
  inlined: ReadonlySet<string>;
  later: ReadonlySet<string>;
}

/** @param first number of blocks in the first view */
export function stylesOf(blocks: readonly BlockHtml[], first = firstViewBlocks): ArticleStyles {
  return { inlined: typesIn(blocks.slice(0, first)), later: typesIn(blocks.slice(first)) };
}

function typesIn(blocks: readonly BlockHtml[]): Set<string> {
  return new Set(blocks.flatMap(({ shown }) => shown.map(({ type }) => type)));
}
