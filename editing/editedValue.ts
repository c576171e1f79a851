export type { Json, JsonObject } from '#contracts/json/json.ts';

/**
 * A value of an article that is being edited: JSON, but that every item of a list has a key. So a change names an item
 * wherever that has moved to in the meantime. Never changed: a change makes new values for what lies on the way to it,
 * and shares all others.
 */
export type EditedValue = string | number | boolean | null | KeyedList | BlockPlace | EditedObject;

export interface EditedObject {
  readonly [field: string]: EditedValue;
}

export interface KeyedItem {
  /** Its own among those of its list. */
  readonly key: string;
  readonly value: EditedValue;
}

/** A list whose items have keys. */
export class KeyedList {
  readonly items: readonly KeyedItem[];

  constructor(items: readonly KeyedItem[]) {
    this.items = items;
  }
}

/** Stands in a list where a block does. Its item's key is the block's id, under which the article holds the block. */
export class BlockPlace {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
  }
}

/** Whether a value has fields. */
export function isEditedObject(value: EditedValue | undefined): value is EditedObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof KeyedList) &&
    !(value instanceof BlockPlace)
  );
}
