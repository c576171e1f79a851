import type { Slot } from './editedArticle.ts';
import type { Json } from './editedValue.ts';

/** Keys where they differ from positions, by JSON Pointer of the list. Lists of blocks need none. */
export interface Written {
  readonly json: Json;
  readonly keys?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Blocks are identified by id and items by key, never by position, so that concurrent changes merge.
 * A pointer starts at the block, such as `/data/items/k7/title`, with item keys as list steps.
 */
export type Change =
  /** Sets a field, an item or the whole block. Without a value, removes the field. */
  | { readonly kind: 'set'; readonly block: string; readonly pointer: string; readonly value?: Written }
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
  readonly label?: string;
  readonly changes: readonly Change[];
}

export const maxLabelLength = 200;
export const maxEditedBlocks = 2_000;
export const maxChanges = 2_000;
