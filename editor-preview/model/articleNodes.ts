import { ownValue } from '#contracts/json/ownValue.ts';
import type { BlockFieldsByType, EditedArticle, EditedNode } from './editedArticle.ts';
import { BlockPlace, type EditedValue, isEditedObject, type KeyedItem, KeyedList } from './editedValue.ts';
import { isListOfBlocks } from './readValue.ts';
import { allOf, type Touched } from './touched.ts';
import { valueAt, withValueAt } from './valueAt.ts';
import { nodeAt } from './writeValue.ts';

export function typeOf({ fields }: EditedNode): string {
  const type = ownValue(fields, 'type');
  return typeof type === 'string' ? type : '';
}

export function isOfBlocks(node: EditedNode, list: string, blockFields: BlockFieldsByType): boolean {
  return isListOfBlocks({ block: node.id, type: typeOf(node), pointer: list }, blockFields);
}

export function itemsAt({ fields }: EditedNode, list: string): readonly KeyedItem[] | undefined {
  const value = valueAt(fields, list);
  return value instanceof KeyedList ? value.items : undefined;
}

export function withItems(
  node: EditedNode,
  list: string,
  items: readonly KeyedItem[],
): EditedNode | undefined {
  const fields = withValueAt(node.fields, list, new KeyedList(items));
  return fields && isEditedObject(fields.value) ? { ...node, fields: fields.value } : undefined;
}

export function placedAfter(
  items: readonly KeyedItem[],
  item: KeyedItem,
  after: string | null,
): readonly KeyedItem[] | undefined {
  if (after === null) return [item, ...items];
  const index = items.findIndex(({ key }) => key === after);
  return index < 0 ? undefined : items.toSpliced(index + 1, 0, item);
}

export function withNode(article: EditedArticle, node: EditedNode): EditedArticle {
  return { nodes: new Map(article.nodes).set(node.id, node) };
}

/** Undefined if an id is taken. `replaced` is the id that exists already. */
export function withNodes(
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

export function withoutBlocks(article: EditedArticle, value: EditedValue | undefined): EditedArticle {
  const removed = blocksIn(article, value);
  if (removed.length === 0) return article;
  const nodes = new Map(article.nodes);
  for (const id of removed) nodes.delete(id);
  return { nodes };
}

export function blocksIn(article: EditedArticle, value: EditedValue | undefined): string[] {
  if (value instanceof BlockPlace) return [value.id, ...blocksIn(article, nodeAt(article, value.id).fields)];
  if (value instanceof KeyedList) return value.items.flatMap((item) => blocksIn(article, item.value));
  return isEditedObject(value) ? Object.values(value).flatMap((inner) => blocksIn(article, inner)) : [];
}

export function touchedInside(article: EditedArticle, value: EditedValue | undefined): readonly Touched[] {
  return blocksIn(article, value).flatMap(allOf);
}
