import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import type { BlockType } from '#schemas/generated/types.ts';

/** All required fields exist and are empty, without placeholder content; the problems say what is missing. */
export function newBlock(type: BlockType, id: string): JsonObject {
  return { id, type, data: blockOutlines[type].empty };
}
