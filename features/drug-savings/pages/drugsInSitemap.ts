import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { SitemapEntry } from '#feature-kit/feature.ts';
import type { DrugStore } from '../list/drugStore.ts';

export async function drugsInSitemap(drugs: Pick<DrugStore, 'slugs'>): Promise<SitemapEntry[]> {
  const { slugs, changedAt } = await drugs.slugs();
  return [drugPages.all, ...slugs.map(drugPages.drug)].map((path) => ({ path, changedAt }));
}
