import { isJsonObject } from '#contracts/json/json.ts';
import { parentPointer, pointerKeys } from '#contracts/json/jsonPointer.ts';
import { blocksIn } from '#editor-preview/model/articleNodes.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
  type Slot,
} from '#editor-preview/model/editedArticle.ts';
import { KeyedList } from '#editor-preview/model/editedValue.ts';
import { giveBlockIds } from '#editor-preview/model/giveIds.ts';
import type { Change, Written } from '#editor-preview/model/operation.ts';
import { sameJson } from '#editor-preview/model/sameJson.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { blockJson, nodeAt, writeNode, writeValue } from '#editor-preview/model/writeValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { type ComparedBlock, compareArticles } from './compareArticles.ts';
import type { FieldChange } from './compareFields.ts';
import type { Difference } from './differences.ts';
import type { ComparedState } from './useCompared.ts';

// Restores by ordinary changes: others see them, and they can be undone.

// The compared state need not be the current one: targets are looked up in the current article.

/** Changes that restore a block from an earlier state; none if nothing differs. */
export function changesForBlock(
  now: EditedArticle,
  then: ComparedState,
  { before, after }: Difference,
): readonly Change[] {
  const { blocks } = compareArticles(then.article, now, then.hasKeys);
  const found =
    before === undefined
      ? blocks.find((block) => block.before === undefined && block.after === after)
      : blocks.find((block) => block.before === before);
  return found ? restoreBlock(now, then.article, found, blockFields) : [];
}

export function changesForField(
  now: EditedArticle,
  then: ComparedState,
  difference: Difference,
  wanted: FieldChange,
): readonly Change[] {
  const comparison = compareArticles(then.article, now, then.hasKeys);
  const owner =
    difference.before === articleItself
      ? { before: articleItself, after: articleItself, changes: comparison.article }
      : comparison.blocks.find(({ before }) => before === difference.before);
  const change = owner?.changes.find(
    ({ kind, before, after }) =>
      (wanted.before === undefined
        ? before === undefined && after === wanted.after
        : before === wanted.before) && (kind === 'moved') === (wanted.kind === 'moved'),
  );
  return owner && change ? restoreField(now, then.article, owner, change) : [];
}

/** Restores the whole article under its current path. */
export function restoreArticle(now: EditedArticle, then: EditedArticle): readonly Change[] {
  const { json, keys } = writeNode(nodeAt(then, articleItself), then);
  const path = nodeAt(now, articleItself).fields.path;
  const value = isJsonObject(json) && typeof path === 'string' ? { ...json, path } : json;
  return [
    { kind: 'set', block: articleItself, pointer: '', value: { json: value, ...(keys ? { keys } : {}) } },
  ];
}

/** At its former place, with descendants; removes a block that did not exist. No changes if nothing differs. */
export function restoreBlock(
  now: EditedArticle,
  then: EditedArticle,
  { before, after }: Pick<ComparedBlock, 'before' | 'after'>,
  fields: BlockFieldsByType,
): readonly Change[] {
  const old = before === undefined ? undefined : then.nodes.get(before);
  const current = after === undefined ? undefined : now.nodes.get(after);
  if (!old) return current ? [{ kind: 'remove', block: current.id }] : [];
  if (!current) {
    const block = withFreeIds(now, then, old, undefined, fields);
    return [{ kind: 'insert', block, ...placeOf(now, then, old.id) }];
  }
  const isSame = sameJson(
    { ...blockJson(now, current.id), id: old.id },
    { ...blockJson(then, old.id), id: old.id },
  );
  const value = isSame ? undefined : withFreeIds(now, then, old, current.id, fields);
  const moves = wasMoved(now, then, before, after) ? moveBack(now, then, old.id, current.id) : [];
  return [...(value ? [{ kind: 'set', block: current.id, pointer: '', value } as const] : []), ...moves];
}

function wasMoved(
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
  // A block cannot be inside or after itself.
  const descendants = blocksIn(now, nodeAt(now, after).fields);
  return place.into.parent === after || descendants.includes(place.into.parent)
    ? []
    : [{ kind: 'move', block: after, ...place }];
}

/** Nested blocks get new ids if theirs are taken. `id` is its current one, if it exists. */
function withFreeIds(
  now: EditedArticle,
  then: EditedArticle,
  old: EditedNode,
  id: string | undefined,
  fields: BlockFieldsByType,
): Written {
  const { json, keys } = writeNode(old, then);
  const own = id === undefined ? [] : [id, ...blocksIn(now, nodeAt(now, id).fields)];
  const taken = new Set(now.nodes.keys());
  for (const one of own) taken.delete(one);
  const named = isJsonObject(json) ? { ...json, ...(id === undefined ? {} : { id }) } : {};
  const free = giveBlockIds(named, fields, taken);
  return { json: free, ...(keys ? { keys } : {}) };
}

/** After its nearest existing predecessor, otherwise in the article's list. */
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

type Owner = Pick<ComparedBlock, 'before' | 'after'>;

/** Restores one field or list item. No changes if its block is deleted. */
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
  const list = listPointers(change, node, old);
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

/** The lists of an item in each state; undefined for a field, or if the list is missing. */
function listPointers(
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
  // Positional keys may belong to another item now.
  const key = taken.has(wanted) ? freeKey(taken) : wanted;
  const after = anchorOf(node, old, before, now, wanted);
  return [{ kind: 'insertItem', block: node.id, list: now, key, value, after }];
}

/** The nearest former predecessor of an item that still exists. */
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

/** A former value with item keys, without nested blocks: those are restored separately. */
function written(then: EditedArticle, { fields }: EditedNode, pointer: string | undefined): Written {
  const value = pointer === undefined ? undefined : valueAt(fields, pointer);
  return value === undefined ? { json: null } : writeValue(value, then);
}
