import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { type BlockBox, maxBlocksInLayout } from '../messages.ts';
import { boxOf } from './boxOf.ts';

/**
 * The blocks that are in the page's window at least in part, those inside others too, and where they are. Where there is
 * none, as at the head of an article, it is the first below it.
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
