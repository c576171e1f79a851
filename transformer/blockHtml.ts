import type { Fault } from './fault.ts';
import type { ShownBlock } from './preparedArticle.ts';

/** A fault found while a block was rendered, and the block it is in: that one, or one inside it. */
export interface FaultInBlock {
  block: ShownBlock;
  fault: Fault;
}

/** A block as HTML, with all that the page needs to know of it. */
export interface BlockHtml {
  html: string;
  /** The blocks that readers see of it, in reading order: itself and those inside it. Empty where it shows nothing. */
  shown: readonly ShownBlock[];
  faults: readonly FaultInBlock[];
  /** Whether part of it is missing because a widget threw: such a page is not kept for long. */
  degraded: boolean;
}
