import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { type BlockBox, maxBlocksInLayout } from '../messages.ts';
import { boxOf } from './boxOf.ts';

/**
 * The boxes of blocks that are at least partly in the window, nested ones included; otherwise the first one
 * below.
 */
export function layoutOfBlocks(page: Document): BlockBox[] {
  const height = page.defaultView?.innerHeight ?? 0;
  const boxes: BlockBox[] = [];
  let below: BlockBox | undefined;
  for (const element of page.querySelectorAll(`[${blockIdAttribute}]`)) {
    const box = boxOf(element);
    if (!box || box.top + box.height < 0) continue;
    const block = { block: element.getAttribute(blockIdAttribute) ?? '', box };
    if (box.top > height) {
      below ??= block;
      continue;
    }
    boxes.push(block);
    if (boxes.length === maxBlocksInLayout) break;
  }
  return boxes.length === 0 && below ? [below] : boxes;
}
