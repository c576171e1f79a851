import { isJsonList } from '#contracts/json/json.ts';
import type { Json } from './editedValue.ts';

/** Deep equality. The order of an object's fields is irrelevant, that of list items is not. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (isJsonList(one) || isJsonList(other))
    return (
      isJsonList(one) &&
      isJsonList(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    );
  const [fields, others] = [Object.entries(one), Object.keys(other)];
  return (
    fields.length === others.length &&
    fields.every(([field, value]) => Object.hasOwn(other, field) && sameJson(value, other[field]))
  );
}
