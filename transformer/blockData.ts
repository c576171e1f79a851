import type { BlockDataByType, BlockType } from '../schemas/generated/types.ts';
import type { InnerBlock } from './nestedBlocks.ts';
import type { PreparedBlock } from './preparedArticle.ts';

/**
 * The data of a block of this type that passed validation; undefined for every other block. A widget may ask for the
 * data of a block inside its own: on the server only, because an island has no data of the blocks inside it.
 */
export function dataOf<Type extends BlockType>(
  block: InnerBlock & Pick<PreparedBlock, 'rejection'>,
  type: Type,
): BlockDataByType[Type] | undefined {
  if (block.type !== type || block.rejection !== undefined) return undefined;
  // A block without a rejection has passed its type's validator, which is made from the same schema as the type.
  return block.data as BlockDataByType[Type];
}
