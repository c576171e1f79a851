import { type RawBuilder, sql } from 'kysely';
import { isUnder } from '#content/database/articles/publishedArticles.ts';
import { likePattern } from '#content/database/lists/publishedReader.ts';
import type { Database } from '#content/database/tables/tables.ts';
import { type Listing, readListing } from '#content/source/articleDocument.ts';
import {
  conditionsOf,
  type EditorSearch,
  firstKnown,
  isInState,
  isNotDeleted,
  knownArticles,
  type ListedState,
  listedStates,
} from './knownArticles.ts';

/** Articles per query: few round trips, and bounded memory. */
const batch = 200;

export const listOrders = ['newest', 'oldest', 'title'] as const;
export type ListOrder = (typeof listOrders)[number];

export interface ListPosition {
  /** When it was last changed, in microseconds since 1970. */
  changed: string;
  title: string;
  path: string;
}

export interface EditorSummary extends ListPosition {
  updatedAt: string;
  author: string;
  publishedRevision?: string;
  draftRevision?: string;
  deletedAt?: string;
  problems?: { errors: number; hints: number };
}

export interface EditingQuery {
  under?: string;
  after?: ListPosition | undefined;
  order?: ListOrder;
  limit?: number;
  search?: EditorSearch;
}

export class EditorList {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async *articles(query: EditingQuery = {}): AsyncIterable<EditorSummary> {
    let { after } = query;
    const { by, isBehind } = orders[query.order ?? 'newest'];
    let left = query.limit ?? Number.POSITIVE_INFINITY;
    const { words = [], state, ...search } = query.search ?? {};
    const withWords = await Promise.all(words.map((word) => this.#hasWord(word)));
    const isListed = state === undefined ? isNotDeleted : isInState(state);
    const wanted = sql.join([isListed, ...conditionsOf(search), ...withWords], sql` and `);
    const under = query.under === undefined ? sql<boolean>`true` : isUnder(query.under);
    while (left > 0) {
      const size = Math.min(batch, left);
      const { rows } = await sql<ListedRow>`
        select path, title, updated_at, ${changed}::text as changed, author,
          published_revision::text as published_revision, draft_revision::text as draft_revision, deleted_at,
          is_current and checked_by is not null as is_checked, errors, hints
        from (${firstKnown(sql`${wanted} and ${under} and ${after ? isBehind(after) : sql`true`}`, by, size)}) known
        order by ${by} limit ${size}`.execute(this.#db);
      yield* rows.map(toSummary);
      if (rows.length < size) return;
      left -= rows.length;
      after = rows.at(-1) ?? after;
    }
  }

  /** Ignores the searched state, and words: frequent words are slow. */
  async countByState({ state: _, words: __, ...search }: EditorSearch): Promise<Record<ListedState, number>> {
    const counts = listedStates.map(
      (state) => sql`count(*) filter (where ${isInState(state)})::integer as ${sql.ref(state)}`,
    );
    const wanted = sql.join([sql`true`, ...conditionsOf(search)], sql` and `);
    const { rows } = await sql<Record<ListedState, number>>`
      select ${sql.join(counts)} from (${knownArticles()}) known where ${wanted}`.execute(this.#db);
    return rows[0] ?? { draft: 0, published: 0, changed: 0, withdrawn: 0, deleted: 0 };
  }

  /** Drafts have theirs only in their bodies. */
  async pictures(paths: readonly string[]): Promise<Map<string, Listing['image']>> {
    const { rows } = await sql<{ path: string; listing: unknown }>`
      select wanted.path, coalesce(d.body, a.listing) as listing
      from unnest(${[...paths]}::text[]) as wanted (path)
      left join articles a on a.path = wanted.path left join drafts d on d.path = wanted.path`.execute(
      this.#db,
    );
    return new Map(rows.map(({ path, listing }) => [path, readListing(listing).image]));
  }

  /** A rare word uses its index once; a frequent one is found early in list order. Recent saves are scanned. */
  async #hasWord(word: string): Promise<RawBuilder<boolean>> {
    const like = likePattern(word);
    const { rows } = await sql<{ path: string }>`
      select path from listed_articles where words ilike ${like} limit ${few + 1}`.execute(this.#db);
    const isKnown =
      rows.length > few ? sql`words ilike ${like}` : sql`path = any(${rows.map(({ path }) => path)})`;
    // `case` keeps the planner from scanning the texts of all articles first.
    return sql<boolean>`(${isKnown} or case when is_current and words is not null then false
      else title ilike ${like} or path ilike ${like} or body::text ilike ${like} end)`;
  }

  async authors(): Promise<string[]> {
    // A loose index scan: a plain `distinct` would read all revisions for a few names.
    const { rows } = await sql<{ author: string }>`
      with recursive names as (
        (select author from revisions order by author limit 1)
        union all
        select (select r.author from revisions r where r.author > names.author order by r.author limit 1)
        from names where names.author is not null
      )
      select author from drafts
      union
      select author from names where exists (
        select from revisions r join articles a on a.path = r.path and a.published_revision = r.id
        where r.author = names.author
      )
      order by author limit ${mostAuthors}`.execute(this.#db);
    return rows.map(({ author }) => author);
  }

  async brokenRules(): Promise<{ rule: string; articles: number }[]> {
    const { rows } = await sql<{ rule: string; articles: number }>`
      select rule, count(*)::integer as articles from listed_articles l, unnest(l.rules) as rule
      where cardinality(l.rules) > 0 and not exists (select from deleted_articles x where x.path = l.path)
      group by rule order by rule`.execute(this.#db);
    return rows;
  }

  async productNames(words: readonly string[], limit: number): Promise<string[]> {
    const has = words.map((word) => sql<boolean>`n.name ilike ${likePattern(word)}`);
    const wanted = has.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(has, sql` and `)}`;
    const { rows } = await sql<{ name: string }>`
      select distinct n.name from search_names n join search_documents d on d.path = n.path
      where n.origin = 'own' and n.name <> d.title and ${wanted} order by n.name limit ${limit}`.execute(
      this.#db,
    );
    return rows.map(({ name }) => name);
  }
}

const few = 1_000;

const mostAuthors = 500;

const changed = sql<string>`(extract(epoch from updated_at) * 1000000)::bigint`;

interface Order {
  by: RawBuilder<unknown>;
  isBehind: (position: ListPosition) => RawBuilder<boolean>;
}

/** Their first conditions on time are the starts of index scans, and so is a title's start. */
const orders: Readonly<Record<ListOrder, Order>> = {
  newest: {
    by: sql`updated_at desc, path`,
    isBehind: ({ changed: last, path }) =>
      sql<boolean>`(updated_at <= ${momentOf(last)} and (updated_at < ${momentOf(last)} or path > ${path}))`,
  },
  oldest: {
    by: sql`updated_at, path`,
    isBehind: ({ changed: last, path }) =>
      sql<boolean>`(updated_at >= ${momentOf(last)} and (updated_at > ${momentOf(last)} or path > ${path}))`,
  },
  title: {
    by: sql`left(lower(title), 200), path`,
    isBehind: ({ title, path }) =>
      sql<boolean>`((left(lower(title), 200), path) > (left(lower(${title}::text), 200), ${path}))`,
  },
};

function momentOf(changed: string): RawBuilder<unknown> {
  return sql`(timestamptz 'epoch' + ${changed}::bigint * interval '1 microsecond')`;
}

interface ListedRow {
  path: string;
  title: string;
  updated_at: Date;
  changed: string;
  author: string | null;
  published_revision: string | null;
  draft_revision: string | null;
  deleted_at: Date | null;
  is_checked: boolean;
  errors: number | null;
  hints: number | null;
}

function toSummary(row: ListedRow): EditorSummary {
  return {
    path: row.path,
    changed: row.changed,
    title: row.title,
    updatedAt: row.updated_at.toISOString(),
    author: row.author ?? '',
    ...(row.published_revision === null ? {} : { publishedRevision: row.published_revision }),
    ...(row.draft_revision === null ? {} : { draftRevision: row.draft_revision }),
    ...(row.deleted_at === null ? {} : { deletedAt: row.deleted_at.toISOString() }),
    ...(row.is_checked ? { problems: { errors: row.errors ?? 0, hints: row.hints ?? 0 } } : {}),
  };
}
