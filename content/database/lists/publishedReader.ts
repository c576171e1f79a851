import type { WorkQueue } from '#platform/http/workQueue.ts';
import type {
  ArticleSummary,
  ListPart,
  ListQuery,
  SearchOptions,
  SearchResult,
} from '../../source/source.ts';
import { listPublished, partsOfPublished } from '../articles/publishedArticles.ts';
import { search, suggest } from '../search/search.ts';
import type { Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';
import { PublishedLists } from './publishedLists.ts';

/** Lets an answer of the database take as long as readers wait, and says in the source's words why there is none. */
export interface AnswersInTime {
  <Value>(asking: Promise<Value>): Promise<Value>;
  readonly limitMs: number;
  /** What a failure of the database is called by sources. */
  unavailable(error: unknown): Error;
}

/**
 * What readers find of the articles of an origin: lists and search.
 *
 * All throw ContentUnavailableError where the database does not answer, or not in time.
 */
export class PublishedReader {
  /** What pages list. */
  readonly lists: PublishedLists;
  readonly #db: Database;
  readonly #origin: Origin;
  readonly #inTime: AnswersInTime;
  readonly #searches: WorkQueue;

  /** @param searches bounds concurrent searches, so that pages find the database free */
  constructor(db: Database, origin: Origin, inTime: AnswersInTime, searches: WorkQueue) {
    this.lists = new PublishedLists(db, origin, inTime);
    this.#db = db;
    this.#origin = origin;
    this.#inTime = inTime;
    this.#searches = searches;
  }

  async *list(query?: ListQuery): AsyncIterable<ArticleSummary> {
    try {
      yield* listPublished(this.#db, this.#origin, query);
    } catch (error) {
      throw this.#inTime.unavailable(error);
    }
  }

  parts(size: number): Promise<ListPart[]> {
    return this.#inTime(partsOfPublished(this.#db, this.#origin, size));
  }

  search(text: string, options?: SearchOptions): Promise<SearchResult> {
    return this.#searching(() => search(this.#db, this.#origin, text, options), options);
  }

  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]> {
    return this.#searching(() => suggest(this.#db, this.#origin, text), options);
  }

  #searching<Found>(
    work: () => Promise<Found>,
    { signal }: Pick<SearchOptions, 'signal'> = {},
  ): Promise<Found> {
    const until = performance.now() + this.#inTime.limitMs;
    return this.#inTime(this.#searches.run(work, { until: () => until, signal }));
  }
}
