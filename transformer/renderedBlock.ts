import type { Fault } from './fault.ts';

/** A block as HTML, with all that the page needs to know of it. */
export interface RenderedBlock {
  html: string;
  /** Widget types in it, nested ones included: the page sends the CSS of these. */
  types: readonly string[];
  /** Faults found while rendering, with pointers inside the block. */
  faults: readonly Fault[];
  /** Whether part of it is missing because a widget threw: such a page is not kept for long. */
  degraded: boolean;
}

/** What was rendered so far of one block, by all that its HTML depends on besides. */
export interface Renderings {
  get(key: string): RenderedBlock | undefined;
  set(key: string, rendered: RenderedBlock): void;
}
