import type { EditedArticle, Slot } from '#editing/editedArticle.ts';
import type { Problem } from '#transformer/problem.ts';
import type { Edit } from '../document/edit.ts';
import type { GoTo } from '../document/useSelection.ts';

export interface BlockFormProps {
  article: EditedArticle;
  /** The block's id; `articleItself` for the fields of the article. */
  block: string;
  /** Of the whole article. */
  problems: readonly Problem[];
  edit: Edit;
  /** From the block, with item keys: the field to show. */
  focusedPointer: string | undefined;
  /** How to show it; focused by default. */
  ledBy?: GoTo;
  /** Called with the focused field; undefined without one. */
  onFocusField: (pointer: string | undefined) => void;
  /** Opens the form of a nested block. */
  onOpenBlock?: (block: string) => void;
  /** Opens the palette for a list that accepts several types. */
  onAddBlock?: (into: Slot) => void;
}
