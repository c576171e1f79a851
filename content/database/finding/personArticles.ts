import { sql } from 'kysely';
import type { DatedPlace, Part, PersonsArticle } from '../../source/articleFinder.ts';
import { type SummaryRow, summaryColumns, toSummary } from '../articles/publishedArticles.ts';
import { storedName } from '../described/describeArticles.ts';
import { isShown, type Origin } from '../tables/origin.ts';
import type { Database } from '../tables/tables.ts';

/** Reviewers of more articles rank equally. */
const mostCounted = 1_000;

export async function articlesOfPerson(
  db: Database,
  origin: Origin,
  name: string,
  part: Part,
  { limit, after }: { limit: number; after?: DatedPlace | undefined },
): Promise<PersonsArticle[]> {
  const isBehind =
    after === undefined
      ? sql`true`
      : sql`dated_at <= ${after.datedAt}::timestamptz and (dated_at < ${after.datedAt}::timestamptz or path > ${after.path})`;
  const { rows } = await sql<SummaryRow & { placed_at: Date }>`
    select place.dated_at as placed_at, article.* from (
      select path, dated_at from article_people
      where origin = ${sql.lit(origin)} and person = ${storedName(name)} and part = ${part} and ${isBehind}
      order by dated_at desc, path limit ${limit}
    ) place cross join lateral (
      select ${summaryColumns} from articles where path = place.path and ${isShown(origin)}
    ) article order by place.dated_at desc, place.path`.execute(db);
  return rows.map((row) => ({
    ...toSummary(row),
    place: { datedAt: row.placed_at.toISOString(), path: row.path },
  }));
}

export async function reviewsOfPeople(
  db: Database,
  origin: Origin,
  names: readonly string[],
): Promise<number[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ reviews: number }>`
    select (
      select count(*)::integer from (
        select from article_people where origin = ${sql.lit(origin)} and person = asked.name and part = 'reviewer' limit ${mostCounted}
      ) counted
    ) as reviews from ${requestedNames(names)} order by place`.execute(db);
  return rows.map(({ reviews }) => reviews);
}

export async function lastChangesOfPeople(
  db: Database,
  origin: Origin,
  names: readonly string[],
): Promise<(string | undefined)[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<{ last: Date | null }>`
    select (
      select max(newest.dated_at) from unnest(array['author', 'reviewer']) wanted(part) cross join lateral (
        select dated_at from article_people where origin = ${sql.lit(origin)} and person = asked.name and part = wanted.part order by dated_at desc limit 1
      ) newest
    ) as last from ${requestedNames(names)} order by place`.execute(db);
  return rows.map(({ last }) => last?.toISOString());
}

function requestedNames(names: readonly string[]) {
  return sql`unnest(${names.map(storedName)}::text[]) with ordinality asked(name, place)`;
}
