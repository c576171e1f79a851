import {
  isOfBlocks,
  itemsAt,
  placedAfter,
  touchedInside,
  withItems,
  withNode,
  withNodes,
  withoutBlocks,
} from './articleNodes.ts';
import { type ChangeOf, type ChangeOutcome, type Refusal, refused } from './changeOutcome.ts';
import type { BlockFieldsByType, EditedArticle, Slot } from './editedArticle.ts';
import { BlockPlace } from './editedValue.ts';
import { readBlock } from './readValue.ts';
import { touchedBy } from './touched.ts';
import { nodeAt, writeNode } from './writeValue.ts';

export function insertBlock(
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

export function removeBlock(article: EditedArticle, change: ChangeOf<'remove'>): ChangeOutcome {
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

export function moveBlock(
  article: EditedArticle,
  change: ChangeOf<'move'>,
  blockFields: BlockFieldsByType,
): ChangeOutcome {
  const { block, into, after } = change;
  const node = article.nodes.get(block);
  if (!node?.slot) return refused('gone');
  if (after === block || ancestorsOf(article, into.parent).includes(block)) return refused('misplaced');
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

function ancestorsOf(article: EditedArticle, block: string): string[] {
  const slot = article.nodes.get(block)?.slot;
  return slot ? [block, ...ancestorsOf(article, slot.parent)] : [block];
}

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
