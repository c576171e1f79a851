import type { PageAssets } from '../pageAssets.ts';
import type { Site } from '../site.ts';

/** What every page is made with: the built files it names, and the publication it belongs to. Made once at start. */
export interface PageShell {
  assets: PageAssets;
  site: Site;
}
