import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import {
  BlockPlace,
  type EditedValue,
  isEditedObject,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';

// Problems and saved JSON use plain JSON Pointers with positions; changes use a block and a pointer in it with
// item keys.

export interface KeyedPlace {
  readonly block: string;
  readonly pointer: string;
}

/** In the innermost block. Missing parts, such as a required field, are appended unresolved. */
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

/** The plain JSON Pointer of a place. Undefined if the block or an item does not exist. */
export function plainPointer(article: EditedArticle, { block, pointer }: KeyedPlace): string | undefined {
  const node = article.nodes.get(block);
  if (!node) return undefined;
  const prefix = node.slot
    ? plainPointer(article, { block: node.slot.parent, pointer: node.slot.list + pointerStep(block) })
    : '';
  if (prefix === undefined) return undefined;
  let plain = prefix;
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

/** An item's index, cached: it is looked up for every problem after each keystroke. */
function indexOf(list: KeyedList, key: string): number | undefined {
  let indexes = knownIndexes.get(list);
  if (!indexes) {
    indexes = new Map(list.items.map((item, index) => [item.key, index]));
    knownIndexes.set(list, indexes);
  }
  return indexes.get(key);
}
