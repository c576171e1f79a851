import { siteLinks } from '#contracts/siteAddresses.ts';
import { personPath } from '#shell/people/people.ts';
import type { FeatureParts, SitemapEntry } from '../parts/feature.ts';

/** The list of people, and each person's page, which changes with their articles. */
export async function peopleInSitemap({
  published,
  renderer,
}: Pick<FeatureParts, 'published' | 'renderer'>): Promise<SitemapEntry[]> {
  const { people } = renderer.site;
  const changes = await published.lastChangesOf(people.map(({ name }) => name));
  const pages = people.map((person, place) => ({ path: personPath(person), changedAt: changes[place] }));
  return [{ path: siteLinks.people }, ...pages];
}
