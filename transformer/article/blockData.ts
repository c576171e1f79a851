import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import type { PreparedBlock } from './preparedArticle.ts';

type BlockInData = Pick<PreparedBlock, 'type' | 'rejection'> & { data: unknown };

/** For nested blocks on the server only: an island has no data of theirs. */
export function dataOf<Type extends BlockType>(
  block: BlockInData,
  type: Type,
): BlockDataByType[Type] | undefined {
  if (block.type !== type || block.rejection !== undefined) return undefined;
  // Without a rejection, it has passed its type's validator, generated from the same schema as the type.
  return block.data as BlockDataByType[Type];
}
