import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import { firstFree, idsOf } from './fillStableIds.ts';
import { hasPaidLink } from './hasPaidLink.ts';

/** The block type that says that the article holds paid links, and the id of the one that is inserted. */
export const disclosureType = 'affiliate-disclosure';

/**
 * Tells readers of paid links before they meet the first one (specification §2.4). An article's own disclosure takes
 * the place of ours; where it stands too late, it is moved up, because a disclosure behind the link it is about
 * discloses nothing.
 */
export function insertDisclosure(article: PreparedArticle): PreparedArticle {
  const firstPaid = article.blocks.findIndex(hasPaidLink);
  if (firstPaid === -1) return article;
  const own = article.blocks.find(
    ({ type, rejection }) => type === disclosureType && rejection === undefined,
  );
  if (own && article.blocks.indexOf(own) < firstPaid) return article;
  const others = article.blocks.filter((block) => block !== own);
  return { ...article, blocks: others.toSpliced(firstPaid, 0, own ?? newDisclosure(article)) };
}

function newDisclosure(article: PreparedArticle): PreparedBlock {
  const taken = idsOf(article);
  const id = firstFree(disclosureType, (candidate) => taken.has(candidate));
  return { id, type: disclosureType, data: {}, pointer: '' };
}
