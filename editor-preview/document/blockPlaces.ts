import {
  articleItself,
  type BlockFieldsByType,
  type EditedArticle,
  type EditedNode,
  type Slot,
} from '../../contracts/editing/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '../../contracts/editing/editedValue.ts';
import { pointerKeys, pointerStep } from '../../contracts/json/jsonPointer.ts';
import { type BlockField, blockFields } from '../../schemas/generated/blockFields.ts';

// Where blocks stand and may stand: reading order, lists of blocks, and what these take.

/** A list of blocks in a block, or the article's own. */
export interface BlockList {
  readonly slot: Slot;
  /** The types that may stand in it; undefined where all may. */
  readonly types: readonly string[] | undefined;
  /** The ids of the blocks in it, in order. */
  readonly blocks: readonly string[];
}

type Fields = Readonly<Record<string, readonly Pick<BlockField, 'path' | 'types'>[]>>;

export const articleSlot: Slot = { parent: articleItself, list: '/blocks' };

export function typeOfNode(node: EditedNode | undefined): string {
  return typeof node?.fields.type === 'string' ? node.fields.type : '';
}

/** The lists of blocks that a block has or may have, in the order of its schema. */
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

/** All places that a path leads to, with `*` for every item; the last step need not be there yet. */
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

function blocksAt(value: EditedValue | undefined): string[] {
  return value instanceof KeyedList ? value.items.map(({ key }) => key) : [];
}

/** The list that a block stands in. */
export function listAround(article: EditedArticle, id: string): BlockList | undefined {
  const slot = article.nodes.get(id)?.slot;
  return slot && listsIn(article, slot.parent).find((list) => list.slot.list === slot.list);
}

/** Whether a block of a type may stand in a list. */
export function takes({ types }: Pick<BlockList, 'types'>, type: string): boolean {
  return types === undefined || types.includes(type);
}

/** A block and all in which it stands, from the inside out. */
export function blockAndAround(article: EditedArticle, id: string): string[] {
  const slot = article.nodes.get(id)?.slot;
  return slot ? [id, ...blockAndAround(article, slot.parent)] : [];
}

/** All blocks in reading order, those inside a block behind it. */
export function blocksInOrder(article: EditedArticle): string[] {
  const inside = (id: string): string[] =>
    listsIn(article, id).flatMap(({ blocks }) =>
      blocks.filter((block) => article.nodes.has(block)).flatMap((block) => [block, ...inside(block)]),
    );
  return inside(articleItself);
}

/** Chosen blocks in reading order, without those that stand inside another chosen one: that brings them along. */
export function outermost(article: EditedArticle, ids: ReadonlySet<string>): string[] {
  return blocksInOrder(article).filter(
    (id) =>
      ids.has(id) &&
      blockAndAround(article, id)
        .slice(1)
        .every((around) => !ids.has(around)),
  );
}
