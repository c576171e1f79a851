import { setTimeout as pause } from 'node:timers/promises';
import type { ListWalk } from '../database/cms/cmsState.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type { ArticleSummary } from '../source/source.ts';
import type { Cms, CmsPage, ListedArticle } from './cms.ts';
import type { CmsStore, StoreInReach } from './cmsStore.ts';
import type { ReadThrough } from './readThrough.ts';
import { keepWhole, ListPages } from './wholeArticles.ts';

/** After a whole reading the list is read again, in milliseconds: it finds what nobody told of. */
export const usualWalkEvery = 10 * 60_000;
/** How often it is looked whether there is something to do, in milliseconds. */
const lookEvery = 15_000;
/** After a CMS or a database that could not be asked, in milliseconds. */
const retryPause = 30_000;
/** One instance reads the list. If it dies, another goes on after so long; it takes the lease again before that. In milliseconds. */
const leaseDuration = 60_000;
const leaseName = 'cms-list';
/** A cursor that never ends must not keep us for ever. */
const maxPages = 10_000;
/** So many pages in a row with nothing new are a list that repeats itself. */
const mostRepeats = 3;
/** Articles that are asked for at once without anybody waiting: what readers ask for has the rest. */
const askedAtOnce = 4;
/** Articles in a row that the CMS gave no answer for, before it is taken for away: a single one may just be slow. */
const mostUnanswered = 3;
/** Nobody believes that so much of a publication went at once, unless it is small: a list that came short looks like that. */
const mostMissing = { share: 0.2, articles: 10 };

/** The CMS could not be asked; what is left is done later. */
class CmsAwayError extends Error {
  override readonly name = 'CmsAwayError';
}

interface Parts {
  cms: Cms;
  /** What readers ask the CMS for goes first. */
  readers: Pick<Cms, 'status'>;
  store: StoreInReach;
  articles: Pick<ReadThrough, 'ask' | 'onAbsent'>;
  log: ContentLog;
  /** In milliseconds. */
  walkEvery?: number | undefined;
}

/**
 * Reads a CMS's list in the background, from page to page, and asks for what is new in it or otherwise than before. Where it stands is kept, so
 * that it goes on after a restart, on whichever instance. An article that the list no longer names is gone when the CMS says so at the
 * article's own path, and nothing is gone by a list that may have come short.
 */
export class CmsListWalk {
  readonly #parts: Parts;
  readonly #ending = new AbortController();
  #work: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStarted = false;
  #isHeld = false;
  readonly #first = Promise.withResolvers<void>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Begins, and goes on until it is stopped. */
  start(): void {
    if (this.#ending.signal.aborted) return;
    this.#isStarted = true;
    void this.look();
  }

  /** Settles when the list was read that was due at the start, or could not be, or is another instance's to read. */
  get firstReading(): Promise<void> {
    return this.#isStarted ? this.#first.promise : Promise.resolve();
  }

  /** Does what there is to do now. Settles when it is done, or could not be. */
  look(): Promise<void> {
    clearTimeout(this.#timer);
    this.#work ??= this.#doAll()
      .then(
        (isOurs) => this.#lookLater(isOurs ? lookEvery : leaseDuration / 2),
        (error: unknown) => {
          if (this.#ending.signal.aborted) return;
          this.#parts.log.warn({ err: error }, 'the list of the CMS could not be read on; it is tried again');
          this.#lookLater(retryPause);
        },
      )
      .finally(() => {
        this.#work = undefined;
        this.#first.resolve();
      });
    return this.#work;
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    clearTimeout(this.#timer);
    await this.#work;
    this.#first.resolve();
    if (this.#isHeld) await (await this.#parts.store()).leases.release(leaseName);
  }

  #lookLater(milliseconds: number): void {
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => void this.look(), milliseconds);
    this.#timer.unref();
  }

  /** @returns whether it is this instance that reads the list */
  async #doAll(): Promise<boolean> {
    const store = await this.#parts.store();
    if (!(await this.#hold(store))) return false;
    const walk = await store.state.dueWalk(this.#parts.walkEvery ?? usualWalkEvery);
    if (walk) await this.#walk(store, walk);
    this.#first.resolve();
    await this.#askForAll(store);
    return true;
  }

  async #hold({ leases }: CmsStore): Promise<boolean> {
    this.#isHeld = await leases.take(leaseName, leaseDuration);
    return this.#isHeld;
  }

  async #walk(store: CmsStore, { number, cursor: from }: ListWalk): Promise<void> {
    const { cms, log } = this.#parts;
    // Only once: whole articles are many times the list, and later few are new.
    const pages = new ListPages(cms, log, !(await store.state.hasWalked()));
    const seen = new Set<string>();
    let cursor = from;
    let repeats = 0;
    for (;;) {
      if (this.#ending.signal.aborted || !(await this.#hold(store))) return;
      const { isNews, next } = await this.#takePage(store, number, () => this.#page(store, pages, cursor));
      repeats = isNews ? 0 : repeats + 1;
      if (next === undefined) break;
      if (seen.has(next) || repeats === mostRepeats || seen.size === maxPages) {
        log.error(
          { pages: seen.size },
          'the list of the CMS repeats itself or never ends, and is left for now',
        );
        await store.state.endWalk();
        return;
      }
      seen.add(next);
      cursor = next;
      await store.state.goOnAt(next);
    }
    await this.#lookForGone(store, number);
    await store.state.endWalk();
    log.info({ cms: cms.kind }, 'the list of the CMS was read to its end');
  }

  /** Takes what a page says, and keeps what it brings along of what the CMS has not said meanwhile that it is gone. */
  async #takePage(store: CmsStore, walk: string, ask: () => Promise<CmsPage>) {
    const gone = new Set<string>();
    const stop = this.#parts.articles.onAbsent((path) => gone.add(path));
    try {
      const { articles, next } = await ask();
      const unseen = await store.list.take(articles.map(summaryOf), walk);
      const left = articles.filter(({ path }) => !gone.has(path));
      await keepWhole(left, store, this.#parts.log, async () => {
        await this.#giveWay();
        return !this.#ending.signal.aborted;
      });
      return { isNews: articles.length === 0 || unseen > 0, next };
    } finally {
      stop();
    }
  }

  /** A cursor that was kept may be none any more: then the list is read from its beginning, by the same reading. */
  async #page(store: CmsStore, pages: ListPages, cursor: string | undefined): Promise<CmsPage> {
    try {
      return await pages.at(cursor);
    } catch (error) {
      const isRefused = error instanceof ContentUnavailableError && error.hasAnswered;
      if (isRefused && cursor !== undefined) await store.state.endWalk();
      throw error;
    }
  }

  async #lookForGone({ articles, list }: CmsStore, walk: string): Promise<void> {
    const { missing, all } = await list.unlisted(walk);
    if (missing === 0) return;
    if (missing > mostMissing.articles && missing > all * mostMissing.share) {
      const text = 'the list of the CMS came without so many of its articles that it is not believed';
      this.#parts.log.error({ missing, all }, text);
      return;
    }
    await list.expectUnlisted(walk);
    await articles.forgetGone();
  }

  /** Asks for what is due, or was only listed yet, as long as there is something. What got no answer is asked for in the next look. */
  async #askForAll(store: CmsStore): Promise<void> {
    const walk = await store.state.walkNumber();
    const unanswered: string[] = [];
    let inARow = 0;
    try {
      while (!this.#ending.signal.aborted && (await this.#hold(store))) {
        const paths = await store.list.toAsk(walk, askedAtOnce);
        if (paths.length === 0) return;
        const asked = await Promise.all(
          paths.map(async (path) => ({ path, outcome: await this.#parts.articles.ask(path) })),
        );
        for (const { path, outcome } of asked) {
          inARow = outcome === 'away' ? inARow + 1 : 0;
          if (outcome === 'away') unanswered.push(path);
        }
        if (inARow >= mostUnanswered) throw new CmsAwayError('The CMS could not be asked for articles.');
        await this.#giveWay();
      }
    } finally {
      for (const path of unanswered) await store.list.askAgain(path);
    }
  }

  /** Waits while readers ask the CMS. */
  async #giveWay(): Promise<void> {
    while (this.#parts.readers.status().inFlight >= askedAtOnce && !this.#ending.signal.aborted) {
      await pause(20);
    }
  }
}

function summaryOf({ whole: _, ...summary }: ListedArticle): ArticleSummary {
  return summary;
}
