import { sql } from 'kysely';

/** The few fields that `readListing` looks at, so that a list does not read whole articles. */
export const listing = sql<unknown>`(
  select json_build_object(
    'image', body -> 'image', 'updatedAt', body -> 'updatedAt', 'publishedAt', body -> 'publishedAt',
    'byline', body -> 'byline', 'language', body -> 'language', 'translationOf', body -> 'translationOf'
  ) from revisions where revisions.id = published_revision
)`;
