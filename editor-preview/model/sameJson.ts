import type { Json } from './editedValue.ts';

/** Deep equality. The order of an object's fields is irrelevant, that of list items is not. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (isList(one) || isList(other))
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    );
  const [fields, others] = [Object.entries(one), Object.keys(other)];
  return (
    fields.length === others.length &&
    fields.every(([field, value]) => Object.hasOwn(other, field) && sameJson(value, other[field]))
  );
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
