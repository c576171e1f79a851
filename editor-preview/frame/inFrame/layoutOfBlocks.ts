import { blockIdAttribute } from '../../../contracts/editor.ts';
import { type BlockBox, maxBlocksInLayout } from '../messages.ts';
import { boxOf } from './boxOf.ts';

/** The blocks that are in the page's window at least in part, those inside others too, and where they are. */
export function layoutOfBlocks(page: Document): BlockBox[] {
  const height = page.defaultView?.innerHeight ?? 0;
  const boxes: BlockBox[] = [];
  for (const element of page.querySelectorAll(`[${blockIdAttribute}]`)) {
    const box = boxOf(element);
    if (!box || box.top > height || box.top + box.height < 0) continue;
    boxes.push({ block: element.getAttribute(blockIdAttribute) ?? '', box });
    if (boxes.length === maxBlocksInLayout) break;
  }
  return boxes;
}
