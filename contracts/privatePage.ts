/** Their topic must not be logged or tracked. Part of the tracker, which has a size budget. */

/** What a private page reports instead of its topic. */
export interface PrivatePage {
  path: string;
  /** Types of the blocks that make it private: their own events keep their names. */
  blockTypes: readonly string[];
}

/** On the `html` element of a private page: its reported `path`. */
export const privateAttribute = 'data-quiet';

export const privateBlocksAttribute = 'data-quiet-blocks';
