import type { Range } from './html/htmlTree.ts';

/** The place of a finding. Created lazily: most subjects have no finding. */
export interface Place {
  /** JSON Pointer into the article as its author wrote it. */
  pointer: string;
  /** In the decoded text of that field, in UTF-16 units. */
  within?: Range;
  blockId?: string;
  blockType?: string;
  /** JSON Pointer of the block that the place is in. */
  blockPointer?: string;
}
