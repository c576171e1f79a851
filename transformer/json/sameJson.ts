/**
 * Whether two JSON values are written alike: the same values in the same order, keys included. Much cheaper than
 * comparing what `JSON.stringify` makes of them, and it ends at the first difference.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    );
  }
  if (Array.isArray(other)) return false;
  const keys = Object.keys(one);
  const otherKeys = Object.keys(other);
  return (
    keys.length === otherKeys.length &&
    keys.every(
      (key, index) => key === otherKeys[index] && sameJson(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}
