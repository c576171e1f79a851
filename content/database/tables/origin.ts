import { type RawBuilder, sql } from 'kysely';

/** Where articles come from: this publication's editors, or a CMS. A site shows those of one origin and none of the other. */
export type Origin = 'own' | 'cms';

/** True of the rows of `articles` that readers get. */
export function isShown(origin: Origin): RawBuilder<boolean> {
  return sql<boolean>`articles.origin = ${sql.lit(origin)} and articles.is_published`;
}

/** The JSON of a row of `articles` that readers get, as text: a CMS's is in its row, since it has no revisions. */
export const articleBody = sql<string>`coalesce(cms_body, (select body::text from revisions where id = published_revision))`;

/** Of a row of `articles` that is one of our own. */
export const ownColumns = {
  origin: 'own',
  own_revision: null,
  cms_body: null,
  cms_revision: null,
  etag: null,
  confirmed_at: null,
  is_due: false,
  listed_as: null,
  walk: null,
  asked_in_walk: null,
  gone_at: null,
} as const;
