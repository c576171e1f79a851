import { siteLinks } from '#contracts/siteAddresses.ts';
import type { FeatureParts, SitemapEntry } from '#feature-kit/feature.ts';
import { lastChange } from '#shell/articles/lastChange.ts';
import { listedTopics } from './topicContents.ts';

/** Only pages with articles, which change with them. */
export async function topicsInSitemap({
  listed,
  renderer,
}: Pick<FeatureParts, 'listed' | 'renderer'>): Promise<SitemapEntry[]> {
  const articles = await listed();
  const pages = listedTopics(articles, renderer.site.topics).flatMap(({ path }) => {
    const ofTopic = articles.topics.get(path)?.newest ?? [];
    return ofTopic.length === 0 ? [] : [{ path, changedAt: lastChange(ofTopic) }];
  });
  return [{ path: siteLinks.topics, changedAt: lastChange(articles.newest) }, ...pages];
}
