import { countShownOfKind, numberBlocksOfKind } from '#transformer/normalise/numberBlocksOfKind.ts';
import type {
  ArticleOf,
  NumberedBlock,
  PreparedArticle,
  PreparedBlock,
  ShownBlock,
} from '#transformer/preparedArticle.ts';
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

/** The same once its blocks have their numbers. */
export function numberedArticleOf(...blocks: unknown[]): ArticleOf<NumberedBlock> {
  return deepFreeze(numberBlocksOfKind(articleOf(...blocks)));
}

/** The same for a reader who gets all of it. */
export function shownArticleOf(...blocks: unknown[]): ArticleOf<ShownBlock> {
  return deepFreeze(countShownOfKind(numberedArticleOf(...blocks), {}));
}

/** The ids of an article's blocks, in order. */
export function idsOf({ blocks }: PreparedArticle): string[] {
  return blocks.map(({ id }) => id);
}
