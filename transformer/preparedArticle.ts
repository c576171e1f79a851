import type { QuietPage } from '#contracts/quiet.ts';
import type { Article, When } from '#schemas/generated/types.ts';
import type { Citations } from './citations.ts';

/**
 * Why a block does not go to its widget:
 * `unknown`: nobody registered its type; `invalid`: its data misses what the widget cannot do without;
 * `malformed`: it is no block at all; `disallowed`: its type may not stand where it does; `too-deep`: beyond the
 * limits. Of an unknown one, readers get its text; the others are left out.
 */
export type Rejection = 'unknown' | 'invalid' | 'malformed' | 'disallowed' | 'too-deep';

/** Where in a block the page's first picture stands: in a field for one, or in its text. */
export type FirstPicture = 'field' | 'text';

/** A block after validation, the same for all readers. Where its type holds others, these are in its data, as prepared blocks. */
export interface PreparedBlock {
  /** As its author gave it; '' where there is none. */
  id: string;
  /** The author's type. Not necessarily a registered one: see `rejection`. */
  type: string;
  /** Checked against the type's schema, unless rejected: then it is whatever the author wrote. */
  data: unknown;
  when?: When;
  /** JSON Pointer of the block in the article as its author wrote it; '' for a block that a step inserted. */
  pointer: string;
  /** How many blocks it is inside of; absent at the top. */
  depth?: number;
  rejection?: Rejection;
  /**
   * Where in the block its author wrote what stands at a place now, both as JSON Pointers in the block. Only there where
   * items of arrays were taken out, so that those behind them have moved up.
   */
  asWritten?: (at: string) => string;
}

/** A block that knows its number, which is the same for all readers. */
export interface NumberedBlock extends PreparedBlock {
  /** 0-based position among the blocks of its kind, nested ones included. */
  indexOfKind: number;
}

/** A block that one kind of reader gets. */
export interface ShownBlock extends NumberedBlock {
  /** 0-based position among the blocks of its kind that this reader gets; undefined for one that shows nothing. */
  placeOfKind: number | undefined;
  /** The `indexOfKind` of the next block of its type that the reader gets; none for the last. */
  nextOfKind?: number;
  /** Where the article's first picture is this block's own. */
  firstPicture?: FirstPicture;
}

/** What an article says besides its blocks. */
export type Envelope = Omit<Article, 'blocks' | 'suppress'>;

/**
 * The blocks of an article in reading order, a block before those inside it. The steps of normalising map such lists; what
 * data holds of the blocks inside is then what validation made of them, until `treeOfBlocks` puts the present ones there.
 */
export type BlockList<Block extends PreparedBlock> = readonly Block[];

/** The same blocks twice: those at the top, with the others in their data, and all. */
export interface BlockTree<Block extends PreparedBlock> {
  blocks: readonly Block[];
  allBlocks: BlockList<Block>;
}

/** The checked envelope of an article, with its blocks in one state. */
export interface ArticleOf<Block extends PreparedBlock> extends Envelope, BlockTree<Block> {}

/** An article after validation, with all that its author wrote and that can be shown. */
export type PreparedArticle = ArticleOf<PreparedBlock>;

/** An article as one kind of reader gets it. */
export interface ShownArticle extends ArticleOf<ShownBlock> {
  /** The blocks that this reader does not get, in reading order. */
  gated: readonly NumberedBlock[];
  /** The sources that it lists. */
  citations: Citations;
  /** What its page tells in the place of what it is about. */
  quiet?: QuietPage;
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

/** The same on a reader's page. */
export function isShownBlock(value: unknown): value is ShownBlock {
  return isPreparedBlock(value) && 'indexOfKind' in value && 'placeOfKind' in value;
}
