import type { Slot } from './editedArticle.ts';
import type { Json } from './editedValue.ts';

/**
 * JSON with item keys of its lists, where they differ from positions. Lists are identified by JSON Pointer.
 * Lists of blocks need none: their keys are block ids.
 */
export interface Written {
  readonly json: Json;
  readonly keys?: Readonly<Record<string, readonly string[]>>;
}

/**
 * One change. Blocks are identified by id and items by key, never by position, so that concurrent changes
 * merge. `block` may be the article itself. A pointer starts at the block, such as `/data/items/k7/title`,
 * with item keys as list steps.
 */
export type Change =
  /** Sets a field, an item or the whole block. Without a value, removes the field. */
  | { readonly kind: 'set'; readonly block: string; readonly pointer: string; readonly value?: Written }
  /** Inserts an item into a list. */
  | {
      readonly kind: 'insertItem';
      readonly block: string;
      readonly list: string;
      readonly key: string;
      readonly value: Written;
      /** The key of the preceding item; `null` for the first place. */
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
  /** Inserts a block with its descendants. Its id is unique. */
  | { readonly kind: 'insert'; readonly block: Written; readonly into: Slot; readonly after: string | null }
  | { readonly kind: 'remove'; readonly block: string }
  | { readonly kind: 'move'; readonly block: string; readonly into: Slot; readonly after: string | null }
  /** Replaces a part of a text, in UTF-16 units. */
  | {
      readonly kind: 'text';
      readonly block: string;
      readonly pointer: string;
      readonly at: number;
      readonly remove: string;
      readonly insert: string;
    };

/** A user action: all of its changes are applied, or none. */
export interface Operation {
  /** Created by its author; sending it twice applies it once. */
  readonly id: string;
  readonly author: string;
  /** ISO 8601, by the author's clock. */
  readonly at: string;
  /** A short description for people. */
  readonly label?: string;
  readonly changes: readonly Change[];
}

/** Per operation. */
export const maxLabelLength = 200;
/** Blocks of an edited article, at any depth. */
export const maxEditedBlocks = 2_000;
/** Per operation: as many as blocks of an article, and their items. */
export const maxChanges = 2_000;
