import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedArticle, EditedNode } from '../editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '../editedValue.ts';
import { valueAt } from '../valueAt.ts';
import type { CommentPlace } from './comment.ts';
import { type FoundWords, findWords } from './markedWords.ts';

/** Blocks and items are tracked by id and key across moves. If the place was deleted, what remains of it. */
export type PlaceNow =
  | {
      readonly kind: 'there';
      readonly block: string;
      readonly pointer?: string;
      readonly words?: FoundWords;
    }
  | { readonly kind: 'words-deleted'; readonly block: string; readonly pointer: string }
  | { readonly kind: 'field-deleted'; readonly block: string }
  | { readonly kind: 'block-deleted' };

/** @param read converts a field's value to its visible text, such as HTML without tags */
export function placeNow(
  { nodes }: EditedArticle,
  place: CommentPlace,
  read: (written: string) => string,
): PlaceNow {
  const node = nodes.get(place.block);
  return node ? placeInNode(node, place, read) : { kind: 'block-deleted' };
}

function placeInNode(
  { id, fields }: EditedNode,
  { pointer, words }: CommentPlace,
  read: (written: string) => string,
): PlaceNow {
  if (pointer === undefined) return { kind: 'there', block: id };
  if (!isThere(fields, pointer)) return { kind: 'field-deleted', block: id };
  if (!words) return { kind: 'there', block: id, pointer };
  const written = valueAt(fields, pointer);
  const found = typeof written === 'string' ? findWords(read(written), words) : undefined;
  return found
    ? { kind: 'there', block: id, pointer, words: found }
    : { kind: 'words-deleted', block: id, pointer };
}

/** Whether a field exists or could be written: only an item removed from its list does not. */
function isThere(root: EditedValue, pointer: string): boolean {
  let value: EditedValue | undefined = root;
  for (const step of pointerKeys(pointer)) {
    if (value === undefined) return true;
    if (value instanceof KeyedList) {
      const item: KeyedList['items'][number] | undefined = value.items.find(({ key }) => key === step);
      if (!item) return false;
      value = item.value;
    } else if (isEditedObject(value)) {
      value = ownValue(value, step) as EditedValue | undefined;
    } else return false;
  }
  return true;
}
