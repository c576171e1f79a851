import type { BlockDataByType, BlockType } from '../../schemas/generated/types.ts';
import { authorPointer } from '../../transformer/jsonPointer.ts';
import type { ArticleSubject, BlockSubject } from '../subjects.ts';

/** A block and where it stands. */
interface PlacedBlock extends Pick<BlockSubject, 'top' | 'position' | 'inside' | 'parent'> {
  id?: string | undefined;
  data: unknown;
}

/** A block that has passed the validator of its type. */
export function blockSubject(
  article: ArticleSubject,
  type: BlockType,
  { id = '', data, ...around }: PlacedBlock,
): BlockSubject {
  const { top, inside } = around;
  const pointerOf = (at: string): string => top.pointer + authorPointer(inside + at, top.removed);
  return {
    ...around,
    article,
    id,
    type,
    // The validator that it has passed is made from the same schema as the type.
    data: data as BlockDataByType[BlockType],
    place: (at = '') => ({
      pointer: pointerOf(at),
      blockId: id,
      blockType: type,
      blockPointer: pointerOf(''),
    }),
  };
}
