import { sql } from 'kysely';
import type { PublishedTranslation } from '../../source/articleFinder.ts';
import type { ArticleSummary } from '../../source/source.ts';
import type { Shelf } from '../tables/shelf.ts';
import type { Database } from '../tables/tables.ts';

/** More languages than anybody publishes an article in. */
const maxTranslations = 50;

/** The published articles that say the same as another in other languages, what was written first before the others. */
export async function translationsOf(
  db: Database,
  shelf: Shelf,
  { path, translationOf: original = path }: Pick<ArticleSummary, 'path' | 'translationOf'>,
): Promise<readonly PublishedTranslation[]> {
  const { rows } = await sql<{ path: string; language: string | null }>`
    with translations as (
      select path, language from ${shelf.described} where translation_of = ${original} and path <> ${original}
      order by path limit ${maxTranslations}
    )
    select path, language from (
      select path, language from ${shelf.described} where path = ${original} and exists (select from translations)
      union all select path, language from translations
    ) together
    where path <> ${path} and exists (
      select from ${shelf.articles} articles where articles.path = together.path and ${shelf.isPublished}
    ) order by path <> ${original}, path`.execute(db);
  return rows.map((row) => ({
    path: row.path,
    language: row.language ?? undefined,
    isOriginal: row.path === original,
  }));
}
