/**
 * Whether two JSON values are written alike: the same values in the same order, keys included. Much cheaper than
 * comparing what `JSON.stringify` makes of them, and it ends at the first difference.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && sameItems(one, other);
  return isObject(one) && isObject(other) && !Array.isArray(other) && sameMembers(one, other);
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (!sameJson(one[index], other[index])) return false;
  }
  return true;
}

type JsonObject = Readonly<Record<string, unknown>>;

function sameMembers(one: JsonObject, other: JsonObject): boolean {
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  if (keys.length !== otherKeys.length) return false;
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? '';
    if (key !== otherKeys[index] || !sameJson(one[key], other[key])) return false;
  }
  return true;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
