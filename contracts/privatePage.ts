/** Private pages, whose topic must not be logged or tracked. Part of the tracker, which has a size budget: constants and types. */

/** What a private page reports instead of its topic. */
export interface PrivatePage {
  /** Replaces the page's path. */
  path: string;
  /** Types of the blocks that make it private: their own events keep their names. */
  blockTypes: readonly string[];
}

/** On the `html` element of a private page: its reported `path`. */
export const privateAttribute = 'data-quiet';

/** On it too: its `blockTypes`, separated by blanks. */
export const privateBlocksAttribute = 'data-quiet-blocks';
