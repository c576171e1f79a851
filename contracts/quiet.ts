/**
 * Pages of which nobody shall learn what they are about, as pages and the scripts that tell of them agree on it. Part of the tracker,
 * which has a size budget: constants and types.
 */

/** What is told of a quiet page in the place of what it is about. */
export interface QuietPage {
  /** Said wherever a page says its path. */
  path: string;
  /** The types of the blocks that make it quiet: their own events keep their names. */
  blockTypes: readonly string[];
}

/** On the `html` element of a quiet page: its `path`. */
export const quietAttribute = 'data-quiet';

/** Beside it: its `blockTypes`, with blanks between them. */
export const quietBlocksAttribute = 'data-quiet-blocks';
