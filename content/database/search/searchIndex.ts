import { sql } from 'kysely';
import { type SearchText, searchText } from '../../text/searchText.ts';
import { distinctWords, documentForm, nameForm } from '../../text/searchWords.ts';
import type { Work } from '../tables/tables.ts';

/** Increase it to index all articles again: see `finding/findable.ts`. */
export const indexVersion = 4;

export function indexArticle(work: Work, path: string, value: unknown): Promise<void> {
  return indexArticles(work, [{ path, value }]);
}

export function removeFromIndex(work: Work, ...paths: readonly string[]): Promise<void> {
  return indexArticles(
    work,
    paths.map((path) => ({ path, value: undefined })),
  );
}

/**
 * The rows must be locked. Words are locked in order, so transactions cannot deadlock.
 * @param articles an undefined value removes one
 */
export async function indexArticles(
  work: Work,
  articles: readonly { path: string; value: unknown }[],
): Promise<void> {
  if (articles.length === 0) return;
  const read = articles.flatMap(({ path, value }) => (value === undefined ? [] : readIndexed(path, value)));
  const column = (textOf: (each: Indexed) => string) => sql`${read.map(textOf)}::text[]`;
  const named = read.flatMap(({ path, text }) =>
    [...new Set([text.title, ...text.names])].filter((name) => name !== '').map((name) => ({ path, name })),
  );
  const paths = sql`any(${articles.map(({ path }) => path)}::text[])`;
  // Weights: A title, B headings and product names, C description, D everything else. No word has a blank in it.
  const { rows } = await sql<{ word: string }>`
    with given as materialized (
      select path, title, description, body, string_to_array(joined, ' ') as words,
        setweight(to_tsvector('english', weight_a), 'A') || setweight(to_tsvector('english', weight_b), 'B') ||
        setweight(to_tsvector('english', weight_c), 'C') || setweight(to_tsvector('english', weight_d), 'D') as document
      from unnest(
        ${column(({ path }) => path)}, ${column(({ text }) => text.title)}, ${column(({ text }) => text.description)},
        ${column(({ text }) => text.body)}, ${column(({ words }) => words.join(' '))},
        ${column(({ text }) => documentForm(text.title))},
        ${column(({ namesText, text }) => documentForm(`${namesText}\n${text.headings}`))},
        ${column(({ text }) => documentForm(text.description))}, ${column(({ text }) => documentForm(text.body))}
      ) given(path, title, description, body, joined, weight_a, weight_b, weight_c, weight_d)
    ), named as (
      select * from unnest(${named.map(({ path }) => path)}::text[], ${named.map(({ name }) => name)}::text[],
        ${named.map(({ name }) => nameForm(name))}::text[]) given(path, name, folded)
    ), counted as (
      select word, sum(change) as change from (
        select unnest(words) as word, 1 as change from given
        union all
        select unnest(words), -1 from search_documents where path = ${paths}
      ) changed group by word having sum(change) <> 0
    ), removed as (
      delete from search_documents where path = ${paths} and path not in (select path from given)
    ), documents as (
      insert into search_documents (path, origin, title, description, body, words, indexed_by, document)
      select path, origin, given.title, given.description, given.body, words, ${sql.lit(indexVersion)}, document
      from given join articles using (path)
      on conflict (path) do update set origin = excluded.origin, title = excluded.title, description = excluded.description,
        body = excluded.body, words = excluded.words, indexed_by = excluded.indexed_by, document = excluded.document
    ), former_names as (
      delete from search_names where path = ${paths} and (path, name) not in (select path, name from named)
    ), names as (
      insert into search_names (path, origin, name, folded) select path, origin, name, folded from named join articles using (path)
      on conflict (path, name) do update set origin = excluded.origin, folded = excluded.folded
    ), words as (
      insert into search_words as known (word, articles) select word, change from counted order by word
      on conflict (word) do update set articles = known.articles + excluded.articles returning word, articles
    )
    select word from words where articles <= 0`.execute(work);
  if (rows.length === 0) return;
  await sql`
    delete from search_words where word = any(${rows.map(({ word }) => word)}::text[]) and articles <= 0`.execute(
    work,
  );
}

interface Indexed {
  path: string;
  text: SearchText;
  namesText: string;
  words: string[];
}

function readIndexed(path: string, article: unknown): Indexed {
  const text = searchText(article);
  const namesText = text.names.join('\n');
  const words = distinctWords([text.title, namesText, text.headings, text.description, text.body].join('\n'));
  return { path, text, namesText, words };
}
