import { isRecord } from '#contracts/json/isRecord.ts';
import { canServeArticle } from '#contracts/siteAddresses.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';
import type { StoredCmsArticle } from '../database/cms/cmsArticles.ts';
import type { CmsStore } from '../database/cms/cmsStore.ts';
import { isArticlePath, isoTime } from '../source/articleDocument.ts';
import { ChangeNotices } from '../source/changeNotices.ts';
import type { ContentLog } from '../source/contentLog.ts';
import { ContentUnavailableError, FaultyArticleError, isContentError } from '../source/errors.ts';
import type { Revisioned } from '../source/source.ts';
import type { ArticleFaults } from './articleFaults.ts';
import type { Cms, CmsAnswer, CmsMove } from './cms.ts';
import { PendingWrites } from './pendingWrites.ts';
import { revisionOf } from './revisionOf.ts';
import type { ServedPaths } from './servedPaths.ts';
import { type StoredArticle, StoredArticles } from './storedArticles.ts';
import { UnknownPaths } from './unknownPaths.ts';

/** In milliseconds: concurrent requests of instances and readers ask the CMS once. */
export const defaultFreshForMs = 2_000;

interface Fetched {
  article: Revisioned<unknown> | undefined;
  /** True as well if a later change is fetched. Never fails. */
  isStored: Promise<boolean>;
}

interface Question {
  readonly path: string;
  /** The article has changed since, and the answer may predate that. */
  isOutdated: boolean;
}

/** Bounds the fetches of an article that keeps changing. */
const maxAttempts = 3;

interface Parts {
  cms: Cms;
  /** The same with longer timeouts, for requests without a waiting reader. */
  patientCms: Cms;
  /** In milliseconds: a reader's wait for a background fetch. */
  readerTimeoutMs: number;
  store: CmsStore;
  faults: ArticleFaults;
  paths: ServedPaths;
  log: ContentLog;
  /** In milliseconds: a confirmed copy is given without asking. */
  freshForMs?: number | undefined;
}

/**
 * The stored article if just confirmed or the CMS is down; else one request for all callers. Works without the
 * store.
 */
export class ReadThrough {
  readonly #parts: Parts;
  readonly #flights = new SingleFlight<Fetched>();
  readonly #questions = new Set<Question>();
  /** Paths of fetches that began without a reader. */
  readonly #unwatched = new Set<string>();
  readonly #writes: PendingWrites;
  readonly #store: StoredArticles;
  readonly #absences: ChangeNotices;
  #readers = 0;
  readonly #unknownPaths = new UnknownPaths();
  #servedStale = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { store, log } = parts;
    this.#writes = new PendingWrites({ articles: store.articles, log, isBusy: () => this.#readers > 0 });
    this.#store = new StoredArticles(store.articles, this.#writes, log);
    this.#absences = new ChangeNotices(log);
  }

  get servedStale(): number {
    return this.#servedStale;
  }

  /** @throws FaultyArticleError or ContentUnavailableError if no article is stored */
  async get(path: string): Promise<Revisioned<unknown> | undefined> {
    // An invalid path could otherwise ask the CMS for anything.
    if (!canServeArticle(path)) return undefined;
    this.#readers += 1;
    try {
      const flight = this.#flights.run(path, () => this.#load(path, this.#parts.cms));
      return (await (this.#unwatched.has(path) ? this.#withinReaderTimeout(path, flight) : flight)).article;
    } finally {
      this.#readers -= 1;
      this.#writes.storeIfDue();
    }
  }

  /** An in-flight fetch may predate the change, so it is repeated. Drops the pending write. */
  changed(path: string): void {
    this.#writes.drop(path);
    for (const question of this.#questions) if (question.path === path) question.isOutdated = true;
  }

  /** Waits for the fetch in flight, which may predate the change. @returns whether it was stored */
  async fetchArticle(path: string): Promise<boolean> {
    this.#parts.faults.clear(path);
    this.changed(path);
    return this.fetchInBackground(path, true);
  }

  /**
   * Without a reader. @param evenIfFresh even if just confirmed @returns false without an answer, or if not
   * stored
   */
  async fetchInBackground(path: string, evenIfFresh = false): Promise<boolean> {
    if (!isArticlePath(path)) return true;
    try {
      const { article, isStored } = await this.#flights.run(path, () =>
        this.#loadUnwatched(path, evenIfFresh),
      );
      return article?.stale ? this.#parts.faults.get(path) !== undefined : await isStored;
    } catch (error) {
      if (error instanceof FaultyArticleError) return true;
      if (error instanceof ContentUnavailableError) return error.hasAnswered;
      throw error;
    }
  }

  /** Paths for which the CMS has no article. Returns the unsubscribe function. */
  onAbsent(listener: (path: string) => void): () => void {
    return this.#absences.add(listener);
  }

  async idle(): Promise<void> {
    await this.#flights.idle();
    await this.#writes.idle();
  }

  /** The stored article if a background fetch takes longer than a reader waits. */
  async #withinReaderTimeout(path: string, flight: Promise<Fetched>): Promise<Fetched> {
    try {
      return await withinTime(this.#parts.readerTimeoutMs, flight);
    } catch (error) {
      if (!(error instanceof TimeLimitError)) throw error;
      const message = 'The CMS did not respond before the deadline of the page.';
      const timeoutError = new ContentUnavailableError('timeout', message, { cause: error });
      const { article: storedArticle, others } = await this.#stored(path);
      return withOthers(this.#storedInstead(storedArticle, timeoutError), others);
    }
  }

  async #loadUnwatched(path: string, evenIfFresh: boolean) {
    this.#unwatched.add(path);
    try {
      return await this.#load(path, this.#parts.patientCms, evenIfFresh);
    } finally {
      this.#unwatched.delete(path);
    }
  }

  async #load(path: string, cms: Cms, evenIfFresh = false): Promise<Fetched> {
    const question: Question = { path, isOutdated: false };
    this.#questions.add(question);
    try {
      const stored = await this.#stored(path);
      return withOthers(await this.#loadArticle(question, cms, stored, evenIfFresh), stored.others);
    } finally {
      this.#questions.delete(question);
    }
  }

  async #loadArticle(
    question: Question,
    cms: Cms,
    { article: storedArticle, expected }: StoredArticle,
    evenIfFresh: boolean,
  ): Promise<Fetched> {
    const { path } = question;
    const { faults, freshForMs = defaultFreshForMs } = this.#parts;
    const isFresh =
      storedArticle &&
      !storedArticle.isDue &&
      Date.now() - Date.parse(storedArticle.confirmedAt) < freshForMs;
    if (isFresh && !evenIfFresh && !question.isOutdated) return stored(revisioned(storedArticle));
    const known = faults.get(path);
    if (known) return this.#storedInstead(storedArticle, known);
    if (!storedArticle && !this.#unwatched.has(path)) await this.#unknownPaths.count(expected);
    try {
      const fetched = await this.#answer(cms, question, storedArticle);
      faults.clear(path);
      const isMoved = typeof fetched === 'object' && 'movedTo' in fetched;
      if (isMoved) await this.#redirect(path, fetched.movedTo);
      const answer = isMoved ? 'absent' : fetched;
      return this.#storeAnswer(path, answer, { article: storedArticle, expected }, question.isOutdated);
    } catch (error) {
      faults.note(path, error, storedArticle !== undefined);
      return this.#storedInstead(storedArticle, error);
    }
  }

  async #redirect(path: string, to: string): Promise<void> {
    const { store, log } = this.#parts;
    try {
      if (!canServeArticle(to) || (await store.articles.movedTo(path)) === to) return;
      await store.articles.expect([{ path, kind: 'moved', to }]);
    } catch (error) {
      log.warn({ path, to, err: error }, 'where an article has moved could not be stored');
    }
  }

  /** Repeats if the article changed meanwhile. */
  async #answer(
    cms: Cms,
    question: Question,
    storedArticle: StoredCmsArticle | undefined,
  ): Promise<CmsAnswer | CmsMove> {
    // Removes what a previous release stored there.
    if (!this.#parts.paths.has(question.path)) return 'absent';
    const known = storedArticle?.etag === undefined ? undefined : { etag: storedArticle.etag };
    for (let times = 1; ; times += 1) {
      question.isOutdated = false;
      const isOver = () => !question.isOutdated || times === maxAttempts;
      try {
        const answer = await cms.article(question.path, known);
        if (isOver()) return answer;
      } catch (error) {
        if (isOver()) throw error;
      }
    }
  }

  /** The stored article, marked as stale. */
  #storedInstead(storedArticle: StoredCmsArticle | undefined, error: unknown): Fetched {
    if (!storedArticle || !isContentError(error)) throw error;
    this.#servedStale += 1;
    return stored({
      ...revisioned(storedArticle),
      stale: { confirmedAt: storedArticle.confirmedAt, cause: error.kind },
    });
  }

  /** No reader waits, so the store may be slow. */
  #stored(path: string): Promise<StoredArticle> {
    return this.#store.get(path, this.#unwatched.has(path) ? undefined : this.#parts.readerTimeoutMs / 2);
  }

  /** @param isOutdated the answer may predate a change: waiting readers get it, and it is not stored */
  #storeAnswer(
    path: string,
    answer: CmsAnswer,
    { article: storedArticle, expected }: Omit<StoredArticle, 'others'>,
    isOutdated: boolean,
  ): Fetched {
    const confirmedAt = new Date().toISOString();
    const confirmed = { confirmedAt, isDue: false };
    // Lists, other instances and jobs wait for a change, but not for a confirmation or a reader's first request.
    const isUrgent = answer !== 'unchanged' && (storedArticle !== undefined || this.#unwatched.has(path));
    const store = async (article: StoredCmsArticle | undefined, text = '') =>
      !isOutdated && !this.#store.isUnavailable && this.#writes.add(path, { article, text, isUrgent });
    if (answer === 'unchanged') {
      const isStored = storedArticle ? store({ ...storedArticle, ...confirmed }) : Promise.resolve(true);
      return { article: storedArticle && revisioned(storedArticle), isStored };
    }
    if (answer === 'absent') {
      this.#absences.emit(path);
      const isKnown = storedArticle !== undefined || expected === 'yes';
      return { article: undefined, isStored: isKnown ? store(undefined) : Promise.resolve(true) };
    }
    const { value, text, etag } = answer;
    const revision = revisionOf(text);
    const stated = isRecord(value) ? isoTime(value.updatedAt) : undefined;
    const updatedAt =
      stated ?? (storedArticle?.revision === revision ? storedArticle.updatedAt : confirmedAt);
    const article = { value, revision, etag, updatedAt, ...confirmed };
    return { article: revisioned(article), isStored: store(article, text) };
  }
}

function stored(article: Revisioned<unknown>): Fetched {
  return { article, isStored: Promise.resolve(true) };
}

function revisioned({ value, revision, updatedAt, words }: StoredCmsArticle): Revisioned<unknown> {
  return { value, revision, updatedAt, ...(words !== undefined && { words }) };
}

function withOthers({ article, isStored }: Fetched, others: StoredArticle['others']): Fetched {
  return { article: article && { ...article, ...others }, isStored };
}
