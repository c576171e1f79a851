import { sql } from 'kysely';
import { distinctWords, foldAccents, searchText } from '../../text/searchText.ts';
import type { Work } from '../tables/tables.ts';

/**
 * Puts an article into the search index in place of what was there. Weights: A title, B headings and product names,
 * C description, D everything else.
 */
export async function indexArticle(work: Work, path: string, article: unknown): Promise<void> {
  const text = searchText(article);
  const names = text.names.join('\n');
  const words = distinctWords([text.title, names, text.headings, text.description, text.body].join('\n'));
  await changeWords(work, await wordsOf(work, path), words);

  const values = {
    title: text.title,
    description: text.description,
    body: text.body,
    words,
    document: sql`
      setweight(to_tsvector('english', ${foldAccents(text.title)}), 'A') ||
      setweight(to_tsvector('english', ${foldAccents(`${names}\n${text.headings}`)}), 'B') ||
      setweight(to_tsvector('english', ${foldAccents(text.description)}), 'C') ||
      setweight(to_tsvector('english', ${foldAccents(text.body)}), 'D')`,
  };
  await work
    .insertInto('search_documents')
    .values({ path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute();

  await work.deleteFrom('search_names').where('path', '=', path).execute();
  const suggested = [...new Set([text.title, ...text.names])].filter((name) => name !== '');
  if (suggested.length > 0) {
    await work
      .insertInto('search_names')
      .values(suggested.map((name) => ({ path, name, folded: foldAccents(name).toLowerCase() })))
      .execute();
  }
}

export async function removeFromIndex(work: Work, path: string): Promise<void> {
  await changeWords(work, await wordsOf(work, path), []);
  await work.deleteFrom('search_documents').where('path', '=', path).execute();
  await work.deleteFrom('search_names').where('path', '=', path).execute();
}

async function wordsOf(work: Work, path: string): Promise<string[]> {
  const row = await work
    .selectFrom('search_documents')
    .select('words')
    .where('path', '=', path)
    .executeTakeFirst();
  return row?.words ?? [];
}

/** Keeps count of how many articles hold each word; a word that none holds any more is no correction for anybody. */
async function changeWords(work: Work, before: string[], now: string[]): Promise<void> {
  const had = new Set(before);
  const has = new Set(now);
  const added = now.filter((word) => !had.has(word));
  const removed = before.filter((word) => !has.has(word));
  if (added.length > 0) {
    await sql`
      insert into search_words (word, articles) select word, 1 from unnest(${added}::text[]) as word
      on conflict (word) do update set articles = search_words.articles + 1`.execute(work);
  }
  if (removed.length > 0) {
    await sql`update search_words set articles = articles - 1 where word = any(${removed}::text[])`.execute(
      work,
    );
    await sql`delete from search_words where word = any(${removed}::text[]) and articles <= 0`.execute(work);
  }
}
