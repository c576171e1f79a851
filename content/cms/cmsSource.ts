import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import { statusOfBoth } from '#platform/upstream/statusOfBoth.ts';
import { defaultDeadlineMs, type UpstreamStatus } from '#platform/upstream/upstream.ts';
import { ChangeBus } from '../changes/changeBus.ts';
import type { PublishedArticles } from '../database/lists/publishedLists.ts';
import type { Work } from '../database/tables/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError } from '../source/errors.ts';
import {
  type ArticleSummary,
  type ChangeListener,
  type ContentChange,
  type ListPart,
  type ListQuery,
  type ManagedContentSource,
  pathsOf,
  type Revisioned,
  type SearchOptions,
  type SearchResult,
  type SourceHealth,
} from '../source/source.ts';
import { ArticleFaults } from './articleFaults.ts';
import type { Cms } from './cms.ts';
import { CmsFetches } from './cmsFetches.ts';
import { CmsSite } from './cmsSite.ts';
import type { StoreInReach } from './cmsStore.ts';
import { CmsListWalk } from './listWalk.ts';
import { ReadThrough } from './readThrough.ts';

export interface CmsSourceOptions {
  /** Where the store publishes what changes in it. */
  changes?: ChangeBus | undefined;
  /** The CMS with more time for its answers, for what nobody waits for; else that is asked like what readers wait for. */
  patientCms?: Cms | undefined;
  /** How long a reader waits for an article that is asked for already because nobody waits, in milliseconds. */
  readersWait?: number | undefined;
  /** A clock in milliseconds that only goes forward. */
  now?: (() => number) | undefined;
  /** How long what the CMS confirmed is given without asking, in milliseconds. */
  freshFor?: number | undefined;
  /** After how long the list is read again, in milliseconds. */
  walkEvery?: number | undefined;
}

export interface CmsSourceStatus extends UpstreamStatus {
  /** Answers given from what was kept because the CMS could not be asked, or gave no article. */
  servedStale: number;
  /** How often the CMS gave something else than the article that it was asked for. */
  faultyArticles: number;
}

/** Who lists something waits so long for the first reading of the CMS's list, in milliseconds, and takes what is there then. */
const firstReadingWait = 1_000;
/**
 * Articles of a CMS. It feeds the store, and readers get them from there: lists, search and what is known of articles are the store's, also
 * while the CMS is away. An article itself is asked for when it is due, and what was kept of it given where the CMS does not answer.
 */
export class CmsSource implements ManagedContentSource {
  readonly #cms: Cms;
  readonly #patientCms: Cms;
  readonly #store: StoreInReach;
  readonly #log: ContentLog;
  readonly #faults: ArticleFaults;
  readonly #articles: ReadThrough;
  readonly #site: CmsSite;
  readonly #walk: CmsListWalk;
  readonly #changes: ChangeBus;
  readonly #stopHearing: () => void;
  readonly #fetches: CmsFetches;
  #hasWalked = false;
  /** Whether the first reading of the list may end in a moment. */
  #isListComing = false;

  constructor(cms: Cms, store: StoreInReach, jobs: Jobs, log: ContentLog, options: CmsSourceOptions = {}) {
    this.#cms = cms;
    this.#store = store;
    this.#log = log;
    this.#faults = new ArticleFaults(cms, log, options.now ?? (() => performance.now()));
    const { freshFor, walkEvery, patientCms = cms, readersWait = defaultDeadlineMs } = options;
    const { changes = new ChangeBus(log) } = options;
    this.#patientCms = patientCms;
    const faults = this.#faults;
    this.#articles = new ReadThrough({ cms, patientCms, readersWait, store, faults, log, freshFor });
    this.#site = new CmsSite(cms, store, log);
    this.#walk = new CmsListWalk({
      ...{ cms: patientCms, readers: cms },
      ...{ store, articles: this.#articles, jobs, log, walkEvery },
    });
    this.#fetches = new CmsFetches(jobs, this.#articles);
    this.#changes = changes;
    // Before all who ask for the article when they hear of it.
    this.#stopHearing = changes.on('articles', (path, revision) => this.#outdate(path, revision));
  }

  /**
   * Says that jobs begin: lists wait for the first reading of the CMS's list.
   *
   * @param areReadersWaiting for pages: what they were the first to ask for is kept behind them
   */
  start(areReadersWaiting: () => boolean = () => false): void {
    this.#articles.giveWay(areReadersWaiting);
    this.#isListComing = true;
  }

  /**
   * @throws FaultyArticleError where the CMS has no more than a faulty article, and nothing is kept of it
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

  /** @throws ContentUnavailableError */
  async movedTo(path: string): Promise<string | undefined> {
    const { articles } = await this.#reached();
    const to = await articles.movedTo(path).catch((error: unknown) => {
      throw unreached(error);
    });
    return to !== undefined && (await this.#articles.get(to)) ? to : undefined;
  }

  async *list(query?: ListQuery): AsyncIterable<ArticleSummary> {
    yield* (await this.#shelf()).list(query);
  }

  async parts(size: number): Promise<ListPart[]> {
    return (await this.#shelf()).parts(size);
  }

  async at(paths: readonly string[]): Promise<ArticleSummary[]> {
    return (await this.#shelf()).lists.at(paths);
  }

  async search(text: string, options?: SearchOptions): Promise<SearchResult> {
    return (await this.#shelf()).search(text, options);
  }

  async suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]> {
    return (await this.#shelf()).suggest(text, options);
  }

  /** What pages list. */
  get published(): PublishedArticles {
    const lists = async () => (await this.#shelf()).lists;
    return {
      topics: async (limit) => (await lists()).topics(limit),
      ofTopics: async (paths, limit) => (await lists()).ofTopics(paths, limit),
      at: async (paths) => (await lists()).at(paths),
      named: async (words, limit) => (await lists()).named(words, limit),
      withWords: async (words) => (await lists()).withWords(words),
      ofPerson: async (name, part, page) => (await lists()).ofPerson(name, part, page),
      reviewsOf: async (names) => (await lists()).reviewsOf(names),
      lastChangesOf: async (names) => (await lists()).lastChangesOf(names),
      translationsOf: async (article) => (await lists()).translationsOf(article),
    };
  }

  /** @throws ContentUnavailableError */
  site(): Promise<Revisioned<unknown> | undefined> {
    return this.#site.get();
  }

  /** A CMS tells of nothing that stands around the articles: it is asked now and then. */
  onSiteChange(): () => void {
    return () => {};
  }

  /** A change is told when somebody says so, and when an article in the store is another one than before, whichever instance asked for it. */
  onChange(listener: ChangeListener): () => void {
    return this.#changes.on('articles', listener);
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
    const { articles } = await this.#store();
    const redirecting = await articles.expect(changes, async (work) => {
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

  /** Settles when what was fetched is stored. */
  idle(): Promise<void> {
    return this.#articles.idle();
  }

  status(): CmsSourceStatus {
    const { servedStale } = this.#articles;
    const { faultyArticles } = this.#faults;
    const [ofReaders, ofOthers] = [this.#cms.status(), this.#patientCms.status()];
    const status = this.#patientCms === this.#cms ? ofReaders : statusOfBoth(ofReaders, ofOthers);
    return { ...status, servedStale, faultyArticles };
  }

  /** Ready with what is kept alone: an outage of the CMS must not take every instance out of service. */
  async health(): Promise<SourceHealth> {
    const kept = await this.#keptArticles();
    if (kept > 0) {
      return { ready: true, detail: `${kept} articles are kept, CMS ${this.#cms.status().breaker}` };
    }
    try {
      await this.#cms.list();
      return { ready: true, detail: 'the CMS answers' };
    } catch (error) {
      if (!(error instanceof ContentUnavailableError)) throw error;
      return { ready: false, detail: `no articles are kept, and the CMS does not answer: ${error.kind}` };
    }
  }

  async close(): Promise<void> {
    this.#stopHearing();
    const closing = [this.#fetches.close(), this.#walk.close()];
    this.#cms.close();
    this.#patientCms.close();
    await Promise.all(closing);
    await this.idle();
  }

  /** An article changed, or its CMS says so: what is known of it here, a fault too, is out of date. */
  #outdate(path: string, revision: string | undefined): void {
    this.#faults.mended(path);
    if (revision === undefined) this.#articles.changed(path);
  }

  /** The store, with the list of the CMS in it where it was ever read, or can be in a moment. */
  async #shelf() {
    const { shelf, state } = await this.#reached();
    this.#hasWalked ||= await state.hasWalked().catch((error: unknown) => {
      throw unreached(error);
    });
    if (this.#hasWalked || !this.#isListComing) return shelf;
    try {
      await withinTime(firstReadingWait, this.#walk.firstReading);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
    }
    this.#isListComing = false;
    return shelf;
  }

  async #reached() {
    try {
      return await this.#store();
    } catch (error) {
      throw unreached(error);
    }
  }

  async #keptArticles(): Promise<number> {
    try {
      return await (await this.#store()).articles.count();
    } catch (error) {
      this.#log.warn({ err: error }, 'the store could not be asked how many articles it has');
      return 0;
    }
  }
}

function unreached(cause: unknown): ContentUnavailableError {
  return new ContentUnavailableError('database', 'The store could not be asked.', { cause });
}
