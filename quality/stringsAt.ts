/**
 * The strings that a path with wildcards leads to.
 *
 * @param field a JSON Pointer in which `*` stands for every item of an array
 */
export function stringsAt(value: unknown, field: string): string[] {
  return follow(value, field.split('/').slice(1));
}

function follow(value: unknown, path: readonly string[]): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => follow(item, rest)) : [];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
  return follow(Reflect.get(value, step), rest);
}
