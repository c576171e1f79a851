import type { FromHtml } from '#transformer/fromHtml/fromHtml.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { CmsApiOptions } from './cmsApi.ts';

/** Reads HTML as blocks. The server passes it in: the HTML of block types is read in `widgets/`, which content does not import. */
export type BlocksFromHtml = (html: string) => FromHtml;

/** Where a CMS is, and what its adapter may need. */
export interface CmsPlace {
  address: string;
  log: ContentLog;
  /** Loads what reads HTML: only some kinds need it. */
  loadBlocksFromHtml: () => Promise<BlocksFromHtml>;
  /** The types of its entries that are published, where it has several. */
  types?: readonly string[] | undefined;
  options?: CmsApiOptions | undefined;
}
