import { repairedNetworkUrl } from '#contracts/affiliate.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { paidLinkFields } from '#schemas/generated/fieldLists.ts';
import { mapTexts } from '../article/mapTexts.ts';
import type { BlockList, PreparedBlock } from '../article/preparedArticle.ts';
import type { NormaliseContext } from './normaliseContext.ts';

/** On affiliate fields, so that page, island and other consumers agree. The renderer repairs those in HTML. */
export function repairNetworkLinks(
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
