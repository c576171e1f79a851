import { setTimeout as pause } from 'node:timers/promises';
import { canServeArticle } from '#contracts/siteAddresses.ts';
import type { ListWalk } from '../database/cms/cmsState.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { JobHandle, Jobs } from '../jobs/jobs.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import type { ArticleSummary } from '../source/source.ts';
import type { Cms, CmsPage, ListedArticle } from './cms.ts';
import type { ReadThrough } from './readThrough.ts';
import type { ServedPaths } from './servedPaths.ts';
import { ListPages, storeWhole } from './wholeArticles.ts';

/** In milliseconds, after a complete reading: finds changes without a notification. */
export const usualWalkEvery = 10 * 60_000;
const lookEvery = 15_000;
const jobName = 'cms-list';
/** Bounds an endless cursor. */
const maxPages = 10_000;
/** Consecutive pages without anything new: the list repeats itself. */
const mostRepeats = 3;
/** Consecutive pages without an article. A CMS may leave out drafts, and so give some. */
const mostEmpty = 100;
/** Concurrent fetches; readers' requests get the rest. */
const maxConcurrentRequests = 4;
/** Consecutive articles without an answer, before the CMS counts as down: a single one may just be slow. */
const mostUnanswered = 3;
/** A list that misses more counts as incomplete, unless the publication is small. */
const mostMissing = { share: 0.2, articles: 10 };

/** The CMS cannot be asked; the rest is done later. */
class CmsUnavailableError extends Error {
  override readonly name = 'CmsUnavailableError';
}

type ExtendLease = () => Promise<void>;

interface Parts {
  cms: Cms;
  /** Readers' requests take precedence. */
  readers: Pick<Cms, 'status'>;
  store: CmsStore;
  articles: Pick<ReadThrough, 'fetchInBackground' | 'onAbsent'>;
  paths: ServedPaths;
  jobs: Pick<Jobs, 'every'>;
  log: ContentLog;
  walkEvery?: number | undefined;
}

/**
 * Any instance continues at the stored position.
 * Removes an article only if its own path says so, because a list may be incomplete.
 */
export class CmsListWalk implements JobHandle {
  readonly #parts: Parts;
  readonly #job: JobHandle;
  readonly #first = Promise.withResolvers<void>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#job = parts.jobs.every(jobName, lookEvery, (_, extendLease) => this.#doAll(extendLease));
  }

  /** Settles when this instance has read the list that was due at start, or failed to. */
  get firstReading(): Promise<void> {
    return this.#first.promise;
  }

  async close(): Promise<void> {
    this.#first.resolve();
    await this.#job.close();
  }

  async #doAll(extendLease: ExtendLease): Promise<void> {
    try {
      await this.#walkIfDue(extendLease).finally(() => this.#first.resolve());
    } catch (error) {
      // A page that is always refused must not keep the articles of the others from being fetched.
      if (isRefusal(error)) await this.#fetchMissing(extendLease);
      throw error;
    }
    await this.#fetchMissing(extendLease);
  }

  async #walkIfDue(extendLease: ExtendLease): Promise<void> {
    const { store, walkEvery = usualWalkEvery } = this.#parts;
    const walk = await store.state.dueWalk(walkEvery);
    if (walk) await this.#walk(walk, extendLease);
  }

  async #walk({ number, cursor: from }: ListWalk, extendLease: ExtendLease): Promise<void> {
    const { cms, store, log } = this.#parts;
    // Only for the first reading: whole articles are many times the list, and later few are new.
    const pages = new ListPages(cms, log, !(await store.state.hasWalked()));
    const seen = new Set<string>();
    let cursor = from;
    let repeats = 0;
    let empty = 0;
    for (;;) {
      await extendLease();
      const fetchPage = () => this.#page(pages, cursor);
      const { isEmpty, isNews, next } = await this.#storePage(number, fetchPage, extendLease);
      repeats = isNews ? 0 : repeats + 1;
      empty = isEmpty ? empty + 1 : 0;
      if (next === undefined) break;
      if (seen.has(next) || repeats === mostRepeats || empty === mostEmpty || seen.size === maxPages) {
        log.error(
          { pages: seen.size },
          'the article list of the CMS repeats itself or does not end; it will be read again later',
        );
        await store.state.endWalk();
        return;
      }
      seen.add(next);
      cursor = next;
      await store.state.saveCursor(next);
    }
    await this.#findDeleted(number);
    await store.state.endWalk();
    log.info({ cms: cms.kind }, 'the article list of the CMS was read completely');
  }

  /** Skips articles that the CMS has reported absent meanwhile. */
  async #storePage(walk: string, fetchPage: () => Promise<CmsPage>, extendLease: ExtendLease) {
    const { store, log, paths } = this.#parts;
    const absent = new Set<string>();
    const stop = this.#parts.articles.onAbsent((path) => absent.add(path));
    try {
      const { articles: all, next } = await fetchPage();
      const articles = all.filter(({ path }) => paths.has(path));
      const unseen = await store.list.mergeListed(articles.map(summaryOf), walk);
      const left = articles.filter(({ path }) => !absent.has(path));
      await storeWhole(left, store.list, log, () => this.#yieldToReaders(extendLease));
      return { isEmpty: all.length === 0, isNews: articles.length === 0 || unseen > 0, next };
    } finally {
      stop();
    }
  }

  /** A stored cursor may be invalid: the next reading then starts at the beginning. */
  async #page(pages: ListPages, cursor: string | undefined): Promise<CmsPage> {
    try {
      return await pages.at(cursor);
    } catch (error) {
      if (isRefusal(error) && cursor !== undefined) await this.#parts.store.state.restartWalk();
      throw error;
    }
  }

  async #findDeleted(walk: string): Promise<void> {
    const { articles, list } = this.#parts.store;
    const { missing, all } = await list.unlisted(walk);
    if (missing.length === 0) return;
    // Paths that are never served, stored by a previous release, are no sign of an incomplete list.
    const lacking = missing.filter(canServeArticle).length;
    if (lacking > mostMissing.articles && lacking > all * mostMissing.share) {
      const text = 'the article list of the CMS lacks too many articles; it is ignored';
      this.#parts.log.error({ missing: lacking, all }, text);
      return;
    }
    await list.expectUnlisted(walk);
    await articles.deleteExpired();
  }

  /** Fetches due and listed-only articles until none is left. Unanswered ones wait for the next run. */
  async #fetchMissing(extendLease: ExtendLease): Promise<void> {
    const { list, state } = this.#parts.store;
    const walk = await state.walkNumber();
    const unanswered: string[] = [];
    let inARow = 0;
    try {
      for (;;) {
        await this.#yieldToReaders(extendLease);
        const paths = await list.dueToFetch(walk, maxConcurrentRequests);
        if (paths.length === 0) return;
        const results = await Promise.all(
          paths.map(async (path) => ({
            path,
            isAnswered: await this.#parts.articles.fetchInBackground(path),
          })),
        );
        for (const { path, isAnswered } of results) {
          inARow = isAnswered ? 0 : inARow + 1;
          if (!isAnswered) unanswered.push(path);
        }
        if (inARow >= mostUnanswered)
          throw new CmsUnavailableError('The articles could not be requested from the CMS.');
      }
    } finally {
      for (const path of unanswered) await list.fetchAgain(path);
    }
  }

  /** Waits while readers ask the CMS. */
  async #yieldToReaders(extendLease: ExtendLease): Promise<void> {
    await extendLease();
    while (this.#parts.readers.status().inFlight >= maxConcurrentRequests) {
      await pause(20);
      await extendLease();
    }
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ContentUnavailableError && error.hasAnswered;
}

function summaryOf({ whole: _, ...summary }: ListedArticle): ArticleSummary {
  return summary;
}
