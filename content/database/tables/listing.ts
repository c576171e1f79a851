import { sql } from 'kysely';
import { readListing } from '../../source/articleDocument.ts';

/**
 * Half of a surrogate pair, as `JSON.stringify` writes it and PostgreSQL refuses to read: an even number of backslashes before
 * it belong to the text.
 */
const halfCharacter = sql.lit(String.raw`(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}`);
const readable = sql`case when body::text ~ ${halfCharacter}
  then regexp_replace(body::text, ${halfCharacter}, ${sql.lit(String.raw`\1\\ufffd`)}, 'g')::json else body end`;

/** {@link listing}, read from the whole article. */
export const listingOfBody = sql<unknown>`(
  select json_build_object(
    'image', readable -> 'image', 'updatedAt', readable -> 'updatedAt', 'publishedAt', readable -> 'publishedAt',
    'byline', readable -> 'byline', 'language', readable -> 'language', 'translationOf', readable -> 'translationOf',
    'contentMeta', json_build_object('canonicalPath', readable #> '{contentMeta,canonicalPath}')
  ) from (select ${readable} as readable from revisions where revisions.id = published_revision) published
)`;

/** The few fields that `readListing` looks at, so that a list does not read whole articles; it does where an earlier version published one. */
export const listing = sql<unknown>`case when listed_revision = published_revision then listing else ${listingOfBody} end`;

const listed = ['image', 'updatedAt', 'publishedAt', 'byline', 'language', 'translationOf'] as const;

/** What is kept of an article for {@link listing}. */
export function listingJson(article: unknown): string {
  const fields = new Map<string, unknown>(Object.entries(article ?? {}));
  const { canonicalPath } = readListing(article);
  return JSON.stringify({
    ...Object.fromEntries(listed.map((name) => [name, fields.get(name)])),
    ...(canonicalPath && { contentMeta: { canonicalPath } }),
  });
}
