/** Compares two objects in a way of its own; undefined where it has none for them. */
type CompareObjects = (one: object, other: object) => boolean | undefined;

/**
 * Whether two values hold the same, however deep. Costs nothing where they are the same object.
 *
 * @param compare asked first for objects that are not the same one
 */
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
