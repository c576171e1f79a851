import { siteLinks } from '../../contracts/siteAddresses.ts';
import { lastChange } from '../../shell/articles/lastChange.ts';
import { personPath } from '../../shell/people/people.ts';
import type { FeatureParts, SitemapEntry } from '../parts/feature.ts';
import { articlesOf } from './articlesOf.ts';

/** The list of people, and the page of each: it changes when an article of theirs does. */
export async function peopleInSitemap({
  listed,
  renderer,
}: Pick<FeatureParts, 'listed' | 'renderer'>): Promise<SitemapEntry[]> {
  const { all } = await listed();
  const pages = renderer.site.people.map((person) => {
    const { written, reviewed } = articlesOf(person.name, all.values());
    return { path: personPath(person), changedAt: lastChange([...written, ...reviewed]) };
  });
  return [{ path: siteLinks.people }, ...pages];
}
