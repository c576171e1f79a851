import type { FromHtml } from '#transformer/fromHtml/fromHtml.ts';
import type { ContentLog } from '../source/contentLog.ts';
import type { CmsApiOptions } from './cmsApi.ts';

/** Injected by the server, because content does not import `widgets/`, which has the HTML of block types. */
export type BlocksFromHtml = (html: string) => FromHtml;

export interface CmsPlace {
  address: string;
  log: ContentLog;
  loadBlocksFromHtml: () => Promise<BlocksFromHtml>;
  /** Types of entries that are published, if the CMS has several. */
  types?: readonly string[] | undefined;
  options?: CmsApiOptions | undefined;
}
