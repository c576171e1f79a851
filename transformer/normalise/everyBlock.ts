import { authorPointer } from '../jsonPointer.ts';
import { type InnerBlock, mapBlocksInside, mayHoldBlocks } from '../nestedBlocks.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';

/** What becomes of a block: the same, another one, or undefined where it goes. */
type BlockMap = <Kind extends InnerBlock>(block: Kind) => Kind | undefined;

/** Maps every block of an article, nested ones included, in reading order: a block before those inside it. */
export function mapEveryBlock(article: PreparedArticle, map: BlockMap): PreparedArticle {
  const blocks = article.blocks.flatMap((before): PreparedBlock[] => {
    const block = map(before);
    if (!block) return [];
    if (!canHoldBlocks(block)) return [block];
    const inside = mapBlocksInside(block.type, block.data, map);
    if (inside.data === block.data) return [block];
    return [{ ...block, data: inside.data, ...removedAlso(block, inside.removed) }];
  });
  return { ...article, blocks };
}

/**
 * Visits every block of an article, nested ones included, in reading order.
 *
 * @param visit gets the block, the top-level block that it is or stands in, and its JSON Pointer in that one
 */
export function forEveryBlock(
  article: PreparedArticle,
  visit: (block: InnerBlock, top: PreparedBlock, pointer: string) => void,
): void {
  for (const top of article.blocks) {
    visit(top, top, '');
    forBlocksInside(top, (block, pointer) => visit(block, top, pointer));
  }
}

/** Visits the blocks inside a top-level block, with their JSON Pointers in it. */
export function forBlocksInside(
  top: PreparedBlock,
  visit: (block: InnerBlock, pointer: string) => void,
): void {
  if (!canHoldBlocks(top)) return;
  mapBlocksInside(top.type, top.data, (block, at) => {
    visit(block, `/data${at}`);
    return block;
  });
}

/** Of a block that cannot be shown, nothing inside it can. */
function canHoldBlocks({ type, rejection }: PreparedBlock): boolean {
  return mayHoldBlocks(type) && (rejection === undefined || rejection === 'unknown');
}

function removedAlso(
  { removed = [] }: PreparedBlock,
  gone: readonly string[],
): Pick<PreparedBlock, 'removed'> {
  if (gone.length === 0) return {};
  return { removed: [...removed, ...gone.map((at) => authorPointer(`/data${at}`, removed))] };
}
