import type { ArticleSummary } from '#content/source/source.ts';
import { nameKey } from '#contracts/personName.ts';
import { maxNewest, maxOfTopic, maxTopics } from '#server/pages/storeLists.ts';
import type { ListedArticles, TopicArticles } from '#shell/articles/listedArticles.ts';
import { topicPathOf } from '#shell/topics/topicOf.ts';
import type { KnownArticles } from './knownArticles.ts';
import { byNewest } from './newest.ts';

/**
 * The articles of an index as pages list them: put in order once, and again when something of them has changed, or of what
 * stands around them on every page. So whoever keeps a page by its list keeps none that is out of date.
 *
 * @param around what stands around them: another object when it changed
 */
export function listedArticles(
  index: KnownArticles,
  around: () => unknown = () => undefined,
): () => Promise<ListedArticles> {
  let made: { listed: ListedArticles; around: unknown } | undefined;
  return async () => {
    const all = await index.known();
    const now = around();
    if (made?.listed.named !== all || made.around !== now) made = { listed: listArticles(all), around: now };
    return made.listed;
  };
}

export function listArticles(all: ReadonlyMap<string, ArticleSummary>): ListedArticles {
  const byDate = [...all.values()].sort(byNewest);
  const byTopic = Map.groupBy(byDate, ({ path }) => topicPathOf(path));
  const topics = new Map<string, TopicArticles>();
  for (const [path, articles] of byTopic) {
    if (path === undefined || topics.size >= maxTopics) continue;
    topics.set(path, { total: articles.length, newest: articles.slice(0, maxOfTopic) });
  }
  return { named: all, newest: byDate.slice(0, maxNewest), topics, reviews: reviewsIn(byDate) };
}

function reviewsIn(articles: readonly ArticleSummary[]): ReadonlyMap<string, number> {
  const reviews = new Map<string, number>();
  for (const { reviewer } of articles)
    if (reviewer !== undefined) reviews.set(nameKey(reviewer), (reviews.get(nameKey(reviewer)) ?? 0) + 1);
  return reviews;
}
