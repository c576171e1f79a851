import { isBlockType } from '#schemas/blockTypes.ts';
import type { BlockType } from '#schemas/generated/types.ts';

const key = 'pagewell-editor-recent-types';
const maxTypes = 4;

export function recentTypes(storage: () => Storage): readonly BlockType[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isType).slice(0, maxTypes) : [];
  } catch {
    // Unreadable or invalid storage counts as empty.
    return [];
  }
}

export function noteType(type: BlockType, storage: () => Storage): void {
  const types = [type, ...recentTypes(storage).filter((other) => other !== type)].slice(0, maxTypes);
  try {
    storage().setItem(key, JSON.stringify(types));
  } catch {
    // If storage is full or denied, only the order of a list is lost.
  }
}

function isType(value: unknown): value is BlockType {
  return typeof value === 'string' && isBlockType(value);
}
