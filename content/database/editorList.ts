import { type RawBuilder, sql } from 'kysely';
import { isUnder } from './publishedArticles.ts';
import type { Database } from './tables.ts';

/** Articles per query: few round trips, and memory that does not grow with the store. */
const batch = 200;

/** One line of the editor's list. */
export interface EditorSummary {
  path: string;
  title: string;
  updatedAt: string;
  /** Who saved or published it last. */
  author: string;
  publishedRevision?: string;
  draftRevision?: string;
}

/** `changed`: published, with a newer draft; `withdrawn`: taken from the readers, with no draft of what comes next. */
export type ListedState = 'draft' | 'published' | 'changed' | 'withdrawn';

/** Which articles an editor looks for: those for which all that is said holds. */
export interface EditorSearch {
  /** Words that all stand in the path, the title or anywhere in the article's JSON, in any case. */
  words?: readonly string[];
  state?: ListedState;
  /** Has a block of this type, at any depth. */
  blockType?: string;
  author?: string;
}

export interface EditingQuery {
  under?: string;
  after?: string;
  limit?: number;
  search?: EditorSearch;
}

/** All that an editor can open, published or not, in the order of the paths. */
export async function* listForEditing(db: Database, query: EditingQuery = {}): AsyncIterable<EditorSummary> {
  let after = query.after ?? '';
  let left = query.limit ?? Number.POSITIVE_INFINITY;
  const wanted = conditionOf(query.search ?? {});
  const under = query.under === undefined ? sql`true` : isUnder(query.under);
  while (left > 0) {
    const size = Math.min(batch, left);
    const { rows } = await sql<{
      path: string;
      title: string;
      updated_at: Date;
      author: string | null;
      published_revision: string | null;
      draft_revision: string | null;
    }>`
      select path, title, updated_at, author, published_revision::text as published_revision,
        draft_revision::text as draft_revision
      from (
        select coalesce(d.path, a.path) as path, coalesce(d.title, a.title) as title,
          coalesce(d.updated_at, a.changed_at) as updated_at, coalesce(d.author, r.author) as author,
          coalesce(d.body, r.body) as body, a.published_revision, d.revision as draft_revision
        from (select * from articles where path > ${after} and ${under}) a
        full join (select * from drafts where path > ${after} and ${under}) d on d.path = a.path
        left join revisions r on r.id = a.published_revision
      ) known
      where ${wanted} order by path limit ${size}`.execute(db);
    for (const row of rows) {
      yield {
        path: row.path,
        title: row.title,
        updatedAt: row.updated_at.toISOString(),
        author: row.author ?? '',
        ...(row.published_revision === null ? {} : { publishedRevision: row.published_revision }),
        ...(row.draft_revision === null ? {} : { draftRevision: row.draft_revision }),
      };
    }
    if (rows.length < size) return;
    left -= rows.length;
    after = rows.at(-1)?.path ?? after;
  }
}

const stateConditions: Readonly<Record<ListedState, RawBuilder<boolean>>> = {
  draft: sql<boolean>`(draft_revision is not null and published_revision is null)`,
  published: sql<boolean>`(draft_revision is null and published_revision is not null)`,
  changed: sql<boolean>`(draft_revision is not null and published_revision is not null)`,
  withdrawn: sql<boolean>`(draft_revision is null and published_revision is null)`,
};

function conditionOf({ words = [], state, blockType, author }: EditorSearch): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [
    ...words.map((word) => {
      const like = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
      return sql<boolean>`(path ilike ${like} or title ilike ${like} or body::text ilike ${like})`;
    }),
    ...(state ? [stateConditions[state]] : []),
    // As text, because what an author wrote need not be JSON that the database can take apart; only a block has a
    // `type` of this name.
    ...(blockType === undefined
      ? []
      : [sql<boolean>`body::text ~ ${`"type"\\s*:\\s*"${escapeForPattern(blockType)}"`}`]),
    ...(author === undefined ? [] : [sql<boolean>`author = ${author}`]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[^\w-]/g, '\\$&');
}
