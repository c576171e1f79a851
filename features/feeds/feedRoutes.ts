import { createHash } from 'node:crypto';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { type AssetReply, asset, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import { feedAddress } from '#shell/site/feedAddress.ts';
import { topicName } from '#shell/topics/topicOf.ts';
import { rssFeed } from './rssFeed.ts';

const type = 'application/rss+xml; charset=utf-8';
/** Feed readers poll about once an hour. */
const caching = 'public, max-age=600';

/** `/feed.xml` and `/<topic>/feed.xml`. */
export function feedRoutes({
  listed,
  renderer: { site },
}: Pick<FeatureParts, 'listed' | 'renderer'>): Route[] {
  function reply(pagePath: string, about: string, articles: readonly ArticleSummary[]): AssetReply {
    const name = about === '' ? site.name : `${site.name}: ${about}`;
    const feed = { name, pagePath, feedPath: feedAddress(pagePath), articles };
    const bytes = Buffer.from(rssFeed(feed, site));
    const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    return { bytes, type, caching, headers: { ETag: `"${tag}"` } };
  }

  return [
    asset('GET /feed.xml', async () => reply(siteLinks.home, '', (await listed()).newest)),
    asset('GET /:topic/feed.xml', async ({ params: { topic = '' } }) => {
      const path = `/${topic}`;
      const articles = (await listed()).topics.get(path);
      const isOwn = site.topics.some((own) => own.path === path);
      if (!articles && !isOwn) throw notFound();
      return reply(path, topicName(path, site.topics), articles?.newest ?? []);
    }),
  ];
}
