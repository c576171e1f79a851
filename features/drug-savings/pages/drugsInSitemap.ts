import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { SitemapEntry } from '../../parts/feature.ts';
import type { KeptDrugs } from '../list/keptDrugs.ts';

/** The list of drugs, and the page of each: they change when the list does. */
export async function drugsInSitemap(drugs: Pick<KeptDrugs, 'slugs'>): Promise<SitemapEntry[]> {
  const { slugs, changedAt } = await drugs.slugs();
  return [drugPages.all, ...slugs.map(drugPages.drug)].map((path) => ({ path, changedAt }));
}
