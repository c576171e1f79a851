import type { BlockList, NumberedBlock, PreparedBlock, ShownBlock } from '../preparedArticle.ts';

/** Whether a block shows nothing, whatever its reader gets. */
export type ShowsNothing = (block: PreparedBlock) => boolean;

/** A newer version of a type is of its kind: `recipe-v2` is a recipe. */
function kindOf(type: string): string {
  return type.replace(/-v\d{1,2}$/, '');
}

/**
 * Numbers the blocks of each kind in reading order, nested ones included, from 0, for links and for what browsers keep.
 * All that the author wrote are counted, also one that this reader does not get: a link to the third card leads to the
 * same one for everybody.
 */
export function numberBlocksOfKind(blocks: BlockList<PreparedBlock>): BlockList<NumberedBlock> {
  const nextNumber = countsOfKinds();
  return blocks.map((block) => ({ ...block, indexOfKind: nextNumber(block) }));
}

/**
 * Counts the blocks of each kind that this reader gets, from 0: what a page carries at most, layouts and reports ask which
 * one of them a block is. One that shows nothing leaves its place to the next.
 */
export function countShownOfKind(
  blocks: BlockList<NumberedBlock>,
  { showsNothing = () => false }: { showsNothing?: ShowsNothing | undefined },
): BlockList<ShownBlock> {
  const nextNumber = countsOfKinds();
  return blocks.map((block) => ({
    ...block,
    placeOfKind: showsNothing(block) ? undefined : nextNumber(block),
  }));
}

function countsOfKinds(): (block: PreparedBlock) => number {
  const counts = new Map<string, number>();
  return ({ type }) => {
    const kind = kindOf(type);
    const number = counts.get(kind) ?? 0;
    counts.set(kind, number + 1);
    return number;
  };
}
