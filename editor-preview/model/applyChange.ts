import { parentPointer, pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import {
  isOfBlocks,
  itemsAt,
  placedAfter,
  touchedInside,
  typeOf,
  withItems,
  withNode,
  withNodes,
  withoutBlocks,
} from './articleNodes.ts';
import { insertBlock, moveBlock, removeBlock } from './blockChanges.ts';
import { type ChangeOf, type ChangeOutcome, refused } from './changeOutcome.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
} from './editedArticle.ts';
import { BlockPlace, type EditedValue, isEditedObject } from './editedValue.ts';
import type { Change, Written } from './operation.ts';
import { readValue } from './readValue.ts';
import { withPiece } from './textVersions.ts';
import { touchedBy } from './touched.ts';
import { valueAt, withoutValueAt, withValueAt } from './valueAt.ts';
import { writeValue } from './writeValue.ts';

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

function set(article: EditedArticle, change: ChangeOf<'set'>, blockFields: BlockFieldsByType): ChangeOutcome {
  const { block, pointer, value } = change;
  const node = article.nodes.get(block);
  if (!node) return refused('gone');
  // Only with the whole block: others refer to the id, and the type defines the data.
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

/** Whether a value would be a block in a list of blocks, which may contain invalid entries. */
function hasId({ json }: Written): boolean {
  return typeof json === 'object' && json !== null && typeof ownValue(json, 'id') === 'string';
}
