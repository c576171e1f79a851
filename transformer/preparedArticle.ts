import type { Article, When } from '../schemas/generated/types.ts';
import type { Renderings } from './renderedBlock.ts';

/**
 * Why a block does not go to its widget:
 * `unknown`: nobody registered its type; `invalid`: its data misses what the widget cannot do without;
 * `malformed`: it is no block at all; `disallowed`: its type may not stand where it does; `too-deep`: beyond the
 * limits. Of an unknown one, readers get its text; the others are left out.
 */
export type Rejection = 'unknown' | 'invalid' | 'malformed' | 'disallowed' | 'too-deep';

/** Where a block stands among the others of its article. */
export interface BlockPosition {
  /** 0-based position among the blocks of its type, nested ones included; set by the step that numbers them. */
  indexOfKind?: number;
  /** Whether the article's first picture is this block's own; set by a step. */
  holdsFirstPicture?: boolean;
}

/** A block as it was checked, and what was made of it then. Says nothing of a block that a step has changed since. */
export interface KeptCheck {
  readonly id: string;
  readonly data: unknown;
  readonly rejection: Rejection | undefined;
  readonly renderings?: Renderings;
}

/** A block on its way through the pipeline, after validation. */
export interface PreparedBlock extends BlockPosition {
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
  /** What was found of the block as its author wrote it, where that is kept; undefined for one that a step inserted. */
  checked?: KeptCheck;
  /** The author's pointers, in the block, of array items that were taken out: those behind them have moved up. */
  removed?: readonly string[];
  /** The positions of the blocks inside this one, at every depth, by their JSON Pointer in this block. */
  inside?: ReadonlyMap<string, BlockPosition>;
}

/** An article on its way through the pipeline: the checked envelope, and its blocks one by one. */
export interface PreparedArticle extends Omit<Article, 'blocks' | 'suppress'> {
  blocks: readonly PreparedBlock[];
}
