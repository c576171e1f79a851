import { authorPointer } from '../jsonPointer.ts';
import type { InnerBlock } from '../nestedBlocks.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import { forEveryBlock, mapEveryBlock } from './everyBlock.ts';
import { firstFree, idsOf } from './fillStableIds.ts';
import { hasPaidLink } from './hasPaidLink.ts';

/** The block type that says that the article holds paid links, and the id of the one that is inserted. */
export const disclosureType = 'affiliate-disclosure';

/** Where in reading order a block stands. */
interface FoundBlock {
  block: InnerBlock;
  /** The top-level block that it is or stands in. */
  top: PreparedBlock;
  /** Its JSON Pointer in that one. */
  pointer: string;
  /** How many blocks, nested ones included, stand before it. */
  order: number;
}

/**
 * Tells readers of paid links before they meet the first one in reading order, also where that is in prose or in a
 * block inside another one (specification §2.4). An article's own disclosure takes the place of ours; where it stands
 * too late, it is moved up, because a disclosure behind the link it is about discloses nothing. There is one: of
 * several, the first stays. An article without paid links is left as its author wrote it.
 */
export function insertDisclosure(article: PreparedArticle): PreparedArticle {
  const { firstPaid, own } = survey(article);
  if (!firstPaid) return article;
  const isInTime = own !== undefined && own.order < firstPaid.order;
  const rest = withoutDisclosures(article, isInTime ? own.block.id : undefined);
  if (isInTime) return rest;
  const at = rest.blocks.findIndex(({ id }) => id === firstPaid.top.id);
  const disclosure = own ? asTopLevel(own) : newDisclosure(article);
  return { ...rest, blocks: rest.blocks.toSpliced(at, 0, disclosure) };
}

function survey(article: PreparedArticle): Partial<Record<'firstPaid' | 'own', FoundBlock>> {
  const found: Partial<Record<'firstPaid' | 'own', FoundBlock>> = {};
  let order = 0;
  forEveryBlock(article, (block, top, pointer) => {
    const place = { block, top, pointer, order: order++ };
    // What cannot be shown neither pays nor discloses.
    if (top.rejection !== undefined && top.rejection !== 'unknown') return;
    if (block.type === disclosureType) found.own ??= place;
    else if (!found.firstPaid && hasPaidLink(block)) found.firstPaid = place;
  });
  return found;
}

/** The article with no disclosure but this one. One that cannot be shown is not looked at. */
function withoutDisclosures(article: PreparedArticle, keptId: string | undefined): PreparedArticle {
  const rejected = new Set(article.blocks.filter(({ rejection }) => rejection).map(({ id }) => id));
  return mapEveryBlock(article, (block) =>
    block.type !== disclosureType || block.id === keptId || rejected.has(block.id ?? '') ? block : undefined,
  );
}

/** A disclosure that stood inside another block, as a block of its own. */
function asTopLevel({ block, top, pointer }: FoundBlock): PreparedBlock {
  if (block === top) return top;
  return { ...block, id: block.id ?? '', pointer: top.pointer + authorPointer(pointer, top.removed) };
}

function newDisclosure(article: PreparedArticle): PreparedBlock {
  const taken = idsOf(article);
  const id = firstFree(disclosureType, (candidate) => taken.has(candidate));
  return { id, type: disclosureType, data: {}, pointer: '' };
}
