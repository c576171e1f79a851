import { isSiteAddress } from '#contracts/siteAddresses.ts';
import type { SiteConfiguration, Topic } from '#schemas/generated/types.ts';
import { type ArticleSummary, comparesProducts } from '#shell/articles/articleSummary.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import { pagesUnder } from '#shell/header/menuItems.ts';
import { topicName, topicPathOf } from '#shell/topics/topicOf.ts';

export interface TopicContents {
  path: string;
  name: string;
  introduction: string | undefined;
  lead: ArticleSummary | undefined;
  picks: readonly ArticleSummary[];
  guides: readonly ArticleSummary[];
  /** Of other topics, which the menu lists under this one or next to its articles; comparisons of products last. */
  near: readonly ArticleSummary[];
  /** Names, the most frequent first. */
  reviewers: readonly string[];
  /** Articles that are not listed. */
  further: number;
}

/** Undefined for an unknown topic, or if its path is taken. */
export function topicContents(
  path: string,
  listed: ListedArticles,
  topics: readonly Topic[],
  configuration: Pick<SiteConfiguration, 'headerLinks'> = {},
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
    near: [...new Set(pagesUnder(path, configuration))]
      .filter((each) => !placed.has(each) && topicPathOf(each) !== path)
      .flatMap(published)
      .sort((a, b) => Number(comparesProducts(a)) - Number(comparesProducts(b))),
    reviewers: frequent(newest.flatMap(({ reviewer }) => reviewer ?? [])),
    further: total - newest.length,
  };
}

const mostReviewers = 3;

function frequent(names: readonly string[]): string[] {
  const counted = [...Map.groupBy(names, (name) => name)].sort(([, a], [, b]) => b.length - a.length);
  return counted.slice(0, mostReviewers).map(([name]) => name);
}

function isTaken(path: string, listed: ListedArticles): boolean {
  return listed.named.has(path) || isSiteAddress(path);
}

export interface ListedTopic {
  path: string;
  name: string;
  introduction: string | undefined;
  total: number;
  newest: ArticleSummary | undefined;
}

/** The site's in their order, then others by name. */
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
