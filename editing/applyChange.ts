import { parentPointer, pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
  type Slot,
} from './editedArticle.ts';
import { BlockPlace, type EditedValue, isEditedObject, type KeyedItem, KeyedList } from './editedValue.ts';
import type { Change, Written } from './operation.ts';
import { isListOfBlocks, readBlock, readValue } from './readValue.ts';
import { withPiece } from './textVersions.ts';
import { allOf, type Touched, touchedBy } from './touched.ts';
import { valueAt, withoutValueAt, withValueAt } from './valueAt.ts';
import { nodeAt, writeNode, writeValue } from './writeValue.ts';

/**
 * Why a change cannot be applied. `gone`: its target or anchor no longer exists; `id-taken`: its block or
 * item has the id or key of another; `no-block`: no block, or one under another id; `misplaced`: not allowed
 * there; `other-text`: the text differs from the expected one.
 */
export type Refusal = 'gone' | 'id-taken' | 'no-block' | 'misplaced' | 'other-text';

export type ChangeOutcome =
  | {
      readonly ok: true;
      readonly article: EditedArticle;
      /** The change that reverts it. */
      readonly inverse: Change;
      readonly touched: readonly Touched[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Applies one change, if possible. Pure: the given article is not modified. */
export function applyChange(
  article: EditedArticle,
  change: Change,
  blockFields: BlockFieldsByType,
): ChangeOutcome {
  switch (change.kind) {
    case 'set':
      return set(article, change, blockFields);
    case 'text':
      return replaceText(article, change);
    case 'insertItem':
      return insertItem(article, change, blockFields);
    case 'removeItem':
      return removeItem(article, change);
    case 'moveItem':
      return moveItem(article, change);
    case 'insert':
      return insertBlock(article, change, blockFields);
    case 'remove':
      return removeBlock(article, change);
    case 'move':
      return moveBlock(article, change, blockFields);
  }
}

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

function refused(refusal: Refusal): ChangeOutcome {
  return { ok: false, refusal };
}

function set(article: EditedArticle, change: ChangeOf<'set'>, blockFields: BlockFieldsByType): ChangeOutcome {
  const { block, pointer, value } = change;
  const node = article.nodes.get(block);
  if (!node) return refused('gone');
  // The id and the type change only with the whole block: others refer to the id, and the type defines the
  // data.
  if (block !== articleItself && (pointer === '/id' || pointer === '/type')) return refused('misplaced');
  const before = valueAt(node.fields, pointer);
  if (before instanceof BlockPlace) return refused('misplaced');
  if (value === undefined) return takeAway(article, node, change, before);
  const { value: read, nodes } = readValue(value, { block, type: typeOf(node), pointer }, blockFields);
  if (pointer === '' && (!isEditedObject(read) || (block !== articleItself && read.id !== block)))
    return refused('no-block');
  const fields = withValueAt(node.fields, pointer, read);
  if (!fields || !isEditedObject(fields.value)) return refused('gone');
  const list = parentPointer(pointer);
  if (list !== undefined && isOfBlocks(node, list, blockFields) && hasId(value)) return refused('misplaced');
  const without = withoutBlocks(article, before);
  const changed = withNodes(without, [{ ...node, fields: fields.value }, ...nodes], block);
  if (!changed) return refused('id-taken');
  return {
    ok: true,
    article: changed,
    inverse: {
      kind: 'set',
      block,
      pointer: fields.created ?? pointer,
      ...(before === undefined ? {} : { value: writeValue(before, article) }),
    },
    touched: [...touchedBy(change, undefined), ...touchedInside(article, before)],
  };
}

function takeAway(
  article: EditedArticle,
  node: EditedNode,
  change: ChangeOf<'set'>,
  before: EditedValue | undefined,
): ChangeOutcome {
  const { block, pointer } = change;
  const fields = withoutValueAt(node.fields, pointer);
  if (!fields) return refused('gone');
  const without = withoutBlocks(article, before);
  return {
    ok: true,
    article: withNode(without, { ...node, fields }),
    inverse: {
      kind: 'set',
      block,
      pointer,
      ...(before === undefined ? {} : { value: writeValue(before, article) }),
    },
    touched: [...touchedBy(change, undefined), ...touchedInside(article, before)],
  };
}

function replaceText(article: EditedArticle, change: ChangeOf<'text'>): ChangeOutcome {
  const { block, pointer, remove, insert } = change;
  const node = article.nodes.get(block);
  const text = node && valueAt(node.fields, pointer);
  if (!node || text === undefined) return refused('gone');
  const changed = typeof text === 'string' ? withPiece(text, change) : undefined;
  if (changed === undefined) return refused('other-text');
  const fields = withValueAt(node.fields, pointer, changed);
  if (!fields || !isEditedObject(fields.value)) return refused('gone');
  return {
    ok: true,
    article: withNode(article, { ...node, fields: fields.value }),
    inverse: { ...change, remove: insert, insert: remove },
    touched: touchedBy(change, undefined),
  };
}

function insertItem(
  article: EditedArticle,
  change: ChangeOf<'insertItem'>,
  blockFields: BlockFieldsByType,
): ChangeOutcome {
  const { block, list, key, value, after } = change;
  const node = article.nodes.get(block);
  if (!node) return refused('gone');
  const items = itemsAt(node, list);
  if (!items) return refused('gone');
  if (items.some((item) => item.key === key)) return refused('id-taken');
  const type = typeOf(node);
  if (isOfBlocks(node, list, blockFields) && hasId(value)) return refused('misplaced');
  const { value: read, nodes } = readValue(
    value,
    { block, type, pointer: list + pointerStep(key) },
    blockFields,
  );
  const placed = placedAfter(items, { key, value: read }, after);
  const changed = placed && withItems(node, list, placed);
  if (!changed) return refused('gone');
  const all = withNodes(article, [changed, ...nodes], block);
  if (!all) return refused('id-taken');
  return {
    ok: true,
    article: all,
    inverse: { kind: 'removeItem', block, list, key },
    touched: touchedBy(change, undefined),
  };
}

function removeItem(article: EditedArticle, change: ChangeOf<'removeItem'>): ChangeOutcome {
  const { block, list, key } = change;
  const node = article.nodes.get(block);
  const items = node && itemsAt(node, list);
  const index = items?.findIndex((item) => item.key === key) ?? -1;
  const item = items?.[index];
  if (!node || !items || !item) return refused('gone');
  if (item.value instanceof BlockPlace) return refused('misplaced');
  const changed = withItems(
    node,
    list,
    items.filter((other) => other !== item),
  );
  if (!changed) return refused('gone');
  return {
    ok: true,
    article: withNode(withoutBlocks(article, item.value), changed),
    inverse: {
      kind: 'insertItem',
      block,
      list,
      key,
      value: writeValue(item.value, article),
      after: items[index - 1]?.key ?? null,
    },
    touched: [...touchedBy(change, undefined), ...touchedInside(article, item.value)],
  };
}

function moveItem(article: EditedArticle, change: ChangeOf<'moveItem'>): ChangeOutcome {
  const { block, list, key, after } = change;
  const node = article.nodes.get(block);
  const items = node && itemsAt(node, list);
  const index = items?.findIndex((item) => item.key === key) ?? -1;
  const item = items?.[index];
  if (!node || !items || !item) return refused('gone');
  if (item.value instanceof BlockPlace || after === key) return refused('misplaced');
  const placed = placedAfter(
    items.filter((other) => other !== item),
    item,
    after,
  );
  const changed = placed && withItems(node, list, placed);
  if (!changed) return refused('gone');
  return {
    ok: true,
    article: withNode(article, changed),
    inverse: { ...change, after: items[index - 1]?.key ?? null },
    touched: touchedBy(change, undefined),
  };
}

function insertBlock(
  article: EditedArticle,
  change: ChangeOf<'insert'>,
  blockFields: BlockFieldsByType,
): ChangeOutcome {
  const nodes = readBlock(change.block, change.into, blockFields);
  const [block] = nodes ?? [];
  if (!nodes || !block) return refused('no-block');
  if (nodes.some(({ id }) => article.nodes.has(id))) return refused('id-taken');
  const placed = placeBlock(article, block.id, change.into, change.after, blockFields);
  if (!placed.ok) return placed;
  const changed = withNodes(placed.article, nodes);
  if (!changed) return refused('id-taken');
  return {
    ok: true,
    article: changed,
    inverse: { kind: 'remove', block: block.id },
    touched: nodes.flatMap(({ id }) => touchedBy(change, id)),
  };
}

function removeBlock(article: EditedArticle, change: ChangeOf<'remove'>): ChangeOutcome {
  const { block } = change;
  const node = article.nodes.get(block);
  if (!node?.slot) return refused('gone');
  const { after, article: without } = unplaceBlock(article, node.id, node.slot);
  return {
    ok: true,
    article: withoutBlocks(without, new BlockPlace(block)),
    inverse: { kind: 'insert', block: writeNode(node, article), into: node.slot, after },
    touched: [...touchedBy(change, undefined), ...touchedInside(article, node.fields)],
  };
}

function moveBlock(
  article: EditedArticle,
  change: ChangeOf<'move'>,
  blockFields: BlockFieldsByType,
): ChangeOutcome {
  const { block, into, after } = change;
  const node = article.nodes.get(block);
  if (!node?.slot) return refused('gone');
  if (after === block || blocksAround(article, into.parent).includes(block)) return refused('misplaced');
  const from = unplaceBlock(article, block, node.slot);
  const placed = placeBlock(from.article, block, into, after, blockFields);
  if (!placed.ok) return placed;
  return {
    ok: true,
    article: withNode(placed.article, { ...node, slot: into }),
    inverse: { kind: 'move', block, into: node.slot, after: from.after },
    touched: touchedBy(change, undefined),
  };
}

/** The ids of a block and its ancestors. */
function blocksAround(article: EditedArticle, block: string): string[] {
  const slot = article.nodes.get(block)?.slot;
  return slot ? [block, ...blocksAround(article, slot.parent)] : [block];
}

/** Inserts a block's place into a list of blocks, which is created if missing. */
function placeBlock(
  article: EditedArticle,
  id: string,
  { parent, list }: Slot,
  after: string | null,
  blockFields: BlockFieldsByType,
): { ok: true; article: EditedArticle } | { ok: false; refusal: Refusal } {
  const node = article.nodes.get(parent);
  if (!node) return { ok: false, refusal: 'gone' };
  if (!isOfBlocks(node, list, blockFields)) return { ok: false, refusal: 'misplaced' };
  const placed = placedAfter(itemsAt(node, list) ?? [], { key: id, value: new BlockPlace(id) }, after);
  const changed = placed && withItems(node, list, placed);
  return changed ? { ok: true, article: withNode(article, changed) } : { ok: false, refusal: 'gone' };
}

/** Removes a block's place from its list. */
function unplaceBlock(
  article: EditedArticle,
  id: string,
  { parent, list }: Slot,
): { article: EditedArticle; after: string | null } {
  const node = nodeAt(article, parent);
  const items = itemsAt(node, list) ?? [];
  const index = items.findIndex(({ key }) => key === id);
  const changed = withItems(
    node,
    list,
    items.filter(({ key }) => key !== id),
  );
  return {
    article: changed ? withNode(article, changed) : article,
    after: items[index - 1]?.key ?? null,
  };
}

function isOfBlocks(node: EditedNode, list: string, blockFields: BlockFieldsByType): boolean {
  return isListOfBlocks({ block: node.id, type: typeOf(node), pointer: list }, blockFields);
}

/** Whether a value would be a block in a list of blocks, which may contain invalid entries. */
function hasId({ json }: Written): boolean {
  return typeof json === 'object' && json !== null && typeof ownValue(json, 'id') === 'string';
}

function typeOf({ fields }: EditedNode): string {
  const type = ownValue(fields, 'type');
  return typeof type === 'string' ? type : '';
}

function itemsAt({ fields }: EditedNode, list: string): readonly KeyedItem[] | undefined {
  const value = valueAt(fields, list);
  return value instanceof KeyedList ? value.items : undefined;
}

function withItems(node: EditedNode, list: string, items: readonly KeyedItem[]): EditedNode | undefined {
  const fields = withValueAt(node.fields, list, new KeyedList(items));
  return fields && isEditedObject(fields.value) ? { ...node, fields: fields.value } : undefined;
}

/** The items with one inserted after another; undefined if that one is missing. */
function placedAfter(
  items: readonly KeyedItem[],
  item: KeyedItem,
  after: string | null,
): readonly KeyedItem[] | undefined {
  if (after === null) return [item, ...items];
  const index = items.findIndex(({ key }) => key === after);
  return index < 0 ? undefined : items.toSpliced(index + 1, 0, item);
}

function withNode(article: EditedArticle, node: EditedNode): EditedArticle {
  return { nodes: new Map(article.nodes).set(node.id, node) };
}

/**
 * The article with further nodes; undefined if an id is taken.
 * @param replaced the id that exists already
 */
function withNodes(
  article: EditedArticle,
  nodes: readonly EditedNode[],
  replaced?: string,
): EditedArticle | undefined {
  if (nodes.some(({ id }, index) => article.nodes.has(id) && !(index === 0 && id === replaced)))
    return undefined;
  const all = new Map(article.nodes);
  for (const node of nodes) all.set(node.id, node);
  return { nodes: all };
}

/** The article without the blocks nested in a value, at any depth. */
function withoutBlocks(article: EditedArticle, value: EditedValue | undefined): EditedArticle {
  const gone = blocksIn(article, value);
  if (gone.length === 0) return article;
  const nodes = new Map(article.nodes);
  for (const id of gone) nodes.delete(id);
  return { nodes };
}

/** The ids of the blocks nested in a value, at any depth, in reading order. */
export function blocksIn(article: EditedArticle, value: EditedValue | undefined): string[] {
  if (value instanceof BlockPlace) return [value.id, ...blocksIn(article, nodeAt(article, value.id).fields)];
  if (value instanceof KeyedList) return value.items.flatMap((item) => blocksIn(article, item.value));
  return isEditedObject(value) ? Object.values(value).flatMap((inner) => blocksIn(article, inner)) : [];
}

function touchedInside(article: EditedArticle, value: EditedValue | undefined): readonly Touched[] {
  return blocksIn(article, value).flatMap(allOf);
}
