import type { EditedObject } from './editedValue.ts';

export interface Slot {
  /** {@link articleItself} for the article's own list of blocks. */
  readonly parent: string;
  readonly list: string;
}

/** The id of the article's own node: title, byline and top-level list of blocks. No block has this id. */
export const articleItself = '';

export interface EditedNode {
  readonly id: string;
  /** All its content, including type and data. Nested blocks are separate nodes. */
  readonly fields: EditedObject;
  readonly slot: Slot | undefined;
}

/**
 * All blocks by id at any depth, and the article node under {@link articleItself}. Immutable; a change creates
 * a new one with structural sharing.
 */
export interface EditedArticle {
  readonly nodes: ReadonlyMap<string, EditedNode>;
}

/** The data fields of a type that contain blocks: JSON Pointers from the data, with `*` for list items. */
export type BlockFieldsByType = Readonly<Record<string, readonly { readonly path: string }[]>>;
