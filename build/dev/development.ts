import type { Content } from '#content/createContentSource.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';

export interface Development {
  assets: PageAssets;
  content: Content;
}
