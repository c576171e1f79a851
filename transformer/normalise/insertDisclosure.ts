import type { BlockList, NumberedBlock, PreparedBlock } from '../article/preparedArticle.ts';
import { isLeftOut } from '../blockTree.ts';
import { type Affiliates, affiliatesOf } from './affiliates.ts';
import { firstFree, idsOf } from './fillStableIds.ts';
import { hasPaidLink } from './hasPaidLink.ts';

/** Also the id of the inserted block. */
export const disclosureType = 'affiliate-disclosure';

/**
 * Before the first affiliate link in reading order, in prose and nested blocks too. An article's own
 * disclosure replaces ours, and moves up if it is too late; further ones are removed.
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
  // Others would come after the affiliate link.
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
