import { parentPointer, pointerKeys, pointerStep, valueAt } from '#contracts/json/jsonPointer.ts';

export interface Mutation {
  /** What was done, as `drop required`. */
  kind: string;
  /** Mutations of the same group are alike, so that a few of them stand for all. */
  group: string;
  article: unknown;
  /** JSON Pointers of the places where a finding says it: the first, or one that is as good. */
  at: readonly string[];
  marks?: string;
}

export function changed(root: unknown, pointer: string, value: unknown): unknown {
  return changeAt(root, pointerKeys(pointer), () => value);
}

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

export function* everyPlace(value: unknown, pointer = ''): Generator<{ pointer: string; value: unknown }> {
  yield { pointer, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* everyPlace(inner, pointer + pointerStep(Array.isArray(value) ? Number(key) : key));
  }
}
