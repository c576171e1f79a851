import type { BlockDataByType, BlockType } from '#schemas/generated/types.ts';
import { authorPlace } from '#transformer/article/preparedArticle.ts';
import type { ArticleSubject, BlockSubject } from './subjects.ts';

export function blockSubject(
  article: ArticleSubject,
  type: BlockType,
  { prepared, position, parent }: Pick<BlockSubject, 'prepared' | 'position' | 'parent'>,
): BlockSubject {
  const { id, data, pointer } = prepared;
  return {
    article,
    id,
    type,
    // The validator and the type are generated from the same schema.
    data: data as BlockDataByType[BlockType],
    parent,
    prepared,
    position,
    place: (at = '') => ({
      pointer: authorPlace(prepared, at),
      blockId: id,
      blockType: type,
      blockPointer: pointer,
    }),
  };
}
