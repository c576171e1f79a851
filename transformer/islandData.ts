import { isBlankHtml } from '#contracts/blank.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { mapInnerBlocks } from './blockTree.ts';
import { mapTexts } from './mapTexts.ts';
import type { PreparedBlock } from './preparedArticle.ts';

/**
 * What stands for a field of HTML in an island's data. Not blank, so that a component's question "is there a review?"
 * gets the same answer in the browser as on the server.
 */
export const htmlStandIn = '…';

/**
 * The data that an island gets in the browser: the block's, with a stand-in for each field of HTML, and with nothing
 * of the blocks inside it but id and type, because the server's nodes are already there (see `RichHtml` and
 * `NestedBlock`). The input is not changed.
 */
export function islandData(type: BlockType, block: PreparedBlock): unknown {
  const withoutBlocks = mapInnerBlocks(block, (inner) => ({ id: inner.id, type: inner.type }));
  return mapTexts(withoutBlocks, htmlFields[type], (html) => (isBlankHtml(html) ? html : htmlStandIn));
}
