import type { JsonObject } from '#editing/editedValue.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import type { BlockType } from '#schemas/generated/types.ts';

/**
 * A block that nobody has written yet: every field that its schema requires is there and empty. Nothing in it is made
 * up; the problems say what is to be written.
 */
export function newBlock(type: BlockType, id: string): JsonObject {
  return { id, type, data: blockOutlines[type].empty };
}
