import { repairedNetworkUrl } from '#contracts/affiliate.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { paidLinkFields } from '#schemas/generated/fieldLists.ts';
import { mapTexts } from '../mapTexts.ts';
import type { BlockList, PreparedBlock } from '../preparedArticle.ts';
import type { NormaliseContext } from './normaliseContext.ts';

/**
 * Mends the addresses that a link network's tool has broken, in every field whose address somebody pays for: so the
 * page, a hydrated block and whoever else reads the data have the same ones. Those in HTML are mended with it.
 */
export function mendNetworkLinks(
  blocks: BlockList<PreparedBlock>,
  { linkNetworkHosts }: Pick<NormaliseContext, 'linkNetworkHosts'>,
): BlockList<PreparedBlock> {
  if (linkNetworkHosts.size === 0) return blocks;
  return blocks.map((block) => {
    if (!isBlockType(block.type)) return block;
    const data = mapTexts(block.data, paidLinkFields[block.type], (url) =>
      repairedNetworkUrl(url, linkNetworkHosts),
    );
    return data === block.data ? block : { ...block, data };
  });
}
