import { sql } from 'kysely';
import { type SearchText, searchText } from '../../text/searchText.ts';
import { distinctWords, documentForm, nameForm } from '../../text/searchWords.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Work } from '../tables/tables.ts';

/** Of what the index holds of an article. Documents of an earlier one are made again: see `finding/findable.ts`. */
export const indexVersion = 3;

/** Puts an article into the search index of a shelf, in place of what was there. */
export function indexArticle(work: Work, shelf: Shelf, path: string, value: unknown): Promise<void> {
  return indexArticles(work, shelf, [{ path, value }]);
}

/** The same of several, each once: words that they share are counted in one go. */
export async function indexArticles(
  work: Work,
  shelf: Shelf,
  articles: readonly { path: string; value: unknown }[],
): Promise<void> {
  if (articles.length === 0) return;
  const read = articles.map(({ path, value }) => readIndexed(path, value));
  const paths = read.map(({ path }) => path);
  const words = read.flatMap((each) => each.words);
  await changeWords(work, shelf, await wordsOf(work, shelf, paths), words);
  await putDocuments(work, shelf, read);
  await putNames(work, shelf, read);
}

/** What the index holds of an article. */
interface Indexed {
  path: string;
  text: SearchText;
  /** Names of products and brands, one on a line. */
  names: string;
  words: string[];
}

function readIndexed(path: string, article: unknown): Indexed {
  const text = searchText(article);
  const names = text.names.join('\n');
  const words = distinctWords([text.title, names, text.headings, text.description, text.body].join('\n'));
  return { path, text, names, words };
}

/** Weights: A title, B headings and product names, C description, D everything else. */
async function putDocuments(work: Work, shelf: Shelf, read: readonly Indexed[]): Promise<void> {
  const column = (textOf: (each: Indexed) => string) => sql`${read.map(textOf)}::text[]`;
  // No word has a blank in it.
  const words = column((each) => each.words.join(' '));
  await sql`
    insert into ${shelf.documents} (path, title, description, body, words, indexed_by, document)
    select path, title, description, body, string_to_array(words, ' '), ${sql.lit(indexVersion)},
      setweight(to_tsvector('english', weight_a), 'A') || setweight(to_tsvector('english', weight_b), 'B') ||
      setweight(to_tsvector('english', weight_c), 'C') || setweight(to_tsvector('english', weight_d), 'D')
    from unnest(
      ${column(({ path }) => path)}, ${column(({ text }) => text.title)}, ${column(({ text }) => text.description)},
      ${column(({ text }) => text.body)}, ${words}, ${column(({ text }) => documentForm(text.title))},
      ${column(({ names, text }) => documentForm(`${names}\n${text.headings}`))},
      ${column(({ text }) => documentForm(text.description))}, ${column(({ text }) => documentForm(text.body))}
    ) given(path, title, description, body, words, weight_a, weight_b, weight_c, weight_d)
    on conflict (path) do update set title = excluded.title, description = excluded.description,
      body = excluded.body, words = excluded.words, indexed_by = excluded.indexed_by, document = excluded.document`.execute(
    work,
  );
}

async function putNames(work: Work, shelf: Shelf, read: readonly Indexed[]): Promise<void> {
  await sql`delete from ${shelf.names} where path = any(${read.map(({ path }) => path)}::text[])`.execute(
    work,
  );
  const named = read.flatMap(({ path, text }) =>
    [...new Set([text.title, ...text.names])].filter((name) => name !== '').map((name) => ({ path, name })),
  );
  const folded = named.map(({ name }) => nameForm(name));
  await sql`
    insert into ${shelf.names} (path, name, folded) select * from unnest(
      ${named.map(({ path }) => path)}::text[], ${named.map(({ name }) => name)}::text[], ${folded}::text[])`.execute(
    work,
  );
}

export async function removeFromIndex(work: Work, shelf: Shelf, path: string): Promise<void> {
  await changeWords(work, shelf, await wordsOf(work, shelf, [path]), []);
  await sql`delete from ${shelf.documents} where path = ${path}`.execute(work);
  await sql`delete from ${shelf.names} where path = ${path}`.execute(work);
}

async function wordsOf(work: Work, shelf: Shelf, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`
    select words from ${shelf.documents} where path = any(${paths}::text[])`.execute(work);
  return rows.flatMap(({ words }) => words);
}

/**
 * Keeps count of how many articles hold each word; a word that none holds any more is no correction for anybody.
 *
 * @param before the words of the articles as they were, each as often as articles hold it
 * @param now the same, as they are
 */
async function changeWords(
  work: Work,
  { words }: Shelf,
  before: readonly string[],
  now: readonly string[],
): Promise<void> {
  const more = new Map<string, number>();
  for (const word of now) more.set(word, (more.get(word) ?? 0) + 1);
  for (const word of before) more.set(word, (more.get(word) ?? 0) - 1);
  const added = [...more].filter(([, count]) => count > 0);
  const removed = [...more].filter(([, count]) => count < 0);
  if (added.length > 0) {
    await sql`
      insert into ${words} as known (word, articles) select * from ${countsOf(added)}
      on conflict (word) do update set articles = known.articles + excluded.articles`.execute(work);
  }
  if (removed.length > 0) {
    await sql`
      update ${words} as known set articles = articles + count
      from ${countsOf(removed)} where known.word = changed.word`.execute(work);
    await sql`
      delete from ${words} where word = any(${removed.map(([word]) => word)}::text[]) and articles <= 0`.execute(
      work,
    );
  }
}

function countsOf(counts: readonly (readonly [word: string, count: number])[]) {
  const words = counts.map(([word]) => word);
  return sql`unnest(${words}::text[], ${counts.map(([, count]) => count)}::integer[]) changed(word, count)`;
}
