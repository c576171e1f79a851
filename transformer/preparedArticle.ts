import type { Article, When } from '../schemas/generated/types.ts';
import type { Citations } from './citations.ts';

/**
 * Why a block does not go to its widget:
 * `unknown`: nobody registered its type; `invalid`: its data misses what the widget cannot do without;
 * `malformed`: it is no block at all; `disallowed`: its type may not stand where it does; `too-deep`: beyond the
 * limits. Of an unknown one, readers get its text; the others are left out.
 */
export type Rejection = 'unknown' | 'invalid' | 'malformed' | 'disallowed' | 'too-deep';

/** Where in a block the page's first picture stands: in a field for one, or in its text. */
export type PicturePlace = 'field' | 'text';

/**
 * A block on its way through the pipeline, after validation. Where its type holds others, these stand in its data, as
 * prepared blocks.
 */
export interface PreparedBlock {
  /** Unique in the article; made from type and content where the author gave none. Empty before that step. */
  id: string;
  /** The author's type. Not necessarily a registered one: see `rejection`. */
  type: string;
  /** Checked against the type's schema, unless rejected: then it is whatever the author wrote. */
  data: unknown;
  when?: When;
  /** JSON Pointer of the block in the article as its author wrote it; '' for a block that a step inserted. */
  pointer: string;
  rejection?: Rejection;
  /**
   * Where in the block its author wrote what stands at a place now, both as JSON Pointers in the block. Only there where
   * items of arrays were taken out, so that those behind them have moved up.
   */
  asWritten?: (at: string) => string;
  /** 0-based position among the blocks of its type, nested ones included; set by the step that numbers them. */
  indexOfKind?: number;
  /** The same among the blocks that this reader gets; set by a later step. */
  placeOfKind?: number;
  /** The `indexOfKind` of the next block of its type that the reader gets; undefined for the last. Set by a step. */
  nextOfKind?: number;
  /** Set by a step where the article's first picture is this block's own. */
  firstPicture?: PicturePlace;
}

/** An article on its way through the pipeline: the checked envelope, and its blocks one by one. */
export interface PreparedArticle extends Omit<Article, 'blocks' | 'suppress'> {
  blocks: readonly PreparedBlock[];
  /** The blocks that this reader does not get, in reading order; set by a step where there are any. */
  gated?: readonly PreparedBlock[];
  /** The sources that it lists; set by a step where there are any. */
  citations?: Citations;
}

/**
 * JSON Pointer, in the article as its author wrote it, of something in a block.
 *
 * @param at JSON Pointer in the block as it is now; '' is the block itself
 */
export function authorPlace({ pointer, asWritten }: PreparedBlock, at: string): string {
  return pointer + (asWritten?.(at) ?? at);
}

/** Whether what stands in a block's data is a block. Validation lets no other value stand where blocks do. */
export function isPreparedBlock(value: unknown): value is PreparedBlock {
  return (
    typeof value === 'object' && value !== null && 'pointer' in value && 'type' in value && 'id' in value
  );
}
