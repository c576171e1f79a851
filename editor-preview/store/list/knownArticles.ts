import { type RawBuilder, sql } from 'kysely';
import { isNamed } from '#content/database/lists/publishedReader.ts';

/** `changed`: published, with a newer draft; `withdrawn`: not published any more, without a draft. */
export const listedStates = ['draft', 'published', 'changed', 'withdrawn', 'deleted'] as const;
export type ListedState = (typeof listedStates)[number];

export interface EditorSearch {
  /** Words that must all be in path, title or text, ignoring case. */
  words?: readonly string[];
  /** Like {@link words}, but in path or title only. */
  named?: readonly string[];
  state?: ListedState;
  blockType?: string;
  author?: string;
  broken?: 'any' | 'error' | { rule: string };
}

/** Articles with a draft, and those without: disjoint halves. */
const savedSources: readonly RawBuilder<unknown>[] = [
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

/** `is_current`: the list data belongs to the last save. */
export function knownArticles(): RawBuilder<unknown> {
  return sql`${sql.join(savedSources.map(withKnown), sql` union all `)}`;
}

/** Each half by its own index: a union would sort all articles. */
export function firstKnown(
  wanted: RawBuilder<unknown>,
  by: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  const queries = savedSources.map(
    (source) =>
      sql`(select * from (${withKnown(source)}) half where ${wanted} order by ${by} limit ${limit})`,
  );
  return sql`${sql.join(queries, sql` union all `)}`;
}

function withKnown(saved: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select saved.*, l.words, l.block_types, l.checked_by, l.rules, l.errors, l.hints, x.deleted_at,
      coalesce(l.revision = saved.revision, saved.revision is null) as is_current
    from (${saved}) saved
    left join listed_articles l on l.path = saved.path
    left join deleted_articles x on x.path = saved.path`;
}

/** Not by `deleted_at`: the planner assumes that a joined column is never null, and chooses bad plans. */
export const isDeleted = sql<boolean>`(path in (select path from deleted_articles))`;

export const isNotDeleted = sql<boolean>`not ${isDeleted}`;

export function isInState(state: ListedState): RawBuilder<boolean> {
  return state === 'deleted' ? isDeleted : sql<boolean>`(${isNotDeleted} and ${stateConditions[state]})`;
}

const stateConditions: Readonly<Record<Exclude<ListedState, 'deleted'>, RawBuilder<boolean>>> = {
  draft: sql<boolean>`(draft_revision is not null and published_revision is null)`,
  published: sql<boolean>`(draft_revision is null and published_revision is not null)`,
  changed: sql<boolean>`(draft_revision is not null and published_revision is not null)`,
  withdrawn: sql<boolean>`(draft_revision is null and published_revision is null)`,
};

export function conditionsOf(search: Omit<EditorSearch, 'words' | 'state'>): RawBuilder<boolean>[] {
  const { named = [], blockType, author, broken } = search;
  return [
    ...isNamed(named),
    // Matched as text, because recently saved articles may be no JSON that the database can parse.
    // Only a block has a `type` of this name.
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
