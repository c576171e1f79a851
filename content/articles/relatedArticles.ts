import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { byNewest } from '../source/newest.ts';
import type { ArticleSummary } from '../source/source.ts';
import type { ArticleIndex, IndexChange } from './articleIndex.ts';
import { leastLikeness, likeness, type Topic, topicOf } from './topic.ts';

/** What is known of the article that others are looked for. */
type Described = Pick<ArticleSummary, 'path' | 'title' | 'description'>;

/** Articles that a page leads to at the most. */
const maxRelated = 4;
/** Articles that are compared with a page: those that hold its rarest words, then others of its section. */
const maxCompared = 200;
/** Pages of which it is remembered what they lead to. */
const maxPages = 20_000;

interface Candidate {
  article: ArticleSummary;
  topic: Topic;
}

interface Page {
  article: Described;
  topic: Topic;
  related: readonly ArticleSummary[];
  /** How much an article has to be like it, to be among these. */
  least: number;
}

/**
 * Which articles are about the same as another, by section and words in common. Answers out of memory, because a page is
 * being made, and tells when the answer that a page was given is no longer true.
 */
export class RelatedArticles {
  readonly #articles = new Map<string, Candidate>();
  /** The paths of the articles that hold a word. */
  readonly #byWord = new Map<string, Set<string>>();
  readonly #bySection = new Map<string, Set<string>>();
  readonly #pages = new LRUCache<string, Page>({ max: maxPages });
  readonly #listeners = new Set<(path: string) => void>();

  constructor(index: Pick<ArticleIndex, 'articles' | 'onChange'>) {
    this.#take([...index.articles].map(([path, now]) => ({ path, before: undefined, now })));
    index.onChange((changes) => this.#take(changes));
  }

  /** The articles that a page leads to, the most alike first. */
  relatedTo(article: Described): readonly ArticleSummary[] {
    const page = this.#pageOf(article);
    this.#pages.set(article.path, page);
    return page.related;
  }

  /** Calls the listener with the path of each page that leads to other articles now. Returns the way to stop it. */
  onChange(listener: (path: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #pageOf(article: Described): Page {
    const topic = topicOf(article);
    const alike = this.#candidates(topic).flatMap((candidate) => {
      const score = likeness(topic, candidate.topic);
      const isOther = candidate.article.path !== article.path;
      return isOther && score >= leastLikeness ? [{ article: candidate.article, score }] : [];
    });
    alike.sort((a, b) => b.score - a.score || byNewest(a.article, b.article));
    const chosen = alike.slice(0, maxRelated);
    const least = chosen.length < maxRelated ? leastLikeness : (chosen.at(-1)?.score ?? leastLikeness);
    return { article, topic, related: chosen.map((each) => each.article), least };
  }

  #candidates({ words, section }: Topic): Candidate[] {
    const holding = [...words.keys()].flatMap((word) => this.#byWord.get(word) ?? []);
    holding.sort((a, b) => a.size - b.size);
    const paths = new Set<string>();
    for (const some of [...holding, this.#bySection.get(section) ?? []]) {
      for (const path of some) {
        if (paths.size === maxCompared) break;
        paths.add(path);
      }
    }
    return [...paths].flatMap((path) => this.#articles.get(path) ?? []);
  }

  #take(changes: readonly IndexChange[]): void {
    for (const { path, now } of changes) this.#replace(path, now);
    for (const [path, page] of this.#pages.entries()) {
      if (!changes.some(({ path: changed }) => concerns(page, changed, this.#articles.get(changed))))
        continue;
      const next = this.#pageOf(page.article);
      if (isDeepStrictEqual(next.related.map(shownOf), page.related.map(shownOf))) continue;
      this.#pages.delete(path);
      for (const listener of this.#listeners) listener(path);
    }
  }

  #replace(path: string, now: ArticleSummary | undefined): void {
    const before = this.#articles.get(path)?.topic;
    if (before) {
      for (const word of before.words.keys()) drop(this.#byWord, word, path);
      drop(this.#bySection, before.section, path);
    }
    this.#articles.delete(path);
    if (!now) return;
    const topic = topicOf(now);
    this.#articles.set(path, { article: now, topic });
    for (const word of topic.words.keys()) add(this.#byWord, word, path);
    add(this.#bySection, topic.section, path);
  }
}

/** Whether a page leads to an article that has changed, or would now. */
function concerns(page: Page, path: string, now: Candidate | undefined): boolean {
  if (path === page.article.path) return false;
  if (page.related.some((each) => each.path === path)) return true;
  return now !== undefined && likeness(page.topic, now.topic) >= page.least;
}

/** What a page shows of an article that it leads to. */
function shownOf({ path, title, image }: ArticleSummary): unknown[] {
  return [path, title, image?.src];
}

function add(paths: Map<string, Set<string>>, key: string, path: string): void {
  const known = paths.get(key) ?? new Set();
  paths.set(key, known.add(path));
}

function drop(paths: Map<string, Set<string>>, key: string, path: string): void {
  const known = paths.get(key);
  known?.delete(path);
  if (known?.size === 0) paths.delete(key);
}
