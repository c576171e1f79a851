import { setTimeout as pause } from 'node:timers/promises';
import type { ListWalk } from '../database/cms/cmsState.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { JobHandle, Jobs } from '../jobs/jobs.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type { ArticleSummary } from '../source/source.ts';
import type { Cms, CmsPage, ListedArticle } from './cms.ts';
import type { ReadThrough } from './readThrough.ts';
import { keepWhole, ListPages } from './wholeArticles.ts';

/** After a whole reading the list is read again, in milliseconds: it finds changes without a notice. */
export const usualWalkEvery = 10 * 60_000;
/** How often the job looks for something to do, in milliseconds. */
const lookEvery = 15_000;
const jobName = 'cms-list';
/** A cursor that never ends must not keep us for ever. */
const maxPages = 10_000;
/** So many pages in a row with nothing new are a list that repeats itself. */
const mostRepeats = 3;
/** So many pages in a row without an article are no list either; a CMS may leave out drafts and so give some. */
const mostEmpty = 100;
/** Articles that are fetched concurrently: what readers ask for has the rest. */
const askedAtOnce = 4;
/** Articles in a row that the CMS gave no answer for, before it is taken for away: a single one may just be slow. */
const mostUnanswered = 3;
/** A list without so many of the articles is taken for one that came short, unless the publication is small. */
const mostMissing = { share: 0.2, articles: 10 };

/** The CMS could not be asked; what is left is done later. */
class CmsAwayError extends Error {
  override readonly name = 'CmsAwayError';
}

/** Renews the lease of this instance; throws where it is to end. */
type Hold = () => Promise<void>;

interface Parts {
  cms: Cms;
  /** What readers ask the CMS for goes first. */
  readers: Pick<Cms, 'status'>;
  store: CmsStore;
  articles: Pick<ReadThrough, 'ask' | 'onAbsent'>;
  jobs: Pick<Jobs, 'every'>;
  log: ContentLog;
  /** In milliseconds. */
  walkEvery?: number | undefined;
}

/**
 * Reads a CMS's list in the background, page by page, and fetches what is new or changed. Its position is stored: any instance can go on after
 * a restart. An unlisted article is removed only when the CMS says so at the article's own path, because a list may come short.
 */
export class CmsListWalk implements JobHandle {
  readonly #parts: Parts;
  readonly #job: JobHandle;
  readonly #first = Promise.withResolvers<void>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#job = parts.jobs.every(jobName, lookEvery, (_, hold) => this.#doAll(hold));
  }

  /** Settles when this instance has read the list that was due at the start, or failed to. */
  get firstReading(): Promise<void> {
    return this.#first.promise;
  }

  async close(): Promise<void> {
    this.#first.resolve();
    await this.#job.close();
  }

  async #doAll(hold: Hold): Promise<void> {
    const { store, walkEvery = usualWalkEvery } = this.#parts;
    try {
      const walk = await store.state.dueWalk(walkEvery);
      if (walk) await this.#walk(walk, hold);
    } finally {
      this.#first.resolve();
    }
    await this.#askForAll(hold);
  }

  async #walk({ number, cursor: from }: ListWalk, hold: Hold): Promise<void> {
    const { cms, store, log } = this.#parts;
    // Only once: whole articles are many times the list, and later few are new.
    const pages = new ListPages(cms, log, !(await store.state.hasWalked()));
    const seen = new Set<string>();
    let cursor = from;
    let repeats = 0;
    let empty = 0;
    for (;;) {
      await hold();
      const ask = () => this.#page(pages, cursor);
      const { isEmpty, isNews, next } = await this.#takePage(number, ask, hold);
      repeats = isNews ? 0 : repeats + 1;
      empty = isEmpty ? empty + 1 : 0;
      if (next === undefined) break;
      if (seen.has(next) || repeats === mostRepeats || empty === mostEmpty || seen.size === maxPages) {
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
    await this.#lookForGone(number);
    await store.state.endWalk();
    log.info({ cms: cms.kind }, 'the list of the CMS was read to its end');
  }

  /** Stores what a page says, and the articles that it brings along, except those that the CMS has reported absent meanwhile. */
  async #takePage(walk: string, ask: () => Promise<CmsPage>, hold: Hold) {
    const { store, log } = this.#parts;
    const gone = new Set<string>();
    const stop = this.#parts.articles.onAbsent((path) => gone.add(path));
    try {
      const { articles, next } = await ask();
      const unseen = await store.list.take(articles.map(summaryOf), walk);
      const left = articles.filter(({ path }) => !gone.has(path));
      await keepWhole(left, store.list, log, () => this.#giveWay(hold));
      const isEmpty = articles.length === 0;
      return { isEmpty, isNews: isEmpty || unseen > 0, next };
    } finally {
      stop();
    }
  }

  /** A stored cursor may have become invalid: then this reading ends, and the next one starts at the beginning of the list. */
  async #page(pages: ListPages, cursor: string | undefined): Promise<CmsPage> {
    try {
      return await pages.at(cursor);
    } catch (error) {
      const isRefused = error instanceof ContentUnavailableError && error.hasAnswered;
      if (isRefused && cursor !== undefined) await this.#parts.store.state.endWalk();
      throw error;
    }
  }

  async #lookForGone(walk: string): Promise<void> {
    const { articles, list } = this.#parts.store;
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

  /** Fetches what is due, or was only listed yet, as long as there is something. What got no answer is requested in the next look. */
  async #askForAll(hold: Hold): Promise<void> {
    const { list, state } = this.#parts.store;
    const walk = await state.walkNumber();
    const unanswered: string[] = [];
    let inARow = 0;
    try {
      for (;;) {
        await this.#giveWay(hold);
        const paths = await list.toAsk(walk, askedAtOnce);
        if (paths.length === 0) return;
        const asked = await Promise.all(
          paths.map(async (path) => ({ path, isAnswered: await this.#parts.articles.ask(path) })),
        );
        for (const { path, isAnswered } of asked) {
          inARow = isAnswered ? 0 : inARow + 1;
          if (!isAnswered) unanswered.push(path);
        }
        if (inARow >= mostUnanswered) throw new CmsAwayError('The CMS could not be asked for articles.');
      }
    } finally {
      for (const path of unanswered) await list.askAgain(path);
    }
  }

  /** Waits while readers ask the CMS. */
  async #giveWay(hold: Hold): Promise<void> {
    await hold();
    while (this.#parts.readers.status().inFlight >= askedAtOnce) {
      await pause(20);
      await hold();
    }
  }
}

function summaryOf({ whole: _, ...summary }: ListedArticle): ArticleSummary {
  return summary;
}
