import type { Content } from '#content/createContentSource.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';

export interface Development {
  /** Sources in place of built files. */
  assets: PageAssets;
  /** Stays open across restarts of the server. */
  content: Content;
}
