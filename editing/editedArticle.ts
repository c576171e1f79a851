import type { EditedObject } from './editedValue.ts';

/**
 * Where blocks stand: in which block, and in which list of it.
 */
export interface Slot {
  /** The id of the block that holds the list; {@link articleItself} for the article's own list of blocks. */
  readonly parent: string;
  /** Pointer to the list, from that block. */
  readonly list: string;
}

/** In the place of a block's id: the article, with its title, byline and its own list of blocks. No block has this id. */
export const articleItself = '';

/** A block that is being edited, or the article around all of them. */
export interface EditedNode {
  readonly id: string;
  /** All that is written of it, its type and data among it. Blocks inside it are nodes of their own. */
  readonly fields: EditedObject;
  /** Where it stands; undefined for the article. */
  readonly slot: Slot | undefined;
}

/**
 * An article that is being edited: its blocks by their ids, however deep they stand, and the article itself under
 * {@link articleItself}. Never changed; a change makes another one that shares what is the same.
 */
export interface EditedArticle {
  readonly nodes: ReadonlyMap<string, EditedNode>;
}

/** The fields of a type's data that hold blocks: JSON Pointers from the data, with `*` for the items of a list. */
export type BlockFieldsByType = Readonly<Record<string, readonly { readonly path: string }[]>>;
