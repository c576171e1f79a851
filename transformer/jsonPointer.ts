import { ownValue } from './ownValue.ts';

/** JSON Pointers (RFC 6901): building them, reading them, and finding the author's place of a value. */

/** One step of a pointer, escaped. */
export function pointerStep(key: string | number): string {
  if (typeof key === 'number' || !/[~/]/.test(key)) return `/${key}`;
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The keys of a pointer in order, unescaped; none for '' (the whole document). */
export function pointerKeys(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return steps;
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The pointer without its last step; undefined for the whole document. */
export function parentPointer(pointer: string): string | undefined {
  return pointer === '' ? undefined : pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The value that a pointer leads to, or undefined. Follows own keys only, so no prototype is ever reached. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of pointerKeys(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = ownValue(value, key);
  }
  return value;
}

/** The pointer of the first string in a JSON value that equals `text`, in reading order; undefined if there is none. */
export function pointerOfString(root: unknown, text: string): string | undefined {
  if (typeof root === 'string') return root === text ? '' : undefined;
  if (typeof root !== 'object' || root === null) return undefined;
  const isArray = Array.isArray(root);
  for (const key of Object.keys(root)) {
    const inner = pointerOfString(Reflect.get(root, key), text);
    if (inner !== undefined) return pointerStep(isArray ? Number(key) : key) + inner;
  }
  return undefined;
}

/**
 * Where the author wrote what `pointer` leads to now, after items were taken out of arrays.
 *
 * @param removed the author's pointers of the array items that were taken out
 */
export function authorPointer(pointer: string, removed: readonly string[] = []): string {
  if (removed.length === 0) return pointer;
  let written = '';
  for (const step of pointer.split('/').slice(1)) {
    const array = `${written}/`;
    const removedIndexes = removed
      .filter((item) => item.startsWith(array) && !item.includes('/', array.length))
      .map((item) => Number(item.slice(array.length)))
      .sort((a, b) => a - b);
    let index = Number(step);
    for (const gone of removedIndexes) if (gone <= index) index++;
    written = removedIndexes.length > 0 ? `${array}${index}` : `${array}${step}`;
  }
  return written;
}
