import { type RawBuilder, sql } from 'kysely';
import type { ChangeNote, PublishedTranslation, Revisioned } from '../../source/source.ts';
import { topicOf } from '../../text/topic.ts';
import { ownShelf, type Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';
import { type SummaryRow, summaryColumns, toRevisioned, toSummary } from './publishedArticles.ts';

/** So far back is looked for what was changed, and so much of it is told. */
const maxSteps = 200;
const maxChanges = 30;
/** Articles that a page leads to at the most. */
const maxRelated = 4;
/** More languages than any article is published in. */
const maxTranslations = 50;

/** The published article at a path with all that its page shows beside it, in one statement. */
export async function getForReaders(db: Database, path: string): Promise<Revisioned<unknown> | undefined> {
  const { rows } = await sql<
    OthersRow & Parameters<typeof toRevisioned>[0] & { changes: ChangeNote[] | null }
  >`
    select revisions.id, body, published_at, changed_at, ${changesOfPublished} as changes, others.*
    from articles join revisions on revisions.id = published_revision, ${othersOnPage(ownShelf, path)}
    where articles.path = ${path}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const changes = row.changes?.map(({ at, note }) => ({ at: new Date(at).toISOString(), note }));
  return { ...toRevisioned(row, path), ...(changes ? { changes } : {}), ...toOthers(row) };
}

/**
 * The notes of the revisions that the published one was made from, one after the other: what was published and then
 * taken back is not among them.
 */
const changesOfPublished = sql<ChangeNote[] | null>`(
  with recursive made_from as (
    select r.based_on, r.note, r.created_at, 1 as step from revisions r where r.id = articles.published_revision
    union all
    select r.based_on, r.note, r.created_at, step + 1
    from made_from join revisions r on r.id = made_from.based_on where step < ${maxSteps}
  )
  select json_agg(json_build_object('at', created_at, 'note', note) order by step)
  from (select * from made_from where note is not null order by step limit ${maxChanges}) noted
)`;

/** What {@link toOthers} reads. */
export interface OthersRow {
  related: (Omit<SummaryRow, DateColumn> & Record<DateColumn, string>)[] | null;
  translations: PublishedTranslation[] | null;
}

type DateColumn = 'published_at' | 'changed_at';

/** What the page of an article shows of others, as these are published now: a row `others` to select from. */
export function othersOnPage(shelf: Shelf, path: string): RawBuilder<unknown> {
  return sql`(
    with self as materialized (
      select candidates, coalesce(translation_of, path) as original from ${shelf.described} where path = ${path}
    )
    select ${relatedTo(shelf, path)} as related, ${translationsOf(shelf, path, sql`(select original from self)`)} as translations
  ) others`;
}

/** Of {@link othersOnPage}. */
export function toOthers({
  related,
  translations,
}: OthersRow): Pick<Revisioned<unknown>, 'related' | 'translations'> {
  return {
    ...(related && {
      related: related.map((row) =>
        toSummary({
          ...row,
          published_at: row.published_at === null ? null : new Date(row.published_at),
          changed_at: new Date(row.changed_at),
        }),
      ),
    }),
    ...(translations && { translations }),
  };
}

/** Of the candidates those that are published, also where they moved; before there are any, the newest of the article's topic. */
function relatedTo(shelf: Shelf, path: string): RawBuilder<unknown> {
  const columns = summaryColumns(shelf);
  const { section } = topicOf({ path, title: '' });
  return sql`(
    select json_agg(next order by place) from (
      select place, article.* from (
        select coalesce((select target from redirects where redirects.path = candidate), candidate) as present, place
        from self, unnest(candidates) with ordinality given(candidate, place)
      ) listed cross join lateral (
        select ${columns} from ${shelf.articles} where path = present and path <> ${path} and ${shelf.isPublished}
      ) article
      union all
      select row_number() over () as place, newest.* from (
        select ${columns} from ${shelf.articles}
        where ${shelf.isPublished} and split_part(path, '/', 2) = ${section} and split_part(path, '/', 3) <> ''
          and path <> ${path} and not exists (select from self where candidates is not null)
        order by dated_at desc, path limit ${maxRelated}
      ) newest
      order by place limit ${maxRelated}
    ) next
  )`;
}

/** The published articles that say the same as another in other languages, what was written first before the others. */
export function translationsOf(
  shelf: Shelf,
  path: string,
  original: string | RawBuilder<unknown>,
): RawBuilder<PublishedTranslation[] | null> {
  return sql`(
    select json_agg(json_strip_nulls(json_build_object('path', path, 'language', language, 'isOriginal', place = 0))
      order by place, path)
    from (
      select path, language, (path <> ${original})::integer as place from ${shelf.described}
      where path <> ${path} and (path = ${original} or translation_of = ${original})
      order by place, path limit ${maxTranslations}
    ) together
  )`;
}
