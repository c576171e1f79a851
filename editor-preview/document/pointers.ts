import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import { BlockPlace, type EditedValue, isEditedObject, KeyedList } from '#editing/editedValue.ts';

// The same place has two names. Problems, and all that reads saved JSON, name it by a plain JSON Pointer into the
// article, whose steps into lists are positions. Changes name it by a block and a pointer into that, whose steps into
// lists are keys.

/** A place in an article that is being edited. */
export interface KeyedPlace {
  /** The id of the block; `articleItself` where it stands in none. */
  readonly block: string;
  /** From the block, with the keys of items for steps into lists; '' for the whole block. */
  readonly pointer: string;
}

/**
 * The place that a plain JSON Pointer into the article leads to, in the innermost block. A pointer to something that is
 * not there yet, such as a required field, is followed as far as anything stands, and its other steps are kept.
 */
export function keyedPlace(article: EditedArticle, plain: string): KeyedPlace {
  let block = articleItself;
  let pointer = '';
  let value: EditedValue | undefined = article.nodes.get(block)?.fields;
  for (const step of pointerKeys(plain)) {
    if (value instanceof KeyedList) {
      const item = itemAt(value, step);
      if (item?.value instanceof BlockPlace) {
        block = item.value.id;
        pointer = '';
        value = article.nodes.get(block)?.fields;
        continue;
      }
      pointer += pointerStep(item?.key ?? step);
      value = item?.value;
      continue;
    }
    pointer += pointerStep(step);
    value = isEditedObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return { block, pointer };
}

function itemAt(list: KeyedList, step: string): KeyedList['items'][number] | undefined {
  return /^(?:0|[1-9]\d*)$/.test(step) ? list.items[Number(step)] : undefined;
}

/**
 * The plain JSON Pointer of a place, by which problems name it. Undefined where the block is not in the article, or the
 * pointer leads into an item that is not there.
 */
export function plainPointer(article: EditedArticle, { block, pointer }: KeyedPlace): string | undefined {
  const node = article.nodes.get(block);
  if (!node) return undefined;
  const around = node.slot
    ? plainPointer(article, { block: node.slot.parent, pointer: node.slot.list + pointerStep(block) })
    : '';
  if (around === undefined) return undefined;
  let plain = around;
  let value: EditedValue | undefined = node.fields;
  for (const step of pointerKeys(pointer)) {
    if (value instanceof KeyedList) {
      const index: number | undefined = indexOf(value, step);
      if (index === undefined) return undefined;
      plain += pointerStep(index);
      value = value.items[index]?.value;
      continue;
    }
    plain += pointerStep(step);
    value = isEditedObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return plain;
}

const knownIndexes = new WeakMap<KeyedList, ReadonlyMap<string, number>>();

/** Where an item stands in its list. Asked for every problem after each key. */
function indexOf(list: KeyedList, key: string): number | undefined {
  let indexes = knownIndexes.get(list);
  if (!indexes) {
    indexes = new Map(list.items.map((item, index) => [item.key, index]));
    knownIndexes.set(list, indexes);
  }
  return indexes.get(key);
}
