import { sql } from 'kysely';
import { nameKey } from '#contracts/personName.ts';
import type { ArticleSummary } from '../../source/source.ts';
import { topicOf } from '../../text/topic.ts';
import { databaseText } from '../tables/databaseText.ts';
import type { Work } from '../tables/tables.ts';

type DescribedArticle = Pick<
  ArticleSummary,
  'path' | 'title' | 'description' | 'featureType' | 'authors' | 'reviewer' | 'language' | 'translationOf'
>;

/** Their rows in `articles` must exist. Schedules the search for candidates. */
export async function describeArticles(work: Work, articles: readonly DescribedArticle[]): Promise<void> {
  if (articles.length === 0) return;
  const described = articles.map((article) => {
    const { path, translationOf: translation_of, language } = article;
    return { path, translation_of, language, ...topicOf(article) };
  });
  // To the millisecond, as cursors of the list are.
  await sql`
    with given as (
      select * from json_to_recordset(${asJson(described)}::json)
        as row (path text, words text[], titled integer, translation_of text, language text)
    ), named as (
      select distinct * from json_to_recordset(${asJson(articles.flatMap(peopleOf))}::json)
        as row (path text, part text, person text)
    ), described as (
      insert into described_articles (path, origin, changed_at, words, titled, translation_of, language)
      select path, origin, changed_at, words, titled, translation_of, language from given join articles using (path)
      on conflict (path) do update set origin = excluded.origin, changed_at = excluded.changed_at, words = excluded.words, titled = excluded.titled,
        translation_of = excluded.translation_of, language = excluded.language, candidates_due_at = now()
    ), gone as (
      delete from article_people kept using given where kept.path = given.path and not exists (
        select from named where named.path = kept.path and named.part = kept.part and named.person = kept.person
      )
    )
    insert into article_people (path, origin, part, person, dated_at, published_at)
    select path, origin, part, person, date_trunc('milliseconds', dated_at), coalesce(published_at, changed_at)
    from named join articles using (path)
    on conflict (path, part, person) do update set origin = excluded.origin, dated_at = excluded.dated_at, published_at = excluded.published_at`.execute(
    work,
  );
}

export async function forgetDescription(work: Work, path: string): Promise<void> {
  await sql`
    with gone as (delete from article_people where path = ${path})
    delete from described_articles where path = ${path}`.execute(work);
}

function peopleOf({ path, authors = [], reviewer }: DescribedArticle) {
  const written = authors.map((name) => ({ path, part: 'author', person: storedName(name) }));
  return reviewer === undefined
    ? written
    : [...written, { path, part: 'reviewer', person: storedName(reviewer) }];
}

function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value) => (typeof value === 'string' ? databaseText(value) : value));
}

/** Half of a surrogate pair cannot be stored. */
export function storedName(name: string): string {
  return nameKey(databaseText(name));
}
