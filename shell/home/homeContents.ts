import { nameKey } from '#contracts/personName.ts';
import type { PersonProfile } from '#schemas/generated/types.ts';
import { type ArticleSummary, comparesProducts } from '../articles/articleSummary.ts';
import type { ListedArticles } from '../articles/listedArticles.ts';
import type { Site } from '../site/site.ts';
import { type TopicLink, topicName } from '../topics/topicOf.ts';
import { siteTools, type Tool } from './ToolRow.tsx';

export interface HomeContents {
  lead: ArticleSummary | undefined;
  beside: readonly ArticleSummary[];
  newest: readonly ArticleSummary[];
  picks: readonly ArticleSummary[];
  tools: readonly Tool[];
  shelves: readonly HomeShelf[];
  reviewers: readonly PersonProfile[];
}

export interface HomeShelf {
  topic: TopicLink;
  introduction: string | undefined;
  first: ArticleSummary;
  others: readonly ArticleSummary[];
}

const articlesNextToLead = 2;
const articlesOfShelf = 5;
const mostReviewers = 6;
const mostTools = 4;
const articlesOfRow = 3;
/** With fewer articles, rows of new ones would empty the shelves. */
const fewestForRows = 20;

/** Articles that the configuration names, else the newest. Topics without further articles have no section. */
export function homeContents(
  listed: ListedArticles,
  site: Pick<Site, 'home' | 'topics' | 'people' | 'drugSavings'>,
): HomeContents {
  const { home, topics, people } = site;
  const placed = new Set<string>();
  const place = (articles: readonly ArticleSummary[], most: number): ArticleSummary[] => {
    const taken = articles
      .filter(isFirst)
      .filter(({ path }) => !placed.has(path))
      .slice(0, most);
    for (const { path } of taken) placed.add(path);
    return taken;
  };
  const named = (paths: readonly (string | undefined)[]): ArticleSummary[] =>
    paths.flatMap((path) => (path === undefined ? [] : (listed.named.get(path) ?? [])));

  const [lead] = place([...named([home.lead]), ...listed.newest], 1);
  const beside = place([...named(home.beside ?? []), ...listed.newest], articlesNextToLead);
  const forRows = listed.newest.length < fewestForRows ? [] : listed.newest;
  const newest = place(forRows, articlesOfRow);
  const comparisons = forRows.filter(comparesProducts);
  const picks = place([...comparisons.filter(({ firstPick }) => firstPick), ...comparisons], articlesOfRow);
  const tools = siteTools(site).slice(0, mostTools);
  const shelves = shelfPaths(listed, { home, topics }).flatMap((path) => {
    const topic = topics.find((each) => each.path === path);
    const ofTopic = listed.topics.get(path)?.newest ?? [];
    const [first, ...others] = place([...named([topic?.lead]), ...ofTopic], articlesOfShelf);
    const link = { path, name: topicName(path, topics) };
    return first ? [{ topic: link, introduction: topic?.introduction, first, others }] : [];
  });
  return { lead, beside, newest, picks, tools, shelves, reviewers: reviewersOf(listed, people) };
}

function reviewersOf(listed: ListedArticles, people: readonly PersonProfile[]): readonly PersonProfile[] {
  const count = ({ name }: PersonProfile): number => listed.reviews.get(nameKey(name)) ?? 0;
  return people
    .filter((person) => count(person) > 0)
    .sort((a, b) => count(b) - count(a))
    .slice(0, mostReviewers);
}

function isFirst({ path }: ArticleSummary, position: number, all: readonly ArticleSummary[]): boolean {
  return all.findIndex((other) => other.path === path) === position;
}

function shelfPaths(
  listed: ListedArticles,
  { home, topics }: Pick<Site, 'home' | 'topics'>,
): readonly string[] {
  if (home.shelves) return home.shelves;
  return topics.length > 0 ? topics.map(({ path }) => path) : [...listed.topics.keys()].sort();
}
