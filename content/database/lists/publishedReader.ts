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

export interface PublishedTopic {
  total: number;
  newest: readonly ArticleSummary[];
}

/** First segment of the path. Articles at the top have no topic. */
const topic = sql<string>`split_part(path, '/', 2)`;

/** Limits the time, and converts errors. */
export interface TimeLimited {
  <Value>(query: Promise<Value>): Promise<Value>;
  readonly limitMs: number;
  unavailable(error: unknown): Error;
}

/** All methods throw ContentUnavailableError when the database does not answer before the deadline. */
export class PublishedReader implements ArticleFinder {
  readonly #db: Database;
  readonly #origin: Origin;
  readonly #limited: TimeLimited;
  readonly #searches: WorkQueue;

  /** @param searches bounds concurrent searches, so that pages find the database free */
  constructor(db: Database, origin: Origin, limited: TimeLimited, searches: WorkQueue) {
    this.#db = db;
    this.#origin = origin;
    this.#limited = limited;
    this.#searches = searches;
  }

  async *list(query?: ListQuery): AsyncIterable<ArticleSummary> {
    try {
      yield* listPublished(this.#db, this.#origin, query);
    } catch (error) {
      throw this.#limited.unavailable(error);
    }
  }

  parts(size: number): Promise<ListPart[]> {
    return this.#limited(partsOfPublished(this.#db, this.#origin, size));
  }

  search(text: string, options?: SearchOptions): Promise<SearchResult> {
    return this.#searching(() => search(this.#db, this.#origin, text, options), options);
  }

  suggest(text: string, options?: Pick<SearchOptions, 'signal'>): Promise<string[]> {
    return this.#searching(() => suggest(this.#db, this.#origin, text), options);
  }

  /** Such as `/nutrition`; those with the newest articles first. */
  async topics(limit: number): Promise<string[]> {
    // A loose index scan: reading the topic of each article would get slower with their number.
    const isOfTopic = this.#isOfTopic();
    const first = sql`order by ${topic}, dated_at desc, path limit 1`;
    const query = sql<{ topic: string }>`
      with recursive topics as (
        (select ${topic} as topic, dated_at, path from articles where ${isOfTopic} ${first})
        union all
        select next.* from topics, lateral (
          select ${topic} as topic, dated_at, path from articles where ${isOfTopic} and ${topic} > topics.topic ${first}
        ) next
      )
      select topic from topics order by dated_at desc, path limit ${limit}`.execute(this.#db);
    return (await this.#limited(query)).rows.map((row) => `/${row.topic}`);
  }

  /** By path; topics without articles are omitted. @param limit of each topic's newest articles */
  async ofTopics(paths: readonly string[], limit: number): Promise<Map<string, PublishedTopic>> {
    if (paths.length === 0) return new Map();
    const requested = sql`unnest(${paths.map((path) => path.slice(1))}::text[]) asked(topic)`;
    const isRequested = sql`${this.#isOfTopic()} and ${topic} = asked.topic`;
    const counting = sql<{ topic: string; total: number }>`
      select topic, (select count(*)::integer from articles where ${isRequested}) as total from ${requested}`;
    const listing = sql<SummaryRow & { topic: string }>`
      select asked.topic, newest.* from ${requested} cross join lateral (
        select ${summaryColumns} from articles where ${isRequested} order by dated_at desc, path limit ${limit}
      ) newest`;
    const [counted, listed] = await this.#limited(
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
    return this.#limited(summaries(this.#db, this.#origin, sql`path = any(${paths}::text[])`));
  }

  async named(words: readonly string[], limit: number): Promise<NamedArticles> {
    const condition = sql`${sql.join([sql`true`, ...isNamed(words)], sql` and `)}`;
    const counting = sql<{ total: number }>`
      select count(*)::integer as total from articles where ${isShown(this.#origin)} and ${condition}`.execute(
      this.#db,
    );
    const listing = summaries(this.#db, this.#origin, sql`${condition} order by path limit ${limit}`);
    const [{ rows }, first] = await this.#limited(Promise.all([counting, listing]));
    return { first, total: rows[0]?.total ?? 0 };
  }

  withWords(words: readonly string[]): Promise<{ path: string; title: string }[]> {
    return this.#limited(pathWords.articlesWithWords(this.#db, this.#origin, words));
  }

  ofPerson(
    name: string,
    part: Part,
    page: { limit: number; after?: DatedPlace | undefined },
  ): Promise<PersonsArticle[]> {
    return this.#limited(people.articlesOfPerson(this.#db, this.#origin, name, part, page));
  }

  reviewsOf(names: readonly string[]): Promise<number[]> {
    return this.#limited(people.reviewsOfPeople(this.#db, this.#origin, names));
  }

  async translationsOf({
    path,
    translationOf: original = path,
  }: Pick<ArticleSummary, 'path' | 'translationOf'>): Promise<readonly PublishedTranslation[]> {
    const query = sql<{ translations: PublishedTranslation[] | null }>`
      select ${translationsOf(this.#origin, path, original)} as translations`.execute(this.#db);
    return (await this.#limited(query)).rows[0]?.translations ?? [];
  }

  lastChangesOf(names: readonly string[]): Promise<(string | undefined)[]> {
    return this.#limited(people.lastChangesOfPeople(this.#db, this.#origin, names));
  }

  #searching<Found>(
    work: () => Promise<Found>,
    { signal }: Pick<SearchOptions, 'signal'> = {},
  ): Promise<Found> {
    const until = performance.now() + this.#limited.limitMs;
    return this.#limited(this.#searches.run(work, { until: () => until, signal }));
  }

  #isOfTopic(): RawBuilder<boolean> {
    return sql`${isShown(this.#origin)} and split_part(path, '/', 3) <> ''`;
  }
}

export type PublishedArticles = Omit<
  Pick<PublishedReader, keyof PublishedReader>,
  'list' | 'parts' | 'search' | 'suggest'
>;

/** Each word is in the title or the path, ignoring case. */
export function isNamed(words: readonly string[]): RawBuilder<boolean>[] {
  return words.map((word) => sql`(title ilike ${likePattern(word)} or path ilike ${likePattern(word)})`);
}

export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
