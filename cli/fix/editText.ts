import { type ValuePlace, valuePlaces } from '../../quality/json/valuePlaces.ts';
import { parentPointer, pointerKeys, valueAt } from '../../transformer/jsonPointer.ts';
import type { JsonPatchOperation } from '../../transformer/problem.ts';
import { offsetOfUnit } from '../check/decodedOffset.ts';

/**
 * Applies a patch to a JSON text and leaves everything else in it as it is written: blanks, order, escapes.
 *
 * @param text a text that is JSON
 * @returns the new text, or nothing where one of the operations cannot be done so
 */
export function patchText(text: string, patch: readonly JsonPatchOperation[]): string | undefined {
  let patched: string | undefined = text;
  for (const operation of patch) patched = patched === undefined ? undefined : applyOne(patched, operation);
  return patched;
}

function applyOne(text: string, operation: JsonPatchOperation): string | undefined {
  const value: unknown = JSON.parse(text);
  if (valueAt(value, operation.path) === undefined) return undefined;
  const place = valuePlaces(text).get(operation.path);
  if (!place) return undefined;
  switch (operation.op) {
    case 'replace':
      return replaceValue(text, place, valueAt(value, operation.path), operation.value);
    case 'remove':
      return operation.path === '' ? undefined : removeValue(text, place, operation.path);
    default:
      return undefined;
  }
}

/** Of a text only the part that differs is written anew, so that what stands around it keeps its escapes. */
function replaceValue(text: string, place: ValuePlace, before: unknown, after: unknown): string {
  if (typeof before !== 'string' || typeof after !== 'string') {
    return splice(text, place.start, place.end, JSON.stringify(after));
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let behind = 0;
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  const from = offsetOfUnit(text, place.start, start);
  const to = offsetOfUnit(text, place.start, before.length - behind);
  return splice(text, from, to, JSON.stringify(after.slice(start, after.length - behind)).slice(1, -1));
}

/** Takes out a member or an entry with the comma that it leaves over. */
function removeValue(text: string, place: ValuePlace, pointer: string): string {
  const start = place.key?.start ?? place.start;
  const next = /^\s*,\s*/.exec(text.slice(place.end));
  if (next) return splice(text, start, place.end + next[0].length, '');
  const before = /,\s*$/.exec(text.slice(0, start));
  if (before) return splice(text, start - before[0].length, place.end, '');
  const around = valuePlaces(text).get(parentPointer(pointer) ?? '') ?? place;
  return splice(text, around.start + 1, around.end - 1, '');
}

function splice(text: string, start: number, end: number, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}

/** Whether a value is what a patch should have made of another one, so that nothing but that has changed. */
export function isPatched(before: unknown, after: unknown, patch: readonly JsonPatchOperation[]): boolean {
  const expected = structuredClone(before);
  for (const operation of patch) applyTo(expected, operation);
  return JSON.stringify(expected) === JSON.stringify(after);
}

function applyTo(root: unknown, operation: JsonPatchOperation): void {
  const owner = valueAt(root, parentPointer(operation.path) ?? '');
  const key = pointerKeys(operation.path).at(-1) ?? '';
  if (typeof owner !== 'object' || owner === null) return;
  if (operation.op === 'replace') Reflect.set(owner, key, operation.value);
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else Reflect.deleteProperty(owner, key);
}
