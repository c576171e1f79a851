type CompareObjects = (one: object, other: object) => boolean | undefined;

/** Shortcut for identical objects. `compare` is called first for objects that are not identical. */
export function isSame(one: unknown, other: unknown, compare: CompareObjects = () => undefined): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const outcome = compare(one, other);
  if (outcome !== undefined) return outcome;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(
      ([field, value]) => Object.hasOwn(other, field) && isSame(value, Reflect.get(other, field), compare),
    )
  );
}
