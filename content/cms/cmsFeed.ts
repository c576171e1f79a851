import { withinTime } from '#platform/timeLimit.ts';
import { statusOfBoth } from '#platform/upstream/statusOfBoth.ts';
import { defaultDeadlineMs, type UpstreamStatus } from '#platform/upstream/upstream.ts';
import type { ChangeBus } from '../changes/changeBus.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import type { Work } from '../database/tables/tables.ts';
import type { JobHandle, JobQueue, Jobs } from '../jobs/jobs.ts';
import { isArticlePath } from '../source/articleDocument.ts';
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
import { CmsSite } from './cmsSite.ts';
import { CmsListWalk } from './listWalk.ts';
import { ReadThrough } from './readThrough.ts';
import { ServedPaths } from './servedPaths.ts';

const queueName = 'cms-fetches';
const concurrency = 4;
const leaseMs = 20_000;
const maxPauseMs = 60_000;
/** After a day the regular reading of the list finds it. */
const maxAgeMs = 24 * 60 * 60_000;

/** No answer from the CMS, or it could not be stored. */
class NotFetchedError extends Error {
  override readonly name = 'NotFetchedError';
}

class CmsFetches implements JobHandle {
  readonly #jobs: Pick<Jobs, 'runSoon'>;
  readonly #queue: JobQueue<string>;

  constructor(jobs: Pick<Jobs, 'queue' | 'runSoon'>, articles: Pick<ReadThrough, 'fetchArticle'>) {
    this.#jobs = jobs;
    this.#queue = jobs.queue(queueName, {
      ...{ parse: parsePath, concurrency, leaseMs, maxPauseMs, maxAgeMs },
      isFinal: () => false,
      onAbandoned: async () => undefined,
      run: async (path) => {
        if (!(await articles.fetchArticle(path)))
          throw new NotFetchedError(`${path} could not be fetched from the CMS or stored.`);
      },
    });
  }

  add(paths: readonly string[], work: Work): Promise<void> {
    return this.#queue.addAll(new Map(paths.map((path) => [path, path])), work);
  }

  begin(): Promise<void> {
    return this.#jobs.runSoon(queueName);
  }

  close(): Promise<void> {
    return this.#queue.close();
  }
}

function parsePath(stored: unknown): string {
  if (typeof stored !== 'string' || !isArticlePath(stored))
    throw new TypeError('This is not an article path.');
  return stored;
}

interface Parts {
  cms: Cms;
  /** The same with longer timeouts, for requests without a waiting reader. */
  patientCms: Cms;
  store: CmsStore;
  changes: ChangeBus;
  jobs: Jobs;
  log: ContentLog;
}

export interface CmsFeedOptions {
  /** In milliseconds: a reader's wait for a background fetch. */
  readerTimeoutMs?: number | undefined;
  now?: (() => number) | undefined;
  /** In milliseconds: a confirmed copy is given without asking. */
  freshForMs?: number | undefined;
  /** In milliseconds, between two readings of the list. */
  walkEvery?: number | undefined;
}

export interface CmsStatus extends UpstreamStatus {
  servedStale: number;
  faultyArticles: number;
}

/** Lists and search are the store's alone. */
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
    const { now, freshForMs, walkEvery, readerTimeoutMs = defaultDeadlineMs } = options;
    this.#parts = parts;
    this.#faults = new ArticleFaults(cms, log, now ?? (() => performance.now()));
    const paths = new ServedPaths(log);
    const articles = new ReadThrough({ ...parts, faults: this.#faults, paths, readerTimeoutMs, freshForMs });
    this.#articles = articles;
    this.#site = new CmsSite(cms, store.state, log);
    const walkParts = { cms: patientCms, readers: cms, store, articles, paths, jobs, log, walkEvery };
    this.#walk = new CmsListWalk(walkParts);
    this.#fetches = new CmsFetches(jobs, articles);
    // First of all listeners for the article.
    this.#stopHearing = changes.on('articles', (path, revision) => this.#outdate(path, revision));
  }

  /** The CMS sends no notification of its site configuration, which callers poll. */
  get fed(): Required<Pick<ContentSource, 'get' | 'movedTo' | 'site' | 'onSiteChange'>> {
    return {
      get: (path) => this.get(path),
      movedTo: (path) => this.movedTo(path),
      site: () => this.#site.get(),
      onSiteChange: () => () => undefined,
    };
  }

  /** @throws ContentUnavailableError; FaultyArticleError if none is stored, and the CMS has a faulty one */
  async get(path: string): Promise<Revisioned<unknown> | undefined> {
    try {
      return await this.#articles.get(path);
    } catch (error) {
      // A former path redirects even while the CMS cannot say whether it has another article there.
      const isUnavailable = error instanceof ContentUnavailableError;
      if (isUnavailable && (await this.movedTo(path)) !== undefined) return undefined;
      throw error;
    }
  }

  /** Only if the CMS still has the article there. @throws ContentUnavailableError */
  async movedTo(path: string): Promise<string | undefined> {
    const to = await this.#parts.store.articles.movedTo(path).catch((cause: unknown) => {
      throw new ContentUnavailableError('database', 'The store cannot be reached.', { cause });
    });
    return to !== undefined && (await this.#articles.get(to)) ? to : undefined;
  }

  /** Settles once no crash can lose the notification. Undefined if `isNew`, in the same transaction, is false. */
  async acceptChanges(
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

  fetchTaken(): Promise<void> {
    return this.#fetches.begin();
  }

  /** Waits up to `limitMs` for the first reading of the list, so that pages have something to list. */
  async listed(limitMs: number): Promise<void> {
    const hasWalked = this.#parts.store.state.hasWalked();
    // Without the database, or with a long list, pages list what there is.
    await withinTime(
      limitMs,
      hasWalked.then((walked) => (walked ? undefined : this.#walk.firstReading)),
    ).catch(() => undefined);
  }

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

  /** Stays ready with stored articles: an outage of CMS or database must not take every instance out of service. */
  async health(): Promise<SourceHealth> {
    const { cms, store, log } = this.#parts;
    if (this.#hadArticles) return { ready: true, detail: `CMS ${cms.status().breaker}` };
    const stored = await store.articles.count().catch((error: unknown) => {
      log.warn({ err: error }, 'the articles in the store could not be counted');
      return 0;
    });
    try {
      if (stored === 0) await cms.list();
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      return { ready: false, detail: `no articles are stored, and the CMS does not respond: ${error.kind}` };
    }
    this.#hadArticles = true;
    return { ready: true, detail: `${stored} articles are stored, CMS ${cms.status().breaker}` };
  }

  async close(): Promise<void> {
    this.#stopHearing();
    const closing = [this.#fetches.close(), this.#walk.close()];
    this.#parts.cms.close();
    this.#parts.patientCms.close();
    await Promise.all(closing);
    await this.idle();
  }

  /** Forgets its fault too. For this instance's own write the revision is known. */
  #outdate(path: string, revision: string | undefined): void {
    if (revision !== undefined) return;
    this.#faults.clear(path);
    this.#articles.changed(path);
  }
}
