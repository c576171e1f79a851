import { isRecord } from '#contracts/json/isRecord.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';
import {
  BlockPlace,
  type EditedObject,
  type EditedValue,
  isEditedObject,
  type Json,
  type KeyedItem,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';
import { longestRising } from './longestRising.ts';
import { type Content, matchByContent } from './matchByContent.ts';

export interface FieldChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Its pointer in each state, from its block, with item keys; undefined if it does not exist there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly oldValue?: Json;
  readonly newValue?: Json;
}

export interface ComparedFields {
  readonly changes: readonly FieldChange[];
  readonly lists: ReadonlyMap<string, string>;
}

interface Comparing {
  /** Whether a key names the same item in both states. Otherwise items are matched by content. */
  readonly hasKeys: boolean;
  readonly changes: FieldChange[];
  readonly lists: Map<string, string>;
}

interface BothPointers {
  readonly before: string;
  readonly after: string;
}

export function compareFields(before: EditedObject, after: EditedObject, hasKeys: boolean): ComparedFields {
  const comparing: Comparing = { hasKeys, changes: [], lists: new Map() };
  compareObjects(before, after, { before: '', after: '' }, comparing);
  return comparing;
}

function compareObjects(
  before: EditedObject,
  after: EditedObject,
  at: BothPointers,
  comparing: Comparing,
): void {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of names) {
    // A block's identity does not depend on its id.
    if (name === 'id' && at.after === '') continue;
    const step = pointerStep(name);
    const place = { before: at.before + step, after: at.after + step };
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    const now = Object.hasOwn(after, name) ? after[name] : undefined;
    compareValues(old, now, place, comparing);
  }
}

function compareValues(
  old: EditedValue | undefined,
  now: EditedValue | undefined,
  at: BothPointers,
  comparing: Comparing,
): void {
  if (old === now) {
    noteLists(old, at, comparing);
    return;
  }
  if (isEditedObject(old) && isEditedObject(now)) compareObjects(old, now, at, comparing);
  else if (old instanceof KeyedList && now instanceof KeyedList) compareLists(old, now, at, comparing);
  else if (old === undefined) note(comparing, 'added', old, now, at);
  else if (now === undefined) note(comparing, 'removed', old, now, at);
  else note(comparing, 'changed', old, now, at);
}

function note(
  { changes }: Comparing,
  kind: FieldChange['kind'],
  old: EditedValue | undefined,
  now: EditedValue | undefined,
  { before, after }: BothPointers,
): void {
  // Blocks report the addition or removal of their list.
  if ([old, now].every((value) => value === undefined || containsOnlyBlocks(value))) return;
  changes.push({
    kind,
    before: old === undefined ? undefined : before,
    after: now === undefined ? undefined : after,
    ...(old === undefined ? {} : { oldValue: withoutBlocks(old) }),
    ...(now === undefined ? {} : { newValue: withoutBlocks(now) }),
  });
}

function compareLists(before: KeyedList, after: KeyedList, at: BothPointers, comparing: Comparing): void {
  if (containsBlocks(before) || containsBlocks(after)) comparing.lists.set(at.before, at.after);
  const [old, now] = [ownItems(before), ownItems(after)];
  const pairs = matchItems(old, now, comparing.hasKeys);
  const placeOf = (was: KeyedItem, is: KeyedItem): BothPointers => ({
    before: at.before + pointerStep(was.key),
    after: at.after + pointerStep(is.key),
  });
  const matched = [...pairs].toSorted(([one], [other]) => one - other);
  const staying = longestRising(matched.map(([, position]) => position));
  const found = new Set(pairs.values());
  for (const [position, item] of old.entries())
    if (!found.has(position)) note(comparing, 'removed', item.value, undefined, placeOf(item, item));
  for (const [index, item] of now.entries()) {
    const was = old[pairs.get(index) ?? -1];
    if (!was) {
      note(comparing, 'added', undefined, item.value, placeOf(item, item));
      continue;
    }
    const place = placeOf(was, item);
    const order = matched.findIndex(([one]) => one === index);
    if (!staying.has(order)) note(comparing, 'moved', was.value, item.value, place);
    compareValues(was.value, item.value, place, comparing);
  }
}

function matchItems(
  before: readonly KeyedItem[],
  after: readonly KeyedItem[],
  hasKeys: boolean,
): ReadonlyMap<number, number> {
  if (hasKeys) {
    const positions = new Map(before.map(({ key }, position) => [key, position]));
    return new Map(
      after.flatMap(({ key }, index) => {
        const position = positions.get(key);
        return position === undefined ? [] : [[index, position] as const];
      }),
    );
  }
  const found = new Map(matchByContent(before.map(contentOf), after.map(contentOf)));
  const taken = new Set(found.values());
  const old = [...before.keys()].filter((position) => !taken.has(position));
  const now = [...after.keys()].filter((index) => !found.has(index));
  // Same length, all rewritten: items are matched by position.
  if (old.length === now.length) for (const [at, index] of now.entries()) found.set(index, old[at] ?? 0);
  return found;
}

function contentOf({ value }: KeyedItem): Content {
  const json = withoutBlocks(value);
  return { kind: typeof json, signature: signatureOf(json), words: () => wordsIn(json) };
}

/** Equal for equal values, regardless of the order of fields. */
export function signatureOf(json: Json): string {
  return JSON.stringify(json, (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

export function wordsIn(json: Json): readonly string[] {
  if (typeof json === 'string') return json.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (typeof json === 'number') return [String(json)];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(wordsIn) : [];
}

/** A value as JSON, without nested blocks. */
export function withoutBlocks(value: EditedValue): Json {
  if (value instanceof BlockPlace) return null;
  if (value instanceof KeyedList) return ownItems(value).map((item) => withoutBlocks(item.value));
  if (!isEditedObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      containsOnlyBlocks(inner) ? [] : [[name, withoutBlocks(inner)]],
    ),
  );
}

/** Equal parts may contain lists of blocks too. */
function noteLists(value: EditedValue | undefined, at: BothPointers, comparing: Comparing): void {
  if (value instanceof KeyedList) {
    if (containsBlocks(value)) comparing.lists.set(at.before, at.after);
    for (const { key, value: inner } of value.items) noteLists(inner, stepInto(at, key), comparing);
  } else if (isEditedObject(value)) {
    for (const [name, inner] of Object.entries(value)) noteLists(inner, stepInto(at, name), comparing);
  }
}

function stepInto({ before, after }: BothPointers, key: string): BothPointers {
  const step = pointerStep(key);
  return { before: before + step, after: after + step };
}

function ownItems({ items }: KeyedList): readonly KeyedItem[] {
  return items.filter(({ value }) => !(value instanceof BlockPlace));
}

function containsBlocks({ items }: KeyedList): boolean {
  return items.some(({ value }) => value instanceof BlockPlace);
}

function containsOnlyBlocks(value: EditedValue): boolean {
  return value instanceof KeyedList && value.items.length > 0 && ownItems(value).length === 0;
}
