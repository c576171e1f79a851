import { isBlockType } from '#schemas/blockTypes.ts';
import type { BlockType } from '#schemas/generated/types.ts';

const key = 'pagewell-editor-recent-types';
/** As many as are seen without looking for them. */
const most = 4;

/** The types that were added last in this browser, the newest first. None where the browser keeps nothing. */
export function recentTypes(storage: () => Storage): readonly BlockType[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isType).slice(0, most) : [];
  } catch {
    // Where it may not be read, or holds something else, nothing was added.
    return [];
  }
}

/** Notes that a block of a type was added. */
export function noteType(type: BlockType, storage: () => Storage): void {
  const types = [type, ...recentTypes(storage).filter((other) => other !== type)].slice(0, most);
  try {
    storage().setItem(key, JSON.stringify(types));
  } catch {
    // A full or locked store costs the order of a list.
  }
}

function isType(value: unknown): value is BlockType {
  return typeof value === 'string' && isBlockType(value);
}
