import { isLeftOut } from '../blockTree.ts';
import type { BlockList, NumberedBlock, PreparedBlock } from '../preparedArticle.ts';
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
export function insertDisclosure(blocks: BlockList<NumberedBlock>): BlockList<NumberedBlock> {
  const isPaid = (block: NumberedBlock): boolean =>
    !isLeftOut(block) && block.type !== disclosureType && hasPaidLink(block);
  const firstPaid = blocks.findIndex(isPaid);
  if (firstPaid === -1) return blocks;
  const own = blocks.findIndex(isDisclosure);
  if (own !== -1 && own < firstPaid) return blocks.filter((block, at) => at === own || !isDisclosure(block));
  const top = blocks.findLastIndex(({ depth = 0 }, at) => at <= firstPaid && depth === 0);
  const disclosure = blocks[own] ?? newDisclosure(blocks, affiliatesOf(blocks.filter(isPaid)));
  // Any other one comes behind the paid link.
  return blocks.filter((block) => !isDisclosure(block)).toSpliced(top, 0, { ...disclosure, depth: 0 });
}

function isDisclosure(block: PreparedBlock): boolean {
  return block.type === disclosureType && !isLeftOut(block);
}

function newDisclosure(blocks: BlockList<NumberedBlock>, data: Affiliates): NumberedBlock {
  const taken = idsOf(blocks);
  const id = firstFree(disclosureType, (candidate) => taken.has(candidate));
  return { id, type: disclosureType, data, pointer: '', indexOfKind: 0 };
}
