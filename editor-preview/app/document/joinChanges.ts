import type { Change } from '#editor-preview/model/operation.ts';
import { withPiece } from '#editor-preview/model/textVersions.ts';

/** Appends changes, without those that a later one overwrites. */
export function joinChanges(before: readonly Change[], next: readonly Change[]): Change[] {
  const joined = [...before];
  for (const change of next) {
    const last = joined.at(-1);
    const one = last && asOne(last, change);
    if (one) joined.splice(-1, 1, one);
    else joined.push(change);
  }
  return joined;
}

function asOne(one: Change, next: Change): Change | undefined {
  if ((one.kind !== 'set' && one.kind !== 'text') || (next.kind !== 'set' && next.kind !== 'text'))
    return undefined;
  if (one.block !== next.block || one.pointer !== next.pointer) return undefined;
  if (next.kind === 'set') return next;
  if (one.kind === 'set') {
    const text = typeof one.value?.json === 'string' ? withPiece(one.value.json, next) : undefined;
    return text === undefined ? undefined : { ...one, value: { json: text } };
  }
  const end = one.at + one.insert.length;
  // Continued typing at the end.
  if (next.at === end) return { ...one, remove: one.remove + next.remove, insert: one.insert + next.insert };
  // Deletion from the end of typed text.
  if (next.at >= one.at && next.at + next.remove.length === end)
    return { ...one, insert: one.insert.slice(0, next.at - one.at) + next.insert };
  return undefined;
}
