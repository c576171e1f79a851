import { blockFields } from './generated/blockFields.ts';
import type { BlockType } from './generated/types.ts';

export const blockTypes: readonly BlockType[] = Object.keys(blockFields).filter(isBlockType);

/** Only own names, so `constructor` is none. */
export function isBlockType(name: string): name is BlockType {
  return Object.hasOwn(blockFields, name);
}
