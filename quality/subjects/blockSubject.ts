import type { BlockDataByType, BlockType } from '../../schemas/generated/types.ts';
import { authorPointer } from '../../transformer/jsonPointer.ts';
import type { PreparedBlock } from '../../transformer/preparedArticle.ts';
import type { Place } from '../place.ts';
import type { ArticleSubject, BlockSubject } from '../subjects.ts';

/** A block and where it stands. */
interface PlacedBlock extends Pick<BlockSubject, 'top' | 'position' | 'inside' | 'parent'> {
  id?: string | undefined;
  data: unknown;
}

/** A block that has passed the validator of its type. */
export function blockSubject(article: ArticleSubject, type: BlockType, placed: PlacedBlock): BlockSubject {
  return new ArticleBlock(article, type, placed);
}

/** There are dozens in each article, so what only a finding needs is made when it is asked for. */
class ArticleBlock implements BlockSubject {
  readonly article: ArticleSubject;
  readonly id: string;
  readonly type: BlockType;
  readonly data: BlockDataByType[BlockType];
  readonly parent: BlockSubject | undefined;
  readonly top: PreparedBlock;
  readonly position: number;
  readonly inside: string;

  constructor(article: ArticleSubject, type: BlockType, placed: PlacedBlock) {
    const { id = '', data, parent, top, position, inside } = placed;
    this.article = article;
    this.id = id;
    this.type = type;
    // The validator that it has passed is made from the same schema as the type.
    this.data = data as BlockDataByType[BlockType];
    this.parent = parent;
    this.top = top;
    this.position = position;
    this.inside = inside;
  }

  /** A function on its own, so that a rule can take it out of the subject. */
  get place(): (at?: string) => Place {
    return (at = '') => ({
      pointer: this.#pointerOf(at),
      blockId: this.id,
      blockType: this.type,
      blockPointer: this.#pointerOf(''),
    });
  }

  #pointerOf(at: string): string {
    return this.top.pointer + authorPointer(this.inside + at, this.top.removed);
  }
}
