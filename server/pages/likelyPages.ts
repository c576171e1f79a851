import type { ArticleFinder } from '#content/source/articleFinder.ts';
import { withinTime } from '#platform/timeLimit.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import { likelyPage, type PageLink, typedWords } from '#shell/errors/likelyPage.ts';
import type { Site } from '#shell/site/site.ts';
import { topicName } from '#shell/topics/topicOf.ts';

const searchTimeoutMs = 250;
/** Concurrent searches: crawlers of missing addresses must not starve readers. */
const maxConcurrent = 4;

interface LikelyPagesParts {
  published: Pick<ArticleFinder, 'withWords'>;
  listed: () => Promise<ListedArticles>;
  site: Pick<Site, 'topics'>;
}

export function likelyPages({
  published,
  listed,
  site: { topics },
}: LikelyPagesParts): (path: string) => Promise<PageLink | undefined> {
  let underWay = 0;

  async function find(path: string, words: readonly string[]): Promise<PageLink | undefined> {
    underWay += 1;
    try {
      const [articles, lists] = await Promise.all([published.withWords(words), listed()]);
      return likelyPage(path, [
        ...[...lists.topics.keys()].map((topic) => ({ path: topic, name: topicName(topic, topics) })),
        ...articles.map((article) => ({ path: article.path, name: article.title })),
      ]);
    } finally {
      underWay -= 1;
    }
  }

  return async (path) => {
    const words = typedWords(path);
    if (words.length === 0 || underWay >= maxConcurrent) return undefined;
    try {
      return await withinTime(searchTimeoutMs, find(path, words));
    } catch {
      // The error page then has no suggestion. Failures are logged elsewhere.
      return undefined;
    }
  };
}
