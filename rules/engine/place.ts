import type { Range } from './html/htmlTree.ts';

/** The place of a finding. Created lazily: most subjects have no finding. */
export interface Place {
  pointer: string;
  /** In the decoded text of that field, in UTF-16 units. */
  within?: Range;
  blockId?: string;
  blockType?: string;
  blockPointer?: string;
}
