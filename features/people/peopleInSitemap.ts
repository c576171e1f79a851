import { siteLinks } from '#contracts/siteAddresses.ts';
import { personPath } from '#shell/people/people.ts';
import type { FeatureParts, SitemapEntry } from '../parts/feature.ts';

/** The list of people, and the page of each: it changes when an article of theirs does. */
export async function peopleInSitemap({
  published,
  renderer,
}: Pick<FeatureParts, 'published' | 'renderer'>): Promise<SitemapEntry[]> {
  const { people } = renderer.site;
  const changes = await published.lastChangesOf(people.map(({ name }) => name));
  const pages = people.map((person, place) => ({ path: personPath(person), changedAt: changes[place] }));
  return [{ path: siteLinks.people }, ...pages];
}
