import type { Slot } from './editedArticle.ts';
import type { Json } from './editedValue.ts';

/**
 * JSON with the keys that its lists' items have, where those are not their positions. Lists are named by their JSON
 * Pointer in the JSON. Lists of blocks need none: their keys are the blocks' ids.
 */
export interface Written {
  readonly json: Json;
  readonly keys?: Readonly<Record<string, readonly string[]>>;
}

/**
 * One change. Blocks are named by their id and items by their key, never by their place, so a change means the same
 * after others have changed other things. `block` may be the article itself. A pointer starts at the block, such as
 * `/data/items/k7/title`, with the keys of items for its steps into lists.
 */
export type Change =
  /** Gives a field, an item or the whole block another value. Without a value the field is taken away. */
  | { readonly kind: 'set'; readonly block: string; readonly pointer: string; readonly value?: Written }
  /** Puts an item into a list. */
  | {
      readonly kind: 'insertItem';
      readonly block: string;
      readonly list: string;
      readonly key: string;
      readonly value: Written;
      /** The key of the item before it; `null` for the first place. */
      readonly after: string | null;
    }
  | { readonly kind: 'removeItem'; readonly block: string; readonly list: string; readonly key: string }
  | {
      readonly kind: 'moveItem';
      readonly block: string;
      readonly list: string;
      readonly key: string;
      readonly after: string | null;
    }
  /** Puts a block, with those inside it, into the article. The block has an id that no other has. */
  | { readonly kind: 'insert'; readonly block: Written; readonly into: Slot; readonly after: string | null }
  | { readonly kind: 'remove'; readonly block: string }
  | { readonly kind: 'move'; readonly block: string; readonly into: Slot; readonly after: string | null }
  /** Replaces a piece of a text, in UTF-16 units. */
  | {
      readonly kind: 'text';
      readonly block: string;
      readonly pointer: string;
      readonly at: number;
      readonly remove: string;
      readonly insert: string;
    };

/** What somebody did at once: all of its changes are made, or none. */
export interface Operation {
  /** Made by whoever did it; the same operation sent twice is done once. */
  readonly id: string;
  readonly author: string;
  /** ISO 8601, by the clock of whoever did it. */
  readonly at: string;
  /** What was done, in a few words for people. */
  readonly label?: string;
  readonly changes: readonly Change[];
}

/** Of an operation, at most. */
export const maxLabelLength = 200;
/** Blocks of an article while it is edited, however deep they stand. */
export const maxEditedBlocks = 2_000;
/** In one operation: as many as there may be blocks in an article, and their items. */
export const maxChanges = 2_000;
