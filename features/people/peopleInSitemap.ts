import { siteLinks } from '#contracts/siteAddresses.ts';
import type { FeatureParts, SitemapEntry } from '#feature-kit/feature.ts';
import { personPath } from '#shell/people/people.ts';

/** A person's page changes with their articles. */
export async function peopleInSitemap({
  published,
  renderer,
}: Pick<FeatureParts, 'published' | 'renderer'>): Promise<SitemapEntry[]> {
  const { people } = renderer.site;
  const changes = await published.lastChangesOf(people.map(({ name }) => name));
  const pages = people.map((person, place) => ({ path: personPath(person), changedAt: changes[place] }));
  return [{ path: siteLinks.people }, ...pages];
}
