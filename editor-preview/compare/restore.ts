import { parentPointer, pointerKeys } from '#contracts/json/jsonPointer.ts';
import { blocksIn } from '#editing/applyChange.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
  type Slot,
} from '#editing/editedArticle.ts';
import { type Json, type JsonObject, KeyedList } from '#editing/editedValue.ts';
import { giveBlockIds } from '#editing/giveIds.ts';
import type { Change, Written } from '#editing/operation.ts';
import { sameJson } from '#editing/sameJson.ts';
import { valueAt } from '#editing/valueAt.ts';
import { blockJson, nodeAt, writeNode, writeValue } from '#editing/writeValue.ts';
import { type ComparedBlock, compareArticles } from './compareArticles.ts';
import type { FieldChange } from './compareFields.ts';

// What was is brought back by ordinary changes to what is: others see them, and they can be taken back.

/** Makes the whole article what it was, under the path that it has now. */
export function restoreArticle(now: EditedArticle, then: EditedArticle): readonly Change[] {
  const { json, keys } = writeNode(nodeAt(then, articleItself), then);
  const path = nodeAt(now, articleItself).fields.path;
  const value = isJsonObject(json) && typeof path === 'string' ? { ...json, path } : json;
  return [
    { kind: 'set', block: articleItself, pointer: '', value: { json: value, ...(keys ? { keys } : {}) } },
  ];
}

/**
 * Makes a block what it was, where it was, with those inside it; one that was not there is taken away. No changes where
 * it is like that already.
 */
export function restoreBlock(
  now: EditedArticle,
  then: EditedArticle,
  { before, after }: Pick<ComparedBlock, 'before' | 'after'>,
  blockFields: BlockFieldsByType,
): readonly Change[] {
  const old = before === undefined ? undefined : then.nodes.get(before);
  const current = after === undefined ? undefined : now.nodes.get(after);
  if (!old) return current ? [{ kind: 'remove', block: current.id }] : [];
  if (!current) {
    const block = withFreeIds(now, then, old, undefined, blockFields);
    return [{ kind: 'insert', block, ...placeOf(now, then, old.id) }];
  }
  const isSame = sameJson(
    { ...blockJson(now, current.id), id: old.id },
    { ...blockJson(then, old.id), id: old.id },
  );
  const value = isSame ? undefined : withFreeIds(now, then, old, current.id, blockFields);
  const moves = isElsewhere(now, then, before, after) ? moveBack(now, then, old.id, current.id) : [];
  return [...(value ? [{ kind: 'set', block: current.id, pointer: '', value } as const] : []), ...moves];
}

function isElsewhere(
  now: EditedArticle,
  then: EditedArticle,
  before: string | undefined,
  after: string | undefined,
): boolean {
  const { blocks } = compareArticles(then, now, true);
  return blocks.some((block) => block.before === before && block.after === after && block.isMoved);
}

function moveBack(now: EditedArticle, then: EditedArticle, before: string, after: string): Change[] {
  const place = placeOf(now, then, before, after);
  // A block does not go into itself, nor behind itself.
  const around = blocksIn(now, nodeAt(now, after).fields);
  return place.into.parent === after || around.includes(place.into.parent)
    ? []
    : [{ kind: 'move', block: after, ...place }];
}

/**
 * A block as it was, under the id that it has now. Blocks inside it whose ids others have now get new ones.
 *
 * @param id that it has now; undefined where it is not there
 */
function withFreeIds(
  now: EditedArticle,
  then: EditedArticle,
  old: EditedNode,
  id: string | undefined,
  blockFields: BlockFieldsByType,
): Written {
  const { json, keys } = writeNode(old, then);
  const own = id === undefined ? [] : [id, ...blocksIn(now, nodeAt(now, id).fields)];
  const taken = new Set(now.nodes.keys());
  for (const one of own) taken.delete(one);
  const named = isJsonObject(json) ? { ...json, ...(id === undefined ? {} : { id }) } : {};
  const free = giveBlockIds(named, blockFields, taken);
  return { json: free, ...(keys ? { keys } : {}) };
}

/**
 * Where a block stood, as far as that is still there: in its list behind the nearest one that stood before it; else in
 * the list of the article.
 */
function placeOf(
  now: EditedArticle,
  then: EditedArticle,
  id: string,
  moved?: string,
): { into: Slot; after: string | null } {
  const slot = then.nodes.get(id)?.slot;
  const isThere = slot && valueAt(now.nodes.get(slot.parent)?.fields ?? {}, slot.list) instanceof KeyedList;
  if (!slot || !isThere) {
    if (slot && slot.parent !== articleItself && then.nodes.has(slot.parent))
      return placeOf(now, then, slot.parent, moved);
    return { into: { parent: articleItself, list: '/blocks' }, after: null };
  }
  const before = keysAt(then, slot);
  const present = new Set(keysAt(now, slot));
  const anchor = before
    .slice(0, before.indexOf(id))
    .findLast((sibling) => present.has(sibling) && sibling !== moved);
  return { into: slot, after: anchor ?? null };
}

function keysAt(article: EditedArticle, { parent, list }: Slot): readonly string[] {
  const value = valueAt(article.nodes.get(parent)?.fields ?? {}, list);
  return value instanceof KeyedList ? value.items.map(({ key }) => key) : [];
}

/** What a field belongs to, in each state. */
type Owner = Pick<ComparedBlock, 'before' | 'after'>;

/** Makes one field, or one item of a list, what it was. No changes where its block is gone. */
export function restoreField(
  now: EditedArticle,
  then: EditedArticle,
  owner: Owner,
  change: FieldChange,
): readonly Change[] {
  const block = owner.after;
  const node = block === undefined ? undefined : now.nodes.get(block);
  const old = owner.before === undefined ? undefined : then.nodes.get(owner.before);
  if (!node || !old || block === undefined) return [];
  const list = listAround(change, node, old);
  switch (change.kind) {
    case 'changed':
      return [{ kind: 'set', block, pointer: change.after ?? '', value: written(then, old, change.before) }];
    case 'added':
      return list?.now !== undefined
        ? [{ kind: 'removeItem', block, list: list.now, key: lastKey(change.after) }]
        : [{ kind: 'set', block, pointer: change.after ?? '' }];
    case 'removed':
      if (list?.before === undefined)
        return [
          { kind: 'set', block, pointer: change.before ?? '', value: written(then, old, change.before) },
        ];
      return insertBack(
        node,
        old,
        change,
        { ...list, before: list.before },
        written(then, old, change.before),
      );
    case 'moved': {
      if (list?.before === undefined || list.now === undefined) return [];
      const wanted = lastKey(change.before);
      const after = anchorOf(node, old, list.before, list.now, wanted, lastKey(change.after));
      return [{ kind: 'moveItem', block, list: list.now, key: lastKey(change.after), after }];
    }
  }
}

/** The lists that an item stood in and stands in; undefined in a state where it is a field, or the list is not there. */
function listAround(
  { before, after }: FieldChange,
  node: EditedNode,
  old: EditedNode,
): { before: string | undefined; now: string | undefined } {
  const listAt = (fields: EditedNode['fields'], pointer: string | undefined): string | undefined => {
    const parent = pointer === undefined ? undefined : parentPointer(pointer);
    return parent !== undefined && valueAt(fields, parent) instanceof KeyedList ? parent : undefined;
  };
  return { before: listAt(old.fields, before), now: listAt(node.fields, after ?? before) };
}

function insertBack(
  node: EditedNode,
  old: EditedNode,
  change: FieldChange,
  { before, now = before }: { before: string; now?: string | undefined },
  value: Written,
): readonly Change[] {
  if (!(valueAt(node.fields, now) instanceof KeyedList)) return [];
  const wanted = lastKey(change.before);
  const taken = new Set(itemKeys(node, now));
  // Keys that are but positions may be another item's now.
  const key = taken.has(wanted) ? freeKey(taken) : wanted;
  const after = anchorOf(node, old, before, now, wanted);
  return [{ kind: 'insertItem', block: node.id, list: now, key, value, after }];
}

/** The nearest item that stood before another one, and is still there. */
function anchorOf(
  node: EditedNode,
  old: EditedNode,
  before: string,
  now: string,
  key: string,
  itself?: string,
): string | null {
  const keys = itemKeys(old, before);
  const present = new Set(itemKeys(node, now).filter((one) => one !== itself));
  return keys.slice(0, keys.indexOf(key)).findLast((sibling) => present.has(sibling)) ?? null;
}

function itemKeys({ fields }: EditedNode, list: string): readonly string[] {
  const value = valueAt(fields, list);
  return value instanceof KeyedList ? value.items.map((item) => item.key) : [];
}

function freeKey(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`back-${number}`)) number++;
  return `back-${number}`;
}

function lastKey(pointer: string | undefined): string {
  return pointerKeys(pointer ?? '').at(-1) ?? '';
}

/** A value as it was, with the keys of its items, and without the blocks in it: those are restored by themselves. */
function written(then: EditedArticle, { fields }: EditedNode, pointer: string | undefined): Written {
  const value = pointer === undefined ? undefined : valueAt(fields, pointer);
  return value === undefined ? { json: null } : writeValue(value, then);
}

function isJsonObject(json: Json): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
