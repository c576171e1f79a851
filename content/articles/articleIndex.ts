import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ContentLog } from '../source/contentLog.ts';
import { byNewest } from '../source/newest.ts';
import type { ArticleSummary, ContentSource } from '../source/source.ts';

/** An article that came, went, or is described in another way now. */
export interface IndexChange {
  path: string;
  before: ArticleSummary | undefined;
  now: ArticleSummary | undefined;
}

/** Articles that are known. Of a publication with more, the newest are. */
const maxArticles = 20_000;
/** What is read of a list at the most, whoever sends it. */
const maxListed = 1_000_000;
/** After so long the whole list is walked again, unless told otherwise, in milliseconds. */
const usualWalk = 10 * 60_000;
/** Changes that listeners hear of at once. */
const batchSize = 100;
/** After a source could not be asked, it is left alone for so long, in milliseconds. */
const retryPause = 30_000;

/**
 * What is known of all published articles, in memory: for pages that show other articles, and must wait for no source.
 * The list is walked at the start; from then on an article that changed is looked at alone. It may be a moment behind.
 */
export class ArticleIndex {
  readonly #source: Pick<ContentSource, 'at' | 'list'>;
  readonly #log: ContentLog;
  readonly #walkEvery: number;
  readonly #most: number;
  readonly #stopListening: () => void;
  readonly #listeners = new Set<(changes: readonly IndexChange[]) => void>();
  /** Paths that a change was told of and that have not been looked at since. */
  readonly #told = new Set<string>();
  #articles: ReadonlyMap<string, ArticleSummary> = new Map();
  #walkDueAt = 0;
  #hasWalked = false;
  #isLooking = false;
  /** Why the source could not be asked, the last time. */
  #failure: unknown;
  #work: Promise<void> | undefined;

  /**
   * @param walkEvery how long the list is believed, in milliseconds: short for sources that do not tell of every change
   * @param most articles that are known
   */
  constructor(
    source: Pick<ContentSource, 'at' | 'list' | 'onChange'>,
    log: ContentLog,
    walkEvery = usualWalk,
    most = maxArticles,
  ) {
    this.#source = source;
    this.#most = most;
    this.#walkEvery = walkEvery;
    this.#log = log;
    this.#stopListening = source.onChange((path) => {
      this.#told.add(path);
      void this.upToDate();
    });
  }

  /** The articles by path, as they are known now. Another map as soon as something of them changes. */
  get articles(): ReadonlyMap<string, ArticleSummary> {
    if (Date.now() >= this.#walkDueAt) void this.upToDate();
    return this.#articles;
  }

  /**
   * The articles by path, with all changes that were told of until now.
   *
   * @throws what the source threw, where it could never be asked
   */
  async known(): Promise<ReadonlyMap<string, ArticleSummary>> {
    if (!this.#hasWalked) this.#walkDueAt = 0;
    if (!this.#hasWalked || this.#isBehind) await this.upToDate();
    if (!this.#hasWalked) throw this.#failure;
    return this.articles;
  }

  /** Settles when all that was told until now has been looked at, or could not be. */
  upToDate(): Promise<void> {
    this.#work ??= this.#catchUp().finally(() => {
      this.#work = undefined;
    });
    return this.#work;
  }

  /** Calls the listener with what has changed. Returns the way to stop it. */
  onChange(listener: (changes: readonly IndexChange[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stopListening();
    this.#listeners.clear();
    this.#told.clear();
    this.#walkDueAt = Number.POSITIVE_INFINITY;
  }

  get #isBehind(): boolean {
    return this.#told.size > 0 || this.#isLooking;
  }

  async #catchUp(): Promise<void> {
    try {
      for (;;) {
        const told = [...this.#told].slice(0, batchSize);
        if (Date.now() >= this.#walkDueAt) await this.#walk();
        else if (told.length > 0) await this.#look(told);
        else return;
      }
    } catch (error) {
      // What was missed is found when the list is walked.
      this.#told.clear();
      this.#walkDueAt = Date.now() + retryPause;
      this.#failure = error;
      this.#log.warn({ err: error }, 'the articles could not be listed for pages that lead to others');
    }
  }

  async #walk(): Promise<void> {
    this.#told.clear();
    this.#walkDueAt = Date.now() + this.#walkEvery;
    const found = new Map<string, ArticleSummary>();
    for await (const article of this.#source.list({ limit: maxListed })) {
      found.set(article.path, article);
      // Not after each: to find the oldest, all are looked at.
      if (found.size === 2 * this.#most) leaveOutOldest(found, this.#most);
    }
    leaveOutOldest(found, this.#most);
    this.#hasWalked = true;
    const paths = new Set([...this.#articles.keys(), ...found.keys()]);
    await this.#take(
      found,
      [...paths].map((path) => ({ path, before: this.#articles.get(path), now: found.get(path) })),
    );
  }

  async #look(paths: readonly string[]): Promise<void> {
    for (const path of paths) this.#told.delete(path);
    this.#isLooking = true;
    const found = await this.#source.at(paths).finally(() => {
      this.#isLooking = false;
    });
    const next = new Map(this.#articles);
    for (const path of paths) next.delete(path);
    for (const article of found) next.set(article.path, article);
    const changed = new Set([...paths, ...leaveOutOldest(next, this.#most)]);
    await this.#take(
      next,
      [...changed].map((path) => ({ path, before: this.#articles.get(path), now: next.get(path) })),
    );
  }

  async #take(articles: ReadonlyMap<string, ArticleSummary>, looked: readonly IndexChange[]): Promise<void> {
    const changes = looked.filter(({ before, now }) => !isDeepStrictEqual(before, now));
    if (changes.length === 0) return;
    this.#articles = articles;
    for (let from = 0; from < changes.length; from += batchSize) {
      // At the start all articles are news, and readers wait meanwhile.
      if (from > 0) await setImmediate();
      for (const listener of this.#listeners) listener(changes.slice(from, from + batchSize));
    }
  }
}

/** Takes out the oldest of more articles than are known, and says which those were. */
function leaveOutOldest(articles: Map<string, ArticleSummary>, most: number): string[] {
  if (articles.size <= most) return [];
  const oldest = [...articles.values()].sort(byNewest).slice(most);
  for (const { path } of oldest) articles.delete(path);
  return oldest.map(({ path }) => path);
}
