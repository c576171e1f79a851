import type { Content } from '#content/createContentSource.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';

/** What `npm run dev` hands to the server that it runs from the sources. */
export interface Development {
  /** The sources in the place of built files. */
  assets: PageAssets;
  /** Stays open while the server around it is opened again. */
  content: Content;
}
