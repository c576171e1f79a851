import { lastKey, parentPointer, valueAt } from '#contracts/json/jsonPointer.ts';
import { pieceBetween } from '#editor-preview/model/textVersions.ts';
import { type ValueRange, valueRanges } from '#rules/engine/json/valueRanges.ts';
import type { JsonPatchOperation } from '#transformer/problems/problem.ts';
import { offsetOfUnit } from '../check/decodedOffset.ts';

export type Patch = readonly JsonPatchOperation[];

interface Change {
  start: number;
  end: number;
  text: string;
  applyTo: (root: unknown) => void;
}

/** Preserves blanks, order and escapes. Skips patches that overlap or cannot be written. */
export function applyFixes(
  text: string,
  patches: readonly Patch[],
): { text: string; count: number } | undefined {
  const value: unknown = JSON.parse(text);
  const places = valueRanges(text);
  const changes: Change[] = [];
  let count = 0;
  for (const patch of patches) {
    const own = patch.map((operation) => changeOf(operation, text, value, places));
    if (own.length === 0 || !isPossible(own) || own.some((one) => touches(one, changes))) continue;
    changes.push(...own);
    count += 1;
  }
  if (count === 0) return undefined;
  changes.sort((one, other) => one.start - other.start);
  const patched = splice(text, changes);
  if (isAsExpected(value, changes, patched)) return { text: patched, count };
  // One of them has an unexpected effect; the others may still be correct.
  if (count === 1) return undefined;
  for (const patch of patches) {
    const first = applyFixes(text, [patch]);
    if (first) return first;
  }
  return undefined;
}

function isPossible(changes: readonly (Change | undefined)[]): changes is Change[] {
  return changes.every((change) => change !== undefined);
}

function touches({ start, end }: Change, others: readonly Change[]): boolean {
  return others.some((other) => start <= other.end && other.start <= end);
}

function splice(text: string, changes: readonly Change[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const change of changes) {
    pieces.push(text.slice(at, change.start), change.text);
    at = change.end;
  }
  return pieces.join('') + text.slice(at);
}

/** The new text must parse to the value that the patches should produce. */
function isAsExpected(value: unknown, changes: readonly Change[], patched: string): boolean {
  const expected = structuredClone(value);
  // In reverse order, so that list indices stay valid.
  for (const { applyTo } of changes.toReversed()) applyTo(expected);
  return JSON.stringify(expected) === JSON.stringify(JSON.parse(patched));
}

function changeOf(
  operation: JsonPatchOperation,
  text: string,
  root: unknown,
  places: ReadonlyMap<string, ValueRange>,
): Change | undefined {
  const { op, path } = operation;
  if (op === 'add') return addition(operation, text, places);
  if (op === 'move') return renaming(operation, root, places);
  const place = places.get(path);
  const around = places.get(parentPointer(path) ?? '');
  if (!place || !around || path === '') return undefined;
  if (op === 'remove')
    return { ...removal(text, place, around), text: '', applyTo: (value) => remove(value, path) };
  if (op !== 'replace') return undefined;
  const previous = valueAt(root, path);
  const after = operation.value;
  if (typeof previous === 'string' && typeof after === 'string')
    return textChange(text, place, previous, after, path);
  return { ...place, text: JSON.stringify(after), applyTo: (value) => set(value, path, () => after) };
}

function addition(
  { path, value }: { path: string; value: unknown },
  text: string,
  places: ReadonlyMap<string, ValueRange>,
): Change | undefined {
  const article = places.get('');
  const [, first] = [...places].find(([pointer]) => parentPointer(pointer) === '') ?? [];
  if (!article || !first?.key || parentPointer(path) !== '' || places.has(path)) return undefined;
  const leading = text.slice(article.start + 1, first.key.start);
  const between = text.slice(first.key.end, first.start);
  const at = first.key.start;
  return {
    start: at,
    end: at,
    text: `${JSON.stringify(lastKey(path))}${between}${JSON.stringify(value)},${leading}`,
    applyTo: (root) => inPlaceOf(root, (members) => [[lastKey(path), value], ...members]),
  };
}

function renaming(
  { from, path }: { from: string; path: string },
  root: unknown,
  places: ReadonlyMap<string, ValueRange>,
): Change | undefined {
  const key = places.get(from)?.key;
  const around = parentPointer(from);
  if (!key || around === undefined || around !== parentPointer(path) || valueAt(root, path) !== undefined)
    return undefined;
  const name = lastKey(path);
  return {
    ...key,
    text: JSON.stringify(name),
    applyTo: (value) =>
      inPlaceOf(valueAt(value, around), (members) =>
        members.map(([own, field]) => [own === lastKey(from) ? name : own, field]),
      ),
  };
}

function inPlaceOf(owner: unknown, change: (members: [string, unknown][]) => [string, unknown][]): void {
  if (typeof owner !== 'object' || owner === null) return;
  const members = change(Object.entries(owner));
  for (const name of Object.keys(owner)) Reflect.deleteProperty(owner, name);
  for (const [name, value] of members) Reflect.set(owner, name, value);
}

/** Rewrites only the differing part, so that the rest retains its escapes. */
function textChange(text: string, place: ValueRange, before: string, after: string, path: string): Change {
  const { at: start, remove: removed, insert: inserted } = pieceBetween(before, after);
  const end = start + removed.length;
  return {
    start: offsetOfUnit(text, place.start, start),
    end: offsetOfUnit(text, place.start, end),
    text: JSON.stringify(inserted).slice(1, -1),
    applyTo: (value) =>
      set(value, path, (field) => `${String(field).slice(0, start)}${inserted}${String(field).slice(end)}`),
  };
}

/** With its comma. */
function removal(text: string, place: ValueRange, around: ValueRange): { start: number; end: number } {
  const start = place.key?.start ?? place.start;
  const next = endOfMatch(/\s*,\s*/y, text, place.end);
  if (next !== undefined) return { start, end: next };
  let commaAt = start - 1;
  while (isBlank(text, commaAt)) commaAt--;
  if (text[commaAt] === ',') return { start: commaAt, end: place.end };
  return { start: around.start + 1, end: around.end - 1 };
}

function endOfMatch(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function isBlank(text: string, at: number): boolean {
  return at >= 0 && ' \t\n\r'.includes(text[at] ?? '');
}

function set(root: unknown, pointer: string, change: (value: unknown) => unknown): void {
  const owner = valueAt(root, parentPointer(pointer) ?? '');
  if (typeof owner === 'object' && owner !== null)
    Reflect.set(owner, lastKey(pointer), change(valueAt(root, pointer)));
}

function remove(root: unknown, pointer: string): void {
  const owner = valueAt(root, parentPointer(pointer) ?? '');
  if (Array.isArray(owner)) owner.splice(Number(lastKey(pointer)), 1);
  else if (typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, lastKey(pointer));
}
