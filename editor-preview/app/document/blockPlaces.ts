import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
  type Slot,
} from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { type BlockField, blockFields } from '#schemas/generated/blockFields.ts';

export interface BlockList {
  readonly slot: Slot;
  /** The allowed types; undefined if all are. */
  readonly types: readonly string[] | undefined;
  readonly blocks: readonly string[];
}

type Fields = Readonly<Record<string, readonly Pick<BlockField, 'path' | 'types'>[]>>;

export const articleSlot: Slot = { parent: articleItself, list: '/blocks' };

export function typeOfNode(node: EditedNode | undefined): string {
  return typeof node?.fields.type === 'string' ? node.fields.type : '';
}

/** The existing and possible lists of blocks in a block, in the order of its schema. */
export function listsIn(
  article: EditedArticle,
  id: string,
  fields: Fields & BlockFieldsByType = blockFields,
): readonly BlockList[] {
  const node = article.nodes.get(id);
  if (!node) return [];
  if (id === articleItself)
    return [{ slot: articleSlot, types: undefined, blocks: blocksAt(node.fields.blocks) }];
  const type = typeOfNode(node);
  if (!Object.hasOwn(fields, type)) return [];
  return (fields[type] ?? []).flatMap(({ path, types }) => {
    const steps = pointerKeys(path);
    if (steps.at(-1) !== '*') return [];
    return placesOf(node.fields.data, steps.slice(0, -1), '/data').map(({ pointer, value }) => ({
      slot: { parent: id, list: pointer },
      types,
      blocks: blocksAt(value),
    }));
  });
}

/** All pointers that match a path with `*` for items; the last step need not exist. */
function placesOf(
  value: EditedValue | undefined,
  [step, ...rest]: readonly string[],
  pointer: string,
): { pointer: string; value: EditedValue | undefined }[] {
  if (step === undefined) return [{ pointer, value }];
  if (step === '*')
    return value instanceof KeyedList
      ? value.items.flatMap((item) => placesOf(item.value, rest, pointer + pointerStep(item.key)))
      : [];
  if (!isEditedObject(value)) return [];
  const inner = Object.hasOwn(value, step) ? value[step] : undefined;
  return placesOf(inner, rest, pointer + pointerStep(step));
}

const knownBlocks = new WeakMap<KeyedList, readonly string[]>();

/** The same array of ids for the same list of blocks. */
function blocksAt(value: EditedValue | undefined): readonly string[] {
  if (!(value instanceof KeyedList)) return [];
  const known = knownBlocks.get(value);
  if (known) return known;
  const blocks = value.items.map(({ key }) => key);
  knownBlocks.set(value, blocks);
  return blocks;
}

export function containingList(article: EditedArticle, id: string): BlockList | undefined {
  const slot = article.nodes.get(id)?.slot;
  return slot && listsIn(article, slot.parent).find((list) => list.slot.list === slot.list);
}

export function accepts({ types }: Pick<BlockList, 'types'>, type: string): boolean {
  return types === undefined || types.includes(type);
}

export function withAncestors(article: EditedArticle, id: string): string[] {
  const slot = article.nodes.get(id)?.slot;
  return slot ? [id, ...withAncestors(article, slot.parent)] : [];
}

const knownOrders = new WeakMap<EditedArticle, readonly string[]>();

/** Parents before children. Cached, because it is called several times per keystroke. */
export function blocksInOrder(article: EditedArticle): readonly string[] {
  const known = knownOrders.get(article);
  if (known) return known;
  const order: string[] = [];
  const visit = (id: string): void => {
    for (const { blocks } of listsIn(article, id)) {
      for (const block of blocks) {
        if (!article.nodes.has(block)) continue;
        order.push(block);
        visit(block);
      }
    }
  };
  visit(articleItself);
  knownOrders.set(article, order);
  return order;
}

/** Selected blocks in reading order, without descendants of other selected ones. */
export function outermost(article: EditedArticle, ids: ReadonlySet<string>): string[] {
  // Usually one block is selected, so its position is not needed.
  if (ids.size <= 1) return [...ids].filter((id) => id !== articleItself && article.nodes.has(id));
  return blocksInOrder(article).filter(
    (id) =>
      ids.has(id) &&
      withAncestors(article, id)
        .slice(1)
        .every((ancestor) => !ids.has(ancestor)),
  );
}
