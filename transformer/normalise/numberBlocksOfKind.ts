import type { PreparedArticle } from '../preparedArticle.ts';

/** Numbers the blocks of each type in reading order, from 0: tracking and layouts ask for the position of a card. */
export function numberBlocksOfKind(article: PreparedArticle): PreparedArticle {
  const counts = new Map<string, number>();
  return {
    ...article,
    blocks: article.blocks.map((block) => {
      const indexOfKind = counts.get(block.type) ?? 0;
      counts.set(block.type, indexOfKind + 1);
      return { ...block, indexOfKind };
    }),
  };
}
