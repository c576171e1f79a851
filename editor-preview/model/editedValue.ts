export type { Json, JsonObject } from '#contracts/json/json.ts';

/**
 * JSON with a key for each list item, so that a change identifies an item wherever it has moved.
 * Immutable, with structural sharing.
 */
export type EditedValue = string | number | boolean | null | KeyedList | BlockPlace | EditedObject;

export interface EditedObject {
  readonly [field: string]: EditedValue;
}

export interface KeyedItem {
  readonly key: string;
  readonly value: EditedValue;
}

export class KeyedList {
  readonly items: readonly KeyedItem[];

  constructor(items: readonly KeyedItem[]) {
    this.items = items;
  }
}

/** The item's key is the block's id, under which the article stores the block. */
export class BlockPlace {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

export function isEditedObject(value: EditedValue | undefined): value is EditedObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof KeyedList) &&
    !(value instanceof BlockPlace)
  );
}
