/** Whether two values hold the same, however deep. Costs nothing where they are the same object. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(([field, value]) => Object.hasOwn(other, field) && isSame(value, Reflect.get(other, field)))
  );
}
