import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ChangeNote, PublishedTranslation, Revisioned } from '../../source/source.ts';
import { sectionOf } from '../../text/topic.ts';
import { articleBody, isShown, type Origin } from '../tables/origin.ts';
import type { Database, StoreTables } from '../tables/tables.ts';
import { type SummaryRow, summaryColumns, toRevisioned, toSummary } from './publishedArticles.ts';

/** Revisions searched for changes, and changes shown. */
const maxSteps = 200;
const maxChanges = 30;
const maxRelated = 4;
/** More languages than any article has. */
const maxTranslations = 50;

export interface ForReaders {
  article: ReadersArticle | undefined;
  isListWhole: boolean;
  others: Pick<Revisioned<unknown>, 'related' | 'topicHasOthers' | 'translations'>;
}

type ReadersArticle = Pick<
  Selectable<StoreTables['articles']>,
  'changed_at' | 'published_at' | 'etag' | 'confirmed_at' | 'is_due'
> & { body: string | null; revision: string | null; words: number | null; changes: ChangeNote[] | null };

/** All data of an article's page, in one statement. */
export async function findForReaders(
  db: Database,
  origin: Origin,
  path: string,
  { isVisible = isShown(origin), isListWhole = sql<boolean>`true` } = {},
): Promise<ForReaders> {
  const { rows } = await sql<ReadersArticle & OthersRow & { is_list_whole: boolean }>`
    select ${columnsOf[origin]}, (listing->>'words')::integer as words, published_at, changed_at, others.*, ${isListWhole} as is_list_whole
    from (
      with self as materialized (
        select candidates, coalesce(translation_of, path) as original
        from described_articles where path = ${path} and origin = ${sql.lit(origin)}
      )
      select ${relatedTo(origin, path)} as related, exists (${newestOfTopic(origin, path, 1)}) as topic_has_others,
        ${translationsOf(origin, path, sql`(select original from self)`)} as translations
    ) others left join articles on path = ${path} and ${isVisible}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database gave no row.');
  // Without an article each column is null.
  const article = row.changed_at ? row : undefined;
  return { article, others: toOthers(row), isListWhole: row.is_list_whole };
}

/** Planning each costs time, so no statement has those of the other origin. */
const columnsOf = {
  cms: sql`cms_body as body, cms_revision as revision, null as changes, etag, confirmed_at, is_due`,
  own: sql`${articleBody} as body, published_revision::text as revision, ${changesOfPublished()} as changes,
    null as etag, null as confirmed_at, false as is_due`,
};

export async function getForReaders(db: Database, path: string): Promise<Revisioned<unknown> | undefined> {
  const { article, others } = await findForReaders(db, 'own', path);
  if (!article?.body || !article.revision) return undefined;
  const { body, revision, words, published_at, changed_at } = article;
  const changes = article.changes?.map(({ at, note }) => ({ at: new Date(at).toISOString(), note }));
  return {
    ...toRevisioned({ id: revision, body: JSON.parse(body), published_at, changed_at }, path),
    ...(words !== null && { words }),
    ...(changes ? { changes } : {}),
    ...others,
  };
}

/** Of the published revision's ancestors: a version that was published and reverted is not among them. */
function changesOfPublished(): RawBuilder<ChangeNote[] | null> {
  return sql`(
  with recursive made_from as (
    select r.based_on, r.note, r.created_at, 1 as step from revisions r where r.id = articles.published_revision
    union all
    select r.based_on, r.note, r.created_at, step + 1
    from made_from join revisions r on r.id = made_from.based_on where step < ${maxSteps}
  )
  select json_agg(json_build_object('at', created_at, 'note', note) order by step)
  from (select * from made_from where note is not null order by step limit ${maxChanges}) noted
)`;
}

interface OthersRow {
  related: (Omit<SummaryRow, DateColumn> & Record<DateColumn, string>)[] | null;
  topic_has_others: boolean;
  translations: PublishedTranslation[] | null;
}

type DateColumn = 'published_at' | 'changed_at';

function toOthers({ related, topic_has_others, translations }: OthersRow): ForReaders['others'] {
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
    ...(topic_has_others && { topicHasOthers: true }),
    ...(translations && { translations }),
  };
}

/** Published candidates, also after a rename; before they are worked out, the newest of the topic. */
function relatedTo(origin: Origin, path: string): RawBuilder<unknown> {
  return sql`(
    select json_agg(next order by place) from (
      select place, article.* from (
        select coalesce((select target from redirects where redirects.path = candidate), candidate) as present, place
        from self, unnest(candidates) with ordinality given(candidate, place)
      ) listed cross join lateral (
        select ${summaryColumns} from articles where path = present and path <> ${path} and ${isShown(origin)}
      ) article
      union all
      select row_number() over () as place, newest.* from (
        select newest.* from (${newestOfTopic(origin, path, maxRelated)}) newest
        where not exists (select from self where candidates is not null)
      ) newest
      order by place limit ${maxRelated}
    ) next
  )`;
}

function newestOfTopic(origin: Origin, path: string, limit: number): RawBuilder<unknown> {
  return sql`
    select ${summaryColumns} from articles
    where ${isShown(origin)} and split_part(path, '/', 2) = ${sectionOf(path)} and split_part(path, '/', 3) <> ''
      and path <> ${path}
    order by dated_at desc, path limit ${sql.lit(limit)}`;
}

/** In other languages, the original first. */
export function translationsOf(
  origin: Origin,
  path: string,
  original: string | RawBuilder<unknown>,
): RawBuilder<PublishedTranslation[] | null> {
  return sql`(
    select json_agg(json_strip_nulls(json_build_object('path', path, 'language', language, 'isOriginal', place = 0))
      order by place, path)
    from (
      select path, language, (path <> ${original})::integer as place from described_articles
      where origin = ${sql.lit(origin)} and path <> ${path} and (path = ${original} or translation_of = ${original})
      order by place, path limit ${maxTranslations}
    ) together
  )`;
}
