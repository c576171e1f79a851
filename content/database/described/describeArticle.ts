import { sql } from 'kysely';
import { nameKey } from '#contracts/personName.ts';
import type { Part } from '../../source/articleFinder.ts';
import type { ArticleSummary } from '../../source/source.ts';
import { topicOf } from '../../text/topic.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Work } from '../tables/tables.ts';

/** What is read of an article. */
type DescribedArticle = Pick<
  ArticleSummary,
  'path' | 'title' | 'description' | 'authors' | 'reviewer' | 'language' | 'translationOf'
>;

/** Keeps by what a published article is found from others, in place of what was kept. Its row among the articles is there already. */
export async function describeArticle(work: Work, shelf: Shelf, article: DescribedArticle): Promise<void> {
  const { path, translationOf = null, language, authors = [], reviewer } = article;
  const { words, titled } = topicOf(article);
  await sql`
    insert into ${shelf.described} (path, changed_at, words, titled, translation_of, language)
    select path, changed_at, ${words}::text[], ${titled}::integer, ${translationOf}, ${language?.toWellFormed() ?? null}
    from ${shelf.articles} where path = ${path}
    on conflict (path) do update set changed_at = excluded.changed_at, words = excluded.words,
      titled = excluded.titled, described_at = now(),
      translation_of = excluded.translation_of, language = excluded.language`.execute(work);
  await sql`delete from ${shelf.people} where path = ${path}`.execute(work);
  const people = [
    ...authors.map((name): [Part, string] => ['author', keptName(name)]),
    ...(reviewer === undefined ? [] : [['reviewer', keptName(reviewer)] satisfies [Part, string]]),
  ];
  if (people.length === 0) return;
  // To the millisecond, as whoever reads the list on says where they are.
  await sql`
    insert into ${shelf.people} (path, part, person, dated_at, published_at)
    select distinct articles.path, part, person, date_trunc('milliseconds', dated_at), coalesce(published_at, changed_at)
    from ${shelf.articles} articles, unnest(${people.map(([part]) => part)}::text[], ${people.map(([, name]) => name)}::text[]) people(part, person)
    where articles.path = ${path}`.execute(work);
}

/** Nobody finds an article any more that is taken from the readers. */
export async function forgetDescription(work: Work, shelf: Shelf, path: string): Promise<void> {
  await sql`delete from ${shelf.described} where path = ${path}`.execute(work);
  await sql`delete from ${shelf.people} where path = ${path}`.execute(work);
}

/** A name as it is kept and looked for. Half of a surrogate pair is no character that the database could hold. */
export function keptName(name: string): string {
  return nameKey(name.toWellFormed());
}
