import type { CmsArticles } from '../database/cms/cmsArticles.ts';
import type { CmsList } from '../database/cms/cmsList.ts';
import type { CmsState } from '../database/cms/cmsState.ts';
import type { ShelfReader } from '../database/shelves/shelfReader.ts';

/** What the store keeps of a CMS. */
export interface CmsStore {
  articles: CmsArticles;
  list: CmsList;
  state: CmsState;
  shelf: ShelfReader;
}

/** Gives the store once it is in reach. Fails while it is not, and at once where it was just tried. */
export type StoreInReach = () => Promise<CmsStore>;
