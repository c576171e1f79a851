import { ownValue } from './ownValue.ts';

/** One escaped step of a pointer. */
export function pointerStep(key: string | number): string {
  if (typeof key === 'number' || !/[~/]/.test(key)) return `/${key}`;
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The unescaped keys of a pointer; none for '' (the whole document). */
export function pointerKeys(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  if (!pointer.includes('~')) return steps;
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** '' for the whole document. */
export function lastKey(pointer: string): string {
  return pointerKeys(pointer).at(-1) ?? '';
}

/** The pointer without its last step; undefined for the whole document. */
export function parentPointer(pointer: string): string | undefined {
  return pointer === '' ? undefined : pointer.slice(0, pointer.lastIndexOf('/'));
}

/** The value at a pointer, or undefined. Follows own keys only, never a prototype's. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of pointerKeys(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = ownValue(value, key);
  }
  return value;
}

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
