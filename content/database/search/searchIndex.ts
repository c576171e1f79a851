import { sql } from 'kysely';
import { distinctWords, foldAccents, type SearchText, searchText } from '../../text/searchText.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Work } from '../tables/tables.ts';

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
  const read = articles.map(({ path, value }) => {
    const text = searchText(value);
    const names = text.names.join('\n');
    const words = distinctWords([text.title, names, text.headings, text.description, text.body].join('\n'));
    return { path, text, names, words };
  });
  const paths = read.map(({ path }) => path);
  const words = read.flatMap((each) => each.words);
  await changeWords(work, shelf, await wordsOf(work, shelf, paths), words);
  for (const each of read) await putIn(work, shelf, each);
}

/** Weights: A title, B headings and product names, C description, D everything else. */
async function putIn(
  work: Work,
  shelf: Shelf,
  { path, text, names, words }: { path: string; text: SearchText; names: string; words: string[] },
): Promise<void> {
  const document = sql`
    setweight(to_tsvector('english', ${foldAccents(text.title)}), 'A') ||
    setweight(to_tsvector('english', ${foldAccents(`${names}\n${text.headings}`)}), 'B') ||
    setweight(to_tsvector('english', ${foldAccents(text.description)}), 'C') ||
    setweight(to_tsvector('english', ${foldAccents(text.body)}), 'D')`;
  await sql`
    insert into ${shelf.documents} (path, title, description, body, words, document)
    values (${path}, ${text.title}, ${text.description}, ${text.body}, ${words}::text[], ${document})
    on conflict (path) do update set title = excluded.title, description = excluded.description,
      body = excluded.body, words = excluded.words, document = excluded.document`.execute(work);

  await sql`delete from ${shelf.names} where path = ${path}`.execute(work);
  const suggested = [...new Set([text.title, ...text.names])].filter((name) => name !== '');
  const folded = suggested.map((name) => foldAccents(name).toLowerCase());
  await sql`
    insert into ${shelf.names} (path, name, folded)
    select ${path}, * from unnest(${suggested}::text[], ${folded}::text[])`.execute(work);
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
