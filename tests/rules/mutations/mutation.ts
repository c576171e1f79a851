import { parentPointer, pointerKeys, pointerStep, valueAt } from '#contracts/json/jsonPointer.ts';

/** An article with one thing wrong in it, and what should be said of that. */
export interface Mutation {
  /** What was done, as `drop required`. */
  kind: string;
  /** Mutations of the same group are alike, so that a few of them stand for all. */
  group: string;
  article: unknown;
  /** JSON Pointers of the places where a finding says it: the first, or one that is as good. */
  at: readonly string[];
  /** What the finding marks, where it marks a part of a text. */
  marks?: string;
}

/** A copy of JSON in which a value is another one, or gone. */
export function changed(root: unknown, pointer: string, value: unknown): unknown {
  return changeAt(root, pointerKeys(pointer), () => value);
}

/** A copy of JSON in which a key has another name; its place among the others stays. */
export function renamed(root: unknown, pointer: string, name: string): unknown {
  const owner = parentPointer(pointer) ?? '';
  const key = pointerKeys(pointer).at(-1);
  const before = valueAt(root, owner);
  const entries = Object.entries(typeof before === 'object' && before !== null ? before : {});
  return changed(
    root,
    owner,
    Object.fromEntries(entries.map(([one, value]) => [one === key ? name : one, value])),
  );
}

function changeAt(value: unknown, keys: readonly string[], change: (value: unknown) => unknown): unknown {
  const [key, ...deeper] = keys;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const index = Number(key);
    const inner = changeAt(value[index], deeper, change);
    return inner === undefined ? value.toSpliced(index, 1) : value.with(index, inner);
  }
  const entries = typeof value === 'object' && value !== null ? value : {};
  const inner = changeAt(Reflect.get(entries, key), deeper, change);
  if (inner !== undefined) return { ...entries, [key]: inner };
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
}

/** A pointer with `*` for the entries of lists. */
export function patternOf(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** Every value inside a piece of JSON with its JSON Pointer, itself first. */
export function* everyPlace(value: unknown, pointer = ''): Generator<{ pointer: string; value: unknown }> {
  yield { pointer, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* everyPlace(inner, pointer + pointerStep(Array.isArray(value) ? Number(key) : key));
  }
}
