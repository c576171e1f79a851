import type {
  BlockList,
  NumberedBlock,
  PreparedArticle,
  PreparedBlock,
  ShownBlock,
} from '#transformer/article/preparedArticle.ts';
import { treeOfBlocks } from '#transformer/blockTree.ts';
import { countShownOfKind, numberBlocksOfKind } from '#transformer/normalise/numberBlocksOfKind.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { deepFreeze } from '../../support/deepFreeze.ts';

type BlockParts = Partial<Omit<PreparedBlock, 'pointer'>>;

/** A heading with what the test wants otherwise. */
export function heading(parts: BlockParts = {}): BlockParts {
  return { id: 'h', type: 'heading', data: { text: 'Why we sleep' }, ...parts };
}

/** A block of basic nodes. */
export function basic(id: string, ...nodes: unknown[]): BlockParts {
  return { id, type: 'basic', data: { nodes } };
}

/** A valid article of these blocks, as validation gives it, of which nothing can be changed any more. */
export function articleOf(...blocks: unknown[]): PreparedArticle {
  const { article } = validateArticle({ path: '/health/sleep', title: 'Sleep', blocks });
  if (!article) throw new Error('This is no article.');
  return deepFreeze(article);
}

/** All of its blocks, as the steps take them. */
export function blocksOf(...blocks: unknown[]): BlockList<PreparedBlock> {
  return articleOf(...blocks).allBlocks;
}

/** The same once they have their numbers. */
export function numberedBlocksOf(...blocks: unknown[]): BlockList<NumberedBlock> {
  return deepFreeze(numberBlocksOfKind(blocksOf(...blocks)));
}

/** The same for a reader who gets all of them. */
export function shownBlocksOf(...blocks: unknown[]): BlockList<ShownBlock> {
  return deepFreeze(countShownOfKind(numberedBlocksOf(...blocks), {}));
}

/** The ids of the blocks at the top, in order. */
export function topIdsOf(blocks: BlockList<PreparedBlock>): string[] {
  return treeOfBlocks(blocks).blocks.map(({ id }) => id);
}
