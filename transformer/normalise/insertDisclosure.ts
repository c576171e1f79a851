import { blocksInside, everyBlock, isLeftOut, mapEveryBlock } from '../blockTree.ts';
import type { ArticleOf, NumberedBlock, PreparedBlock } from '../preparedArticle.ts';
import { type Affiliates, affiliatesOf } from './affiliates.ts';
import { firstFree, idsOf } from './fillStableIds.ts';
import { hasPaidLink } from './hasPaidLink.ts';

/** The block type that says that the article holds paid links, and the id of the one that is inserted. */
export const disclosureType = 'affiliate-disclosure';

/**
 * Tells readers of paid links before they meet the first one in reading order, also where that is in prose or in a
 * block inside another one. An article's own disclosure takes the place of ours; where it stands
 * too late, it is moved up, because a disclosure behind the link it is about discloses nothing. There is one: of
 * several, the first stays. An article without paid links is left as its author wrote it. Ours names who pays.
 */
export function insertDisclosure(article: ArticleOf<NumberedBlock>): ArticleOf<NumberedBlock> {
  const shown = everyBlock(article).filter((block) => !isLeftOut(block));
  const paid = shown.filter((block) => !isDisclosure(block) && hasPaidLink(block));
  const [firstPaid] = paid;
  if (!firstPaid) return article;
  const own = shown.find(isDisclosure);
  const isInTime = own !== undefined && shown.indexOf(own) < shown.indexOf(firstPaid);
  const rest = mapEveryBlock(article, (block) =>
    isDisclosure(block) && !isLeftOut(block) && !(isInTime && block.id === own.id) ? undefined : block,
  );
  if (isInTime) return rest;
  return insertBefore(rest, firstPaid.id, own ?? newDisclosure(article, affiliatesOf(paid)));
}

function isDisclosure({ type }: PreparedBlock): boolean {
  return type === disclosureType;
}

/** The article with a block before the top-level one that is, or holds, the block with an id. */
function insertBefore(
  article: ArticleOf<NumberedBlock>,
  id: string,
  block: NumberedBlock,
): ArticleOf<NumberedBlock> {
  const { blocks } = article;
  const at = blocks.findIndex((top) => [top, ...blocksInside(top)].some((inner) => inner.id === id));
  return { ...article, blocks: blocks.toSpliced(at, 0, block) };
}

function newDisclosure(article: ArticleOf<NumberedBlock>, data: Affiliates): NumberedBlock {
  const taken = idsOf(article);
  const id = firstFree(disclosureType, (candidate) => taken.has(candidate));
  return { id, type: disclosureType, data, pointer: '', indexOfKind: 0 };
}
