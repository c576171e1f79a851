import type { PrivatePage } from '#contracts/privatePage.ts';
import type { Article, When } from '#schemas/generated/types.ts';
import type { Citations } from './citations.ts';

/**
 * Why a widget does not render a block. An `unknown` one shows its text; others are omitted.
 * `malformed`: no block; `disallowed`: in the wrong place.
 */
export type Rejection = 'unknown' | 'invalid' | 'malformed' | 'disallowed' | 'too-deep';

export type FirstPicture = 'field' | 'text';

/** A validated block, the same for all readers. Nested blocks in its data are prepared too. */
export interface PreparedBlock {
  /** As written; '' if missing. */
  id: string;
  /** As written. Not necessarily registered: see `rejection`. */
  type: string;
  data: unknown;
  when?: When;
  /** JSON Pointer of the block in the article as written; '' for an inserted block. */
  pointer: string;
  /** Number of enclosing blocks; absent at the top. */
  depth?: number;
  rejection?: Rejection;
  /** Maps JSON Pointers in the block to those as written. Present only if array items were removed. */
  asWritten?: (at: string) => string;
}

export interface NumberedBlock extends PreparedBlock {
  /** 0-based index among all blocks of its kind, nested ones too. */
  indexOfKind: number;
}

export interface ShownBlock extends NumberedBlock {
  /** 0-based index among the reader's blocks of its kind; undefined if it shows nothing. */
  placeOfKind: number | undefined;
  /** The `indexOfKind` of the reader's next block of its type; none for the last. */
  nextOfKind?: number;
  firstPicture?: FirstPicture;
}

export type Envelope = Omit<Article, 'blocks' | 'suppress'>;

/** In reading order, parents first. Nested blocks in data are stale until `treeOfBlocks` replaces them. */
export type BlockList<Block extends PreparedBlock> = readonly Block[];

/** The same blocks twice: top-level ones with nested data, and a flat list. */
export interface BlockTree<Block extends PreparedBlock> {
  blocks: readonly Block[];
  allBlocks: BlockList<Block>;
}

export interface ArticleOf<Block extends PreparedBlock> extends Envelope, BlockTree<Block> {}

export type PreparedArticle = ArticleOf<PreparedBlock>;

export interface ShownArticle extends ArticleOf<ShownBlock> {
  /** Blocks that this reader does not get, in reading order. */
  gated: readonly NumberedBlock[];
  citations: Citations;
  /** On a private page, the replacement of its topic. */
  privatePage?: PrivatePage;
}

/** @param at JSON Pointer in the current block; '' is the block itself */
export function authorPlace({ pointer, asWritten }: PreparedBlock, at: string): string {
  return pointer + (asWritten?.(at) ?? at);
}

/** Whether a value in a block's data is a block. Validation permits no other value there. */
export function isPreparedBlock(value: unknown): value is PreparedBlock {
  return (
    typeof value === 'object' && value !== null && 'pointer' in value && 'type' in value && 'id' in value
  );
}

export function isShownBlock(value: unknown): value is ShownBlock {
  return isPreparedBlock(value) && 'indexOfKind' in value && 'placeOfKind' in value;
}
