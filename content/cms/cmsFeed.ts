import { withinTime } from '#platform/timeLimit.ts';
import { statusOfBoth } from '#platform/upstream/statusOfBoth.ts';
import { defaultDeadlineMs, type UpstreamStatus } from '#platform/upstream/upstream.ts';
import type { ChangeBus } from '../changes/changeBus.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { Work } from '../database/tables/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import {
  type ContentChange,
  type ContentSource,
  pathsOf,
  type Revisioned,
  type SourceHealth,
} from '../source/source.ts';
import { ArticleFaults } from './articleFaults.ts';
import type { Cms } from './cms.ts';
import { CmsFetches } from './cmsFetches.ts';
import { CmsSite } from './cmsSite.ts';
import { CmsListWalk } from './listWalk.ts';
import { ReadThrough } from './readThrough.ts';

interface Parts {
  /** Asked while readers wait. */
  cms: Cms;
  /** The same with more time for its answers: asked while no reader waits. */
  patientCms: Cms;
  store: CmsStore;
  /** Where the store publishes what changes in it. */
  changes: ChangeBus;
  jobs: Jobs;
  log: ContentLog;
}

export interface CmsFeedOptions {
  /** How long a reader waits for a fetch that began without one, in milliseconds. */
  readersWait?: number | undefined;
  /** A clock in milliseconds that only goes forward. */
  now?: (() => number) | undefined;
  /** How long what the CMS confirmed is given without asking, in milliseconds. */
  freshFor?: number | undefined;
  /** After how long the list is read again, in milliseconds. */
  walkEvery?: number | undefined;
}

export interface CmsStatus extends UpstreamStatus {
  /** Answers given from what was stored because the CMS could not be asked, or gave no article. */
  servedStale: number;
  /** How often the CMS gave something else than the requested article. */
  faultyArticles: number;
}

/**
 * Feeds the store from a CMS: an article when a reader asks for it and it is missing or due, what notices name, and what is new in the list. Lists
 * and search are the store's alone.
 */
export class CmsFeed {
  readonly #parts: Parts;
  readonly #faults: ArticleFaults;
  readonly #articles: ReadThrough;
  readonly #site: CmsSite;
  readonly #walk: CmsListWalk;
  readonly #stopHearing: () => void;
  readonly #fetches: CmsFetches;
  #hadArticles = false;

  constructor(parts: Parts, options: CmsFeedOptions = {}) {
    const { cms, patientCms, store, changes, jobs, log } = parts;
    const { now, freshFor, walkEvery, readersWait = defaultDeadlineMs } = options;
    this.#parts = parts;
    this.#faults = new ArticleFaults(cms, log, now ?? (() => performance.now()));
    const articles = new ReadThrough({ ...parts, faults: this.#faults, readersWait, freshFor });
    this.#articles = articles;
    this.#site = new CmsSite(cms, store.state, log);
    this.#walk = new CmsListWalk({ cms: patientCms, readers: cms, store, articles, jobs, log, walkEvery });
    this.#fetches = new CmsFetches(jobs, articles);
    // Before all who ask for the article when they hear of it.
    this.#stopHearing = changes.on('articles', (path, revision) => this.#outdate(path, revision));
  }

  /** What readers get from the CMS by way of the store. It does not notify us of its site configuration, which callers poll. */
  get fed(): Required<Pick<ContentSource, 'get' | 'movedTo' | 'site' | 'onSiteChange'>> {
    return {
      get: (path) => this.get(path),
      movedTo: (path) => this.movedTo(path),
      site: () => this.#site.get(),
      onSiteChange: () => () => undefined,
    };
  }

  /**
   * The article at a path, with what its page shows of others.
   *
   * @throws FaultyArticleError where the CMS has no more than a faulty article, and none is stored
   * @throws ContentUnavailableError
   */
  async get(path: string): Promise<Revisioned<unknown> | undefined> {
    try {
      return await this.#articles.get(path);
    } catch (error) {
      // A former path redirects also while the CMS cannot say whether it has another article there.
      const isAway = error instanceof ContentUnavailableError;
      if (isAway && (await this.movedTo(path)) !== undefined) return undefined;
      throw error;
    }
  }

  /**
   * Where the CMS moved the article that stood at a path, if it still has it there.
   *
   * @throws ContentUnavailableError
   */
  async movedTo(path: string): Promise<string | undefined> {
    const to = await this.#parts.store.articles.movedTo(path).catch((cause: unknown) => {
      throw new ContentUnavailableError('database', 'The store could not be asked.', { cause });
    });
    return to !== undefined && (await this.#articles.get(to)) ? to : undefined;
  }

  /**
   * Takes a CMS's notice: settles when no end of this process can lose it.
   *
   * @param isNew is asked in the transaction that stores the notice
   * @returns the paths whose pages may be others now; undefined where the notice is not new
   * @throws OtherCmsError
   */
  async take(
    changes: readonly ContentChange[],
    isNew: (work: Work) => Promise<boolean>,
  ): Promise<string[] | undefined> {
    const paths = pathsOf(changes);
    const redirecting = await this.#parts.store.articles.expect(changes, async (work) => {
      if (!(await isNew(work))) return false;
      await this.#fetches.add(paths, work);
      return true;
    });
    return redirecting && [...new Set([...paths, ...redirecting])];
  }

  /** Begins to fetch what notices named. */
  fetchTaken(): Promise<void> {
    return this.#fetches.begin();
  }

  /** Settles when jobs have read a list that was never read before, or after so many milliseconds: then pages have something to list. */
  async listed(limitMs: number): Promise<void> {
    const hasWalked = this.#parts.store.state.hasWalked();
    // Without the database, and with a long list, pages list what there is.
    await withinTime(
      limitMs,
      hasWalked.then((walked) => (walked ? undefined : this.#walk.firstReading)),
    ).catch(() => undefined);
  }

  /** Settles when what was fetched is stored. */
  idle(): Promise<void> {
    return this.#articles.idle();
  }

  status(): CmsStatus {
    const { cms, patientCms } = this.#parts;
    const [ofReaders, ofOthers] = [cms.status(), patientCms.status()];
    const status = patientCms === cms ? ofReaders : statusOfBoth(ofReaders, ofOthers);
    const { servedStale } = this.#articles;
    const { faultyArticles } = this.#faults;
    return { ...status, servedStale, faultyArticles };
  }

  /** Ready with what is stored alone, and from then on: an outage of CMS or database must not take every instance out of service. */
  async health(): Promise<SourceHealth> {
    const { cms, store, log } = this.#parts;
    if (this.#hadArticles) return { ready: true, detail: `CMS ${cms.status().breaker}` };
    const stored = await store.articles.count().catch((error: unknown) => {
      log.warn({ err: error }, 'the store could not be asked how many articles it has');
      return 0;
    });
    try {
      if (stored === 0) await cms.list();
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      return { ready: false, detail: `no articles are kept, and the CMS does not answer: ${error.kind}` };
    }
    this.#hadArticles = true;
    return { ready: true, detail: `${stored} articles are kept, CMS ${cms.status().breaker}` };
  }

  async close(): Promise<void> {
    this.#stopHearing();
    const closing = [this.#fetches.close(), this.#walk.close()];
    this.#parts.cms.close();
    this.#parts.patientCms.close();
    await Promise.all(closing);
    await this.idle();
  }

  /** An article changed, or its CMS says so: what is known of it here, a fault too, is out of date. Of what this instance stored the revision is known. */
  #outdate(path: string, revision: string | undefined): void {
    if (revision !== undefined) return;
    this.#faults.mended(path);
    this.#articles.changed(path);
  }
}
