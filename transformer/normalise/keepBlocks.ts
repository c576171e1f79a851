import type { When } from '../../schemas/generated/types.ts';
import { authorPointer } from '../jsonPointer.ts';
import { asNestedBlock, mapNestedBlocks } from '../nestedBlocks.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';

/** The article with only those blocks, nested ones included, whose condition holds. Most have none. */
export function keepBlocks(article: PreparedArticle, holds: (when: When) => boolean): PreparedArticle {
  const kept = ({ when }: { when?: When }): boolean => when === undefined || holds(when);

  function keepNested(type: string, data: unknown, removed: string[], pointer: string): unknown {
    const mapped = mapNestedBlocks(type, data, (value, at) => {
      const block = asNestedBlock(value);
      if (!kept(block)) return undefined;
      const inner = keepNested(block.type, block.data, removed, `${pointer}${at}/data`);
      return inner === block.data ? value : { ...value, data: inner };
    });
    removed.push(...mapped.removed.map((at) => pointer + at));
    return mapped.data;
  }

  function withKeptInside(block: PreparedBlock): PreparedBlock {
    const gone: string[] = [];
    const data = keepNested(block.type, block.data, gone, '/data');
    if (gone.length === 0) return block;
    const before = block.removed ?? [];
    return { ...block, data, removed: [...before, ...gone.map((at) => authorPointer(at, before))] };
  }

  return { ...article, blocks: article.blocks.filter(kept).map(withKeptInside) };
}
