import { isSiteAddress } from '#contracts/siteAddresses.ts';
import type { Topic } from '#schemas/generated/types.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import { topicName } from '#shell/topics/topicOf.ts';

export interface TopicContents {
  path: string;
  name: string;
  /** Undefined for a topic without content in the site configuration. */
  introduction: string | undefined;
  /** Undefined for a topic without articles. */
  lead: ArticleSummary | undefined;
  /** Articles that compare products. */
  picks: readonly ArticleSummary[];
  /** All others, newest first. */
  guides: readonly ArticleSummary[];
  /** Number of articles that are not listed. */
  further: number;
}

/**
 * Content of a topic's page: published articles that the site's content names, then the rest. Undefined for
 * an unknown topic, or if its path is taken.
 */
export function topicContents(
  path: string,
  listed: ListedArticles,
  topics: readonly Topic[],
): TopicContents | undefined {
  const topic = topics.find((each) => each.path === path);
  const articles = listed.topics.get(path);
  if ((!topic && !articles) || isTaken(path, listed)) return undefined;

  const { total, newest } = articles ?? { total: 0, newest: [] };
  const published = (named: string): ArticleSummary[] => {
    const article = listed.named.get(named);
    return article ? [article] : [];
  };
  const [lead = newest[0]] = topic?.lead === undefined ? [] : published(topic.lead);
  const picks = [...new Set(topic?.picks)].filter((pick) => pick !== lead?.path).flatMap(published);
  const placed = new Set([lead, ...picks].map((article) => article?.path));
  return {
    path,
    name: topicName(path, topics),
    introduction: topic?.introduction,
    lead,
    picks,
    guides: newest.filter((article) => !placed.has(article.path)),
    further: total - newest.length,
  };
}

/** Whether a topic's path belongs to an article or another route. */
function isTaken(path: string, listed: ListedArticles): boolean {
  return listed.named.has(path) || isSiteAddress(path);
}

/** A topic in the list of all. */
export interface ListedTopic {
  path: string;
  name: string;
  introduction: string | undefined;
  total: number;
  newest: ArticleSummary | undefined;
}

/** All topics: those of the site's content in their order, then others by name. */
export function listedTopics(listed: ListedArticles, topics: readonly Topic[]): ListedTopic[] {
  const own = new Set(topics.map(({ path }) => path));
  const others = [...listed.topics.keys()].filter((path) => !own.has(path) && !isTaken(path, listed));
  const entry = (path: string): ListedTopic => {
    const { total = 0, newest } = listed.topics.get(path) ?? {};
    const introduction = topics.find((topic) => topic.path === path)?.introduction;
    return { path, name: topicName(path, topics), introduction, total, newest: newest?.[0] };
  };
  const byName = others.map(entry).sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...topics.map(({ path }) => entry(path)), ...byName];
}
