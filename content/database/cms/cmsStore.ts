import { CmsArticles } from './cmsArticles.ts';
import { CmsList } from './cmsList.ts';
import { CmsState } from './cmsState.ts';
import type { StoredCms } from './cmsTables.ts';

export interface CmsStore {
  articles: CmsArticles;
  list: CmsList;
  state: CmsState;
}

export function cmsStore(cms: StoredCms): CmsStore {
  return { articles: new CmsArticles(cms), list: new CmsList(cms), state: new CmsState(cms) };
}
