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
  /** From the block, with the keys of items: where the form shall lead to. */
  focusedPointer: string | undefined;
  /** How it leads there; absent where the field is to have the focus. */
  ledBy?: GoTo;
  /** Told which field has the focus; undefined when none has. */
  onFocusField: (pointer: string | undefined) => void;
  /** Opens the form of a block inside this one. */
  onOpenBlock?: (block: string) => void;
  /** Offers blocks to put into a list that takes several types. */
  onAddBlock?: (into: Slot) => void;
}
