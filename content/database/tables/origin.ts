import { type RawBuilder, sql } from 'kysely';

/** A site shows articles of one origin only. */
export type Origin = 'own' | 'cms';

export function isShown(origin: Origin): RawBuilder<boolean> {
  return sql<boolean>`articles.origin = ${sql.lit(origin)} and articles.is_published`;
}

/** As text. A CMS's article is in its row, because it has no revisions. */
export const articleBody = sql<string>`coalesce(cms_body, (select body::text from revisions where id = published_revision))`;

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
