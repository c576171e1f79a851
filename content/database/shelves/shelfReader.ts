import type { WorkQueue } from '#platform/http/workQueue.ts';
import type {
  ArticleSummary,
  ListPart,
  ListQuery,
  SearchOptions,
  SearchResult,
} from '../../source/source.ts';
import { listPublished, partsOfPublished } from '../articles/publishedArticles.ts';
import { PublishedLists } from '../lists/publishedLists.ts';
import { search, suggest } from '../search/search.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';

/** Lets an answer of the database take as long as readers wait, and says in the source's words why there is none. */
export interface AnswersInTime {
  <Value>(asking: Promise<Value>): Promise<Value>;
  readonly limitMs: number;
  /** What a failure of the database is called by sources. */
  unavailable(error: unknown): Error;
}

/**
 * What readers find on a shelf: its lists, and its search.
 *
 * All throw ContentUnavailableError where the database does not answer, or not in time.
 */
export class ShelfReader {
  /** What pages list. */
  readonly lists: PublishedLists;
  readonly #db: Database;
  readonly #shelf: Shelf;
  readonly #inTime: AnswersInTime;
  readonly #searches: WorkQueue;

  /** @param searches bounds concurrent searches, so that pages find the database free */
  constructor(db: Database, shelf: Shelf, inTime: AnswersInTime, searches: WorkQueue) {
    this.lists = new PublishedLists(db, shelf, inTime);
    this.#db = db;
    this.#shelf = shelf;
    this.#inTime = inTime;
    this.#searches = searches;
  }

  async *list(query?: ListQuery): AsyncIterable<ArticleSummary> {
    try {
      yield* listPublished(this.#db, this.#shelf, query);
    } catch (error) {
      throw this.#inTime.unavailable(error);
    }
  }

  parts(size: number): Promise<ListPart[]> {
    return this.#inTime(partsOfPublished(this.#db, this.#shelf, size));
  }

  search(text: string, options?: SearchOptions): Promise<SearchResult> {
    return this.#searching(() => search(this.#db, this.#shelf, text, options), options);
  }

  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]> {
    return this.#searching(() => suggest(this.#db, this.#shelf, text), options);
  }

  #searching<Found>(
    work: () => Promise<Found>,
    { signal }: Pick<SearchOptions, 'signal'> = {},
  ): Promise<Found> {
    const until = performance.now() + this.#inTime.limitMs;
    return this.#inTime(this.#searches.run(work, { until: () => until, signal }));
  }
}
