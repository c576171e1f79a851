import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import type { PreparedBlock } from './preparedArticle.ts';

/** A block as the type of a widget's data has it: at run time it is a prepared one. */
type BlockInData = Pick<PreparedBlock, 'type' | 'rejection'> & { data: unknown };

/**
 * The data of a block of this type that passed validation; undefined for every other block. A widget may ask for the
 * data of a block inside its own: on the server only, because an island has no data of the blocks inside it.
 */
export function dataOf<Type extends BlockType>(
  block: BlockInData,
  type: Type,
): BlockDataByType[Type] | undefined {
  if (block.type !== type || block.rejection !== undefined) return undefined;
  // A block without a rejection has passed its type's validator, which is made from the same schema as the type.
  return block.data as BlockDataByType[Type];
}
