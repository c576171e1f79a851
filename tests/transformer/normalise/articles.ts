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

export function heading(parts: BlockParts = {}): BlockParts {
  return { id: 'h', type: 'heading', data: { text: 'Why we sleep' }, ...parts };
}

export function basic(id: string, ...nodes: unknown[]): BlockParts {
  return { id, type: 'basic', data: { nodes } };
}

export function articleOf(...blocks: unknown[]): PreparedArticle {
  const { article } = validateArticle({ path: '/health/sleep', title: 'Sleep', blocks });
  if (!article) throw new Error('This is no article.');
  return deepFreeze(article);
}

export function blocksOf(...blocks: unknown[]): BlockList<PreparedBlock> {
  return articleOf(...blocks).allBlocks;
}

export function numberedBlocksOf(...blocks: unknown[]): BlockList<NumberedBlock> {
  return deepFreeze(numberBlocksOfKind(blocksOf(...blocks)));
}

export function shownBlocksOf(...blocks: unknown[]): BlockList<ShownBlock> {
  return deepFreeze(countShownOfKind(numberedBlocksOf(...blocks), {}));
}

export function topIdsOf(blocks: BlockList<PreparedBlock>): string[] {
  return treeOfBlocks(blocks).blocks.map(({ id }) => id);
}
