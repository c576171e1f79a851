import type { EditedArticle, Slot } from '#editor-preview/model/editedArticle.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { Edit } from '../document/edit.ts';
import type { GoTo } from '../document/useSelection.ts';

export interface BlockFormProps {
  article: EditedArticle;
  block: string;
  problems: readonly Problem[];
  edit: Edit;
  /** From the block, with item keys: the field to show. */
  focusedPointer: string | undefined;
  focusRequest?: GoTo;
  onFocusField: (pointer: string | undefined) => void;
  /** What an item just added lacks is not reported until it is left. */
  onNewItem?: (pointer: string) => void;
  onOpenBlock?: (block: string) => void;
  /** Opens the palette for a list that accepts several types. */
  onAddBlock?: (into: Slot) => void;
}
