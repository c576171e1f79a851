import { isBlankHtml } from '#contracts/blank.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { mapInnerBlocks } from './blockTree.ts';
import { mapTexts } from './mapTexts.ts';
import type { PreparedBlock } from './preparedArticle.ts';

/** Not blank, so that checks such as "is there a review?" agree with the server. */
export const htmlPlaceholder = '…';

/** HTML fields become a stand-in, nested blocks id and type: their server nodes exist (see `RichHtml`). */
export function islandData(type: BlockType, block: PreparedBlock): unknown {
  const withoutBlocks = mapInnerBlocks(block, (inner) => ({ id: inner.id, type: inner.type }));
  return mapTexts(withoutBlocks, htmlFields[type], (html) => (isBlankHtml(html) ? html : htmlPlaceholder));
}
