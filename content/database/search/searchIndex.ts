import { sql } from 'kysely';
import { distinctWords, foldAccents, searchText } from '../../text/searchText.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Work } from '../tables/tables.ts';

/**
 * Puts an article into the search index of a shelf, in place of what was there. Weights: A title, B headings and product names,
 * C description, D everything else.
 */
export async function indexArticle(work: Work, shelf: Shelf, path: string, article: unknown): Promise<void> {
  const text = searchText(article);
  const names = text.names.join('\n');
  const words = distinctWords([text.title, names, text.headings, text.description, text.body].join('\n'));
  await changeWords(work, shelf, await wordsOf(work, shelf, path), words);

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
  await changeWords(work, shelf, await wordsOf(work, shelf, path), []);
  await sql`delete from ${shelf.documents} where path = ${path}`.execute(work);
  await sql`delete from ${shelf.names} where path = ${path}`.execute(work);
}

async function wordsOf(work: Work, shelf: Shelf, path: string): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`
    select words from ${shelf.documents} where path = ${path}`.execute(work);
  return rows[0]?.words ?? [];
}

/** Keeps count of how many articles hold each word; a word that none holds any more is no correction for anybody. */
async function changeWords(work: Work, { words }: Shelf, before: string[], now: string[]): Promise<void> {
  const had = new Set(before);
  const has = new Set(now);
  const added = now.filter((word) => !had.has(word));
  const removed = before.filter((word) => !has.has(word));
  if (added.length > 0) {
    await sql`
      insert into ${words} as known (word, articles) select word, 1 from unnest(${added}::text[]) as word
      on conflict (word) do update set articles = known.articles + 1`.execute(work);
  }
  if (removed.length > 0) {
    await sql`update ${words} set articles = articles - 1 where word = any(${removed}::text[])`.execute(work);
    await sql`delete from ${words} where word = any(${removed}::text[]) and articles <= 0`.execute(work);
  }
}
