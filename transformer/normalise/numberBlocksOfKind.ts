import type { BlockList, NumberedBlock, PreparedBlock, ShownBlock } from '../article/preparedArticle.ts';
import type { IsEmptyBlock } from '../registry/widget.ts';

/** A newer version of a type is of the same kind: `recipe-v2` is a recipe. */
function kindOf(type: string): string {
  return type.replace(/-v\d{1,2}$/, '');
}

/** From 0, nested ones too. Counts blocks that this reader does not get, so that a link is the same for all. */
export function numberBlocksOfKind(blocks: BlockList<PreparedBlock>): BlockList<NumberedBlock> {
  const nextNumber = countsOfKinds();
  return blocks.map((block) => ({ ...block, indexOfKind: nextNumber(block) }));
}

/** From 0, for caps, layouts and reports. A block that shows nothing is skipped. */
export function countShownOfKind(
  blocks: BlockList<NumberedBlock>,
  { isEmpty = () => false }: { isEmpty?: IsEmptyBlock | undefined },
): BlockList<ShownBlock> {
  const nextNumber = countsOfKinds();
  return blocks.map((block) => ({
    ...block,
    placeOfKind: isEmpty(block) ? undefined : nextNumber(block),
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
