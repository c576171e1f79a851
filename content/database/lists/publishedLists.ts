import { type RawBuilder, sql } from 'kysely';
import type {
  ArticleFinder,
  DatedPlace,
  NamedArticles,
  Part,
  PersonsArticle,
} from '../../source/articleFinder.ts';
import type { ArticleSummary, PublishedTranslation } from '../../source/source.ts';
import { translationsOf } from '../articles/forReaders.ts';
import { type SummaryRow, summaries, summaryColumns, toSummary } from '../articles/publishedArticles.ts';
import * as pathWords from '../finding/pathWords.ts';
import * as people from '../finding/personArticles.ts';
import { isShown, type Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';
import { isNamed } from './named.ts';

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
type InTime = <Value>(asking: Promise<Value>) => Promise<Value>;

/**
 * Lists of published articles that are found by an index each, however many articles there are.
 *
 * All throw ContentUnavailableError where the database does not answer, or not in time.
 */
export class PublishedLists implements ArticleFinder {
  readonly #db: Database;
  readonly #origin: Origin;
  readonly #inTime: InTime;

  constructor(db: Database, origin: Origin, inTime: InTime) {
    this.#db = db;
    this.#origin = origin;
    this.#inTime = inTime;
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

  #isOfTopic(): RawBuilder<boolean> {
    return sql`${isShown(this.#origin)} and split_part(path, '/', 3) <> ''`;
  }
}

/** The same, whoever answers. */
export type PublishedArticles = Pick<PublishedLists, keyof PublishedLists>;
