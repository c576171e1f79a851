import { type RawBuilder, sql } from 'kysely';
import { isUnder } from '#content/database/articles/publishedArticles.ts';
import { isNamed, likePattern } from '#content/database/lists/publishedReader.ts';
import type { Database } from '#content/database/tables/tables.ts';

/** Articles per query: few round trips, and memory that does not grow with the store. */
const batch = 200;

/** Where an article stands in the editor's list. */
export interface ListPosition {
  /** When it was changed last, in microseconds since 1970. */
  changed: string;
  path: string;
}

/** One line of the editor's list. */
export interface EditorSummary extends ListPosition {
  title: string;
  updatedAt: string;
  /** Who saved or published it last. */
  author: string;
  publishedRevision?: string;
  draftRevision?: string;
  /** When it was deleted, ISO 8601. */
  deletedAt?: string;
  /** How many problems it had when it was last checked, a moment after it was saved; absent before. */
  problems?: { errors: number; hints: number };
}

/**
 * `changed`: published, with a newer draft; `withdrawn`: taken from the readers, with no draft of what comes next;
 * `deleted`: whatever it was before.
 */
export type ListedState = 'draft' | 'published' | 'changed' | 'withdrawn' | 'deleted';

/** Which articles an editor looks for: those for which all that is said holds. Deleted ones are only among them where they are asked for. */
export interface EditorSearch {
  /** Words that all stand in the path, the title or the text, in any case. */
  words?: readonly string[];
  /** Words that all stand in the path or the title. */
  named?: readonly string[];
  state?: ListedState;
  /** Has a block of this type, at any depth. */
  blockType?: string;
  /** Who saved or published it last. */
  author?: string;
  /** Has a problem, an error, or breaks the rule of this name. */
  broken?: 'any' | 'error' | { rule: string };
}

export interface EditingQuery {
  under?: string;
  after?: ListPosition | undefined;
  limit?: number;
  search?: EditorSearch;
}

/** What editors find articles by, and what they choose from. */
export class EditorList {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** All that an editor can open, published or not, what was changed last first. */
  async *articles(query: EditingQuery = {}): AsyncIterable<EditorSummary> {
    let { after } = query;
    let left = query.limit ?? Number.POSITIVE_INFINITY;
    const { words = [], ...search } = query.search ?? {};
    const withWords = await Promise.all(words.map((word) => this.#hasWord(word)));
    const wanted = sql`${sql.join([...conditionsOf(search), ...withWords], sql` and `)}`;
    const under = query.under === undefined ? sql<boolean>`true` : isUnder(query.under);
    while (left > 0) {
      const size = Math.min(batch, left);
      const { rows } = await sql<ListedRow>`
        select path, title, updated_at, ${changed}::text as changed, author,
          published_revision::text as published_revision, draft_revision::text as draft_revision, deleted_at,
          checked_by, errors, hints
        from (${firstKnown(sql`${wanted} and ${under} and ${after ? isBehind(after) : sql`true`}`, size)}) known
        order by updated_at desc, path limit ${size}`.execute(this.#db);
      yield* rows.map(toSummary);
      if (rows.length < size) return;
      left -= rows.length;
      after = rows.at(-1) ?? after;
    }
  }

  /**
   * A word that few articles have is looked for by its index, once; one that many have is met soon on the way along the
   * list. What was saved a moment ago is read through.
   */
  async #hasWord(word: string): Promise<RawBuilder<boolean>> {
    const like = likePattern(word);
    const { rows } = await sql<{ path: string }>`
      select path from listed_articles where words ilike ${like} limit ${few + 1}`.execute(this.#db);
    const isKnown =
      rows.length > few ? sql`words ilike ${like}` : sql`path = any(${rows.map(({ path }) => path)})`;
    // `case`, because the database would look into the texts of all articles first, to have fewer of them.
    return sql<boolean>`(${isKnown} or case when is_current and words is not null then false
      else title ilike ${like} or path ilike ${like} or body::text ilike ${like} end)`;
  }

  /** Who has saved or published anything last, by name. */
  async authors(): Promise<string[]> {
    // From one name to the next by the index: all revisions would have to be read for the few that there are.
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

  /** The rules that are broken somewhere, with the number of articles that break them. */
  async brokenRules(): Promise<{ rule: string; articles: number }[]> {
    const { rows } = await sql<{ rule: string; articles: number }>`
      select rule, count(*)::integer as articles from listed_articles l, unnest(l.rules) as rule
      where not exists (select from deleted_articles x where x.path = l.path)
      group by rule order by rule`.execute(this.#db);
    return rows;
  }

  /** Names of products and brands in published articles that have all these words, in the order of the alphabet. */
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

/** Articles that are looked up one by one in less time than reading all takes. */
const few = 1_000;

/** More than anybody chooses from. */
const mostAuthors = 500;

const changed = sql<string>`(extract(epoch from updated_at) * 1000000)::bigint`;

/** Its first condition is the one that an index begins at. */
function isBehind({ changed: last, path }: ListPosition): RawBuilder<boolean> {
  const moment = sql`(timestamptz 'epoch' + ${last}::bigint * interval '1 microsecond')`;
  return sql<boolean>`(updated_at <= ${moment} and (updated_at < ${moment} or path > ${path}))`;
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
  checked_by: string | null;
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
    ...(row.checked_by === null ? {} : { problems: { errors: row.errors ?? 0, hints: row.hints ?? 0 } }),
  };
}

/** What is saved of articles with a draft, and of those without: no article is in both. */
const savedHalves: readonly RawBuilder<unknown>[] = [
  sql`
    select d.path, d.title, d.updated_at, d.author, d.body, d.revision, a.published_revision, d.revision as draft_revision
    from drafts d left join articles a on a.path = d.path`,
  sql`
    select a.path, a.title, a.changed_at as updated_at,
      (select author from revisions r where r.id = a.published_revision) as author,
      (select body from revisions r where r.id = a.published_revision) as body,
      a.published_revision as revision, a.published_revision, null::bigint as draft_revision
    from articles a
    where a.origin = 'own' and not exists (select from drafts d where d.path = a.path)`,
];

/**
 * Every article as editors see it, with what is known of it for the list: `is_current` where that is of what is saved
 * now.
 */
export function knownArticles(): RawBuilder<unknown> {
  return sql`${sql.join(savedHalves.map(withKnown), sql` union all `)}`;
}

/** The first of {@link knownArticles}, of either half by its own index: of both together every article would be sorted. */
function firstKnown(wanted: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  const firsts = savedHalves.map(
    (half) =>
      sql`(select * from (${withKnown(half)}) half where ${wanted} order by updated_at desc, path limit ${limit})`,
  );
  return sql`${sql.join(firsts, sql` union all `)}`;
}

function withKnown(saved: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select saved.*, l.words, l.block_types, l.checked_by, l.rules, l.errors, l.hints, x.deleted_at,
      coalesce(l.revision = saved.revision, saved.revision is null) as is_current
    from (${saved}) saved
    left join listed_articles l on l.path = saved.path
    left join deleted_articles x on x.path = saved.path`;
}

/** Not by `deleted_at`: of a column that is joined the database supposes that it is never null, and makes bad plans. */
export const isDeleted = sql<boolean>`(path in (select path from deleted_articles))`;

const stateConditions: Readonly<Record<ListedState, RawBuilder<boolean>>> = {
  draft: sql<boolean>`(draft_revision is not null and published_revision is null)`,
  published: sql<boolean>`(draft_revision is null and published_revision is not null)`,
  changed: sql<boolean>`(draft_revision is not null and published_revision is not null)`,
  withdrawn: sql<boolean>`(draft_revision is null and published_revision is null)`,
  deleted: sql<boolean>`true`,
};

function conditionsOf({
  named = [],
  state,
  blockType,
  author,
  broken,
}: Omit<EditorSearch, 'words'>): RawBuilder<boolean>[] {
  return [
    state === 'deleted' ? isDeleted : sql<boolean>`not ${isDeleted}`,
    ...isNamed(named),
    ...(state ? [stateConditions[state]] : []),
    // What was saved a moment ago is looked at as text, because what an author wrote need not be JSON that the database
    // can take apart; only a block has a `type` of this name.
    ...(blockType === undefined
      ? []
      : [
          sql<boolean>`case when is_current and block_types is not null then ${blockType} = any (block_types)
            else body::text ~ ${`"type"\\s*:\\s*"${escapeForPattern(blockType)}"`} end`,
        ]),
    ...(author === undefined ? [] : [sql<boolean>`author = ${author}`]),
    ...(broken === undefined ? [] : [breaks(broken)]),
  ];
}

function breaks(broken: NonNullable<EditorSearch['broken']>): RawBuilder<boolean> {
  if (broken === 'any') return sql<boolean>`errors + hints > 0`;
  return broken === 'error' ? sql<boolean>`errors > 0` : sql<boolean>`${broken.rule} = any (rules)`;
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[^\w-]/g, '\\$&');
}
