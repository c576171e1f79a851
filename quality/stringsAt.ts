import { pointerStep } from '../transformer/jsonPointer.ts';

/** A string in a JSON value, and where it stands there. */
export interface PlacedString {
  pointer: string;
  text: string;
}

/**
 * The strings that a path with wildcards leads to.
 *
 * @param field a JSON Pointer in which `*` stands for every item of an array
 */
export function stringsAt(value: unknown, field: string): PlacedString[] {
  return follow(value, '', field.split('/').slice(1));
}

function follow(value: unknown, pointer: string, path: readonly string[]): PlacedString[] {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' ? [{ pointer, text: value }] : [];
  if (step === '*') {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => follow(item, pointer + pointerStep(index), rest));
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return [];
  return follow(Reflect.get(value, step), pointer + pointerStep(step), rest);
}
