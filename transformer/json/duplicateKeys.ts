import { pointerStep } from '../jsonPointer.ts';
import { endOfString } from './scanJson.ts';

/** A container that is open while the text is read. */
interface Open {
  pointer: string;
  /** Keys met so far; undefined for an array. */
  keys: Set<string> | undefined;
  /** Where the next value stands: the latest key, or the index in the array. */
  step: string | number;
}

/**
 * The pointers of members that repeat a key of their object. JSON.parse keeps the last one, and so do we.
 *
 * @param text a text that JSON.parse has accepted
 */
export function duplicateKeys(text: string): string[] {
  const duplicates = new Set<string>();
  const open: Open[] = [];
  let expectsKey = false;
  for (let index = 0; index < text.length; index++) {
    const inner = open.at(-1);
    switch (text[index]) {
      case '"': {
        const start = index;
        index = endOfString(text, start);
        if (!expectsKey || !inner?.keys) break;
        const key: unknown = JSON.parse(text.slice(start, index + 1));
        if (typeof key !== 'string') break;
        if (inner.keys.has(key)) duplicates.add(inner.pointer + pointerStep(key));
        inner.keys.add(key);
        inner.step = key;
        expectsKey = false;
        break;
      }
      case '{':
      case '[': {
        const isObject = text[index] === '{';
        const pointer = inner ? inner.pointer + pointerStep(inner.step) : '';
        open.push({ pointer, keys: isObject ? new Set() : undefined, step: isObject ? '' : 0 });
        expectsKey = isObject;
        break;
      }
      case '}':
      case ']': {
        open.pop();
        expectsKey = false;
        break;
      }
      case ',': {
        if (!inner) break;
        if (typeof inner.step === 'number') inner.step++;
        expectsKey = inner.keys !== undefined;
        break;
      }
    }
  }
  return [...duplicates];
}
