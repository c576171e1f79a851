import { isSiteAddress } from '#contracts/siteAddresses.ts';
import type { Topic } from '#schemas/generated/types.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import { topicName } from '#shell/topics/topicOf.ts';

/** What the page of a topic shows. */
export interface TopicContents {
  path: string;
  name: string;
  /** Undefined for a topic of which the site says nothing. */
  introduction: string | undefined;
  /** Undefined where the topic has no articles. */
  lead: ArticleSummary | undefined;
  /** Articles that compare products. */
  picks: readonly ArticleSummary[];
  /** All others, the newest first. */
  guides: readonly ArticleSummary[];
  /** How many more articles the topic has than are listed. */
  further: number;
}

/**
 * What the page of a topic shows: what the site's own content names, as far as it is published, and then the rest.
 * Undefined where there is no such topic, and where an article stands at its path.
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

/** Whether something else stands at a topic's path: an article, or what the site itself answers. */
function isTaken(path: string, listed: ListedArticles): boolean {
  return listed.named.has(path) || isSiteAddress(path);
}

/** A topic in the list of all. */
export interface ListedTopic {
  path: string;
  name: string;
  introduction: string | undefined;
  /** How many articles it has. */
  total: number;
  /** Its newest article. */
  newest: ArticleSummary | undefined;
}

/** All topics: those of the site's own content in their order, then those that have articles alone, by name. */
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
