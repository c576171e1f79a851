import type { ContentLog } from '../source/contentLog.ts';
import type { BlocksFromHtml } from './blocksFromHtml.ts';
import type { CmsApiOptions } from './cmsApi.ts';

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
