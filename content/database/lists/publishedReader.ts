import { type RawBuilder, sql } from 'kysely';
import type { WorkQueue } from '#platform/http/workQueue.ts';
import type {
  ArticleFinder,
  DatedPlace,
  NamedArticles,
  Part,
  PersonsArticle,
} from '../../source/articleFinder.ts';
import type {
  ArticleSummary,
  ListPart,
  ListQuery,
  PublishedTranslation,
  SearchOptions,
  SearchResult,
} from '../../source/source.ts';
import { translationsOf } from '../articles/forReaders.ts';
import {
  listPublished,
  partsOfPublished,
  type SummaryRow,
  summaries,
  summaryColumns,
  toSummary,
} from '../articles/publishedArticles.ts';
import * as pathWords from '../finding/pathWords.ts';
import * as people from '../finding/personArticles.ts';
import { search, suggest } from '../search/search.ts';
import { isShown, type Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';

/** The articles of a topic. */
export interface PublishedTopic {
  /** How many it has. */
  total: number;
  /** The newest of them, the newest first. */
  newest: readonly ArticleSummary[];
}

/** The first step of a path, by which articles are parted into topics; what stands at the top belongs to none. */
const topic = sql<string>`split_part(path, '/', 2)`;

/** Lets an answer of the database take as long as readers wait, and says in the source's words why there is none. */
export interface AnswersInTime {
  <Value>(asking: Promise<Value>): Promise<Value>;
  readonly limitMs: number;
  /** What a failure of the database is called by sources. */
  unavailable(error: unknown): Error;
}

/**
 * What readers find of the articles of an origin: search, and lists that take an index each, however many articles there are.
 * All methods throw ContentUnavailableError when the database does not answer before the deadline.
 */
export class PublishedReader implements ArticleFinder {
  readonly #db: Database;
  readonly #origin: Origin;
  readonly #inTime: AnswersInTime;
  readonly #searches: WorkQueue;

  /** @param searches bounds concurrent searches, so that pages find the database free */
  constructor(db: Database, origin: Origin, inTime: AnswersInTime, searches: WorkQueue) {
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

  /** The topics that have articles, as `/nutrition`: those with the newest articles first, at most so many. */
  async topics(limit: number): Promise<string[]> {
    // From one topic to the next by the index: to read the topic of each article would take ever longer.
    const isOfTopic = this.#isOfTopic();
    const first = sql`order by ${topic}, dated_at desc, path limit 1`;
    const asking = sql<{ topic: string }>`
      with recursive topics as (
        (select ${topic} as topic, dated_at, path from articles where ${isOfTopic} ${first})
        union all
        select next.* from topics, lateral (
          select ${topic} as topic, dated_at, path from articles where ${isOfTopic} and ${topic} > topics.topic ${first}
        ) next
      )
      select topic from topics order by dated_at desc, path limit ${limit}`.execute(this.#db);
    return (await this.#inTime(asking)).rows.map((row) => `/${row.topic}`);
  }

  /**
   * The articles of topics, by their paths; a topic that has none is not among them.
   *
   * @param limit of the newest that are given of each
   */
  async ofTopics(paths: readonly string[], limit: number): Promise<Map<string, PublishedTopic>> {
    if (paths.length === 0) return new Map();
    const asked = sql`unnest(${paths.map((path) => path.slice(1))}::text[]) asked(topic)`;
    const isAsked = sql`${this.#isOfTopic()} and ${topic} = asked.topic`;
    const counting = sql<{ topic: string; total: number }>`
      select topic, (select count(*)::integer from articles where ${isAsked}) as total from ${asked}`;
    const listing = sql<SummaryRow & { topic: string }>`
      select asked.topic, newest.* from ${asked} cross join lateral (
        select ${summaryColumns} from articles where ${isAsked} order by dated_at desc, path limit ${limit}
      ) newest`;
    const [counted, listed] = await this.#inTime(
      Promise.all([counting.execute(this.#db), listing.execute(this.#db)]),
    );
    const newest = Map.groupBy(listed.rows, (row) => row.topic);
    return new Map(
      counted.rows
        .filter(({ total }) => total > 0)
        .map(({ topic: name, total }) => [
          `/${name}`,
          { total, newest: (newest.get(name) ?? []).map(toSummary) },
        ]),
    );
  }

  async at(paths: readonly string[]): Promise<ArticleSummary[]> {
    if (paths.length === 0) return [];
    return this.#inTime(summaries(this.#db, this.#origin, sql`path = any(${paths}::text[])`));
  }

  async named(words: readonly string[], limit: number): Promise<NamedArticles> {
    const isWanted = sql`${sql.join([sql`true`, ...isNamed(words)], sql` and `)}`;
    const counting = sql<{ total: number }>`
      select count(*)::integer as total from articles where ${isShown(this.#origin)} and ${isWanted}`.execute(
      this.#db,
    );
    const listing = summaries(this.#db, this.#origin, sql`${isWanted} order by path limit ${limit}`);
    const [{ rows }, first] = await this.#inTime(Promise.all([counting, listing]));
    return { first, total: rows[0]?.total ?? 0 };
  }

  withWords(words: readonly string[]): Promise<{ path: string; title: string }[]> {
    return this.#inTime(pathWords.articlesWithWords(this.#db, this.#origin, words));
  }

  ofPerson(
    name: string,
    part: Part,
    page: { limit: number; after?: DatedPlace | undefined },
  ): Promise<PersonsArticle[]> {
    return this.#inTime(people.articlesOfPerson(this.#db, this.#origin, name, part, page));
  }

  reviewsOf(names: readonly string[]): Promise<number[]> {
    return this.#inTime(people.reviewsOfPeople(this.#db, this.#origin, names));
  }

  async translationsOf({
    path,
    translationOf: original = path,
  }: Pick<ArticleSummary, 'path' | 'translationOf'>): Promise<readonly PublishedTranslation[]> {
    const asking = sql<{ translations: PublishedTranslation[] | null }>`
      select ${translationsOf(this.#origin, path, original)} as translations`.execute(this.#db);
    return (await this.#inTime(asking)).rows[0]?.translations ?? [];
  }

  lastChangesOf(names: readonly string[]): Promise<(string | undefined)[]> {
    return this.#inTime(people.lastChangesOfPeople(this.#db, this.#origin, names));
  }

  #searching<Found>(
    work: () => Promise<Found>,
    { signal }: Pick<SearchOptions, 'signal'> = {},
  ): Promise<Found> {
    const until = performance.now() + this.#inTime.limitMs;
    return this.#inTime(this.#searches.run(work, { until: () => until, signal }));
  }

  #isOfTopic(): RawBuilder<boolean> {
    return sql`${isShown(this.#origin)} and split_part(path, '/', 3) <> ''`;
  }
}

/** The lists of articles that pages show. */
export type PublishedArticles = Omit<
  Pick<PublishedReader, keyof PublishedReader>,
  'list' | 'parts' | 'search' | 'suggest'
>;

/** Conditions that each of some words is in the title or the path, in any case. */
export function isNamed(words: readonly string[]): RawBuilder<boolean>[] {
  return words.map((word) => sql`(title ilike ${likePattern(word)} or path ilike ${likePattern(word)})`);
}

/** The pattern of what has a word anywhere, for `like`. */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
