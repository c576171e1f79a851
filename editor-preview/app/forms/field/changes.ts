import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { EditedNode } from '#editor-preview/model/editedArticle.ts';
import {
  type EditedObject,
  type EditedValue,
  isEditedObject,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';
import type { Change, Written } from '#editor-preview/model/operation.ts';
import { pieceBetween } from '#editor-preview/model/textVersions.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';

export interface ValuePlace {
  readonly pointer: string;
  /** Whether it is required. List items are: they are removed, not emptied. */
  readonly isRequired: boolean;
  /** The containing object or list; undefined for the whole block. */
  readonly owner: ValuePlace | undefined;
}

export function placeOfField(owner: ValuePlace, name: string, isRequired: boolean): ValuePlace {
  return { pointer: owner.pointer + pointerStep(name), isRequired, owner };
}

export function setTo(node: EditedNode, { pointer }: ValuePlace, value: Written): readonly Change[] {
  return [{ kind: 'set', block: node.id, pointer, value }];
}

/** A text edit as a minimal replacement, so that others can edit elsewhere in the text. */
export function typedInto(
  node: EditedNode,
  { pointer }: ValuePlace,
  { before, after }: { before: string; after: string },
): readonly Change[] {
  return before === after ? [] : [{ kind: 'text', block: node.id, pointer, ...pieceBetween(before, after) }];
}

/**
 * Also removes parent objects that become empty and are optional: an empty object would be invalid.
 * @param empty the value to write if the field is required; undefined if there is none
 */
export function emptied(node: EditedNode, place: ValuePlace, empty: Written | undefined): readonly Change[] {
  const taken = removablePlace(node.fields, place);
  if (!taken && empty) return setTo(node, place, empty);
  return [{ kind: 'set', block: node.id, pointer: (taken ?? place).pointer }];
}

/** The outermost place to remove with a value; undefined if something must remain. */
function removablePlace(root: EditedObject, place: ValuePlace): ValuePlace | undefined {
  const { owner } = place;
  const ownerValue = owner && valueAt(root, owner.pointer);
  if (owner && isAlone(ownerValue, place)) {
    const outer = owner.isRequired ? undefined : removablePlace(root, owner);
    if (outer) return outer;
  }
  return place.isRequired ? undefined : place;
}

function isAlone(owner: EditedValue | undefined, { pointer }: ValuePlace): boolean {
  if (!isEditedObject(owner)) return false;
  return Object.entries(owner).every(
    ([name, value]) => pointer.endsWith(pointerStep(name)) || isEmptyValue(value),
  );
}

function isEmptyValue(value: EditedValue): boolean {
  return value === '' || (value instanceof KeyedList && value.items.length === 0);
}

export function inserted(
  node: EditedNode,
  { pointer: list }: ValuePlace,
  { key, value, after }: { key: string; value: Written; after: string | null },
): Change {
  if (valueAt(node.fields, list) instanceof KeyedList)
    return { kind: 'insertItem', block: node.id, list, key, value, after };
  const keys = Object.entries(value.keys ?? {}).map(([at, inner]) => [`/0${at}`, inner] as const);
  const written: Written = { json: [value.json], keys: { '': [key], ...Object.fromEntries(keys) } };
  return { kind: 'set', block: node.id, pointer: list, value: written };
}

/** Removes an item. An optional list is removed with its last item. */
export function removed(node: EditedNode, list: ValuePlace, key: string): readonly Change[] {
  const items = valueAt(node.fields, list.pointer);
  if (items instanceof KeyedList && items.items.length === 1) {
    const taken = removablePlace(node.fields, list);
    if (taken) return [{ kind: 'set', block: node.id, pointer: taken.pointer }];
  }
  return [{ kind: 'removeItem', block: node.id, list: list.pointer, key }];
}

/** Moves an item by one position; no changes if it is at that end. */
export function movedByOne(
  node: EditedNode,
  list: ValuePlace,
  key: string,
  direction: 'up' | 'down',
): readonly Change[] {
  const items = valueAt(node.fields, list.pointer);
  if (!(items instanceof KeyedList)) return [];
  const index = items.items.findIndex((item) => item.key === key);
  const target = direction === 'up' ? index - 1 : index + 1;
  if (index < 0 || !items.items[target]) return [];
  const before = direction === 'up' ? target - 1 : target;
  const after = items.items[before]?.key ?? null;
  return [{ kind: 'moveItem', block: node.id, list: list.pointer, key, after }];
}
