import { type RawBuilder, sql } from 'kysely';
import type { ChangeBus } from '../../changes/changeBus.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import type { Database, Work } from '../tables/tables.ts';

export interface StoredCms {
  db: Database;
  address: string;
  changes: ChangeBus;
  log: ContentLog;
}

/** The tables belong to another CMS now: another instance was started with another address. */
export class OtherCmsError extends Error {
  override readonly name = 'OtherCmsError';

  constructor() {
    super('The articles in the database are those of another CMS.');
  }
}

/** Not locked: see {@link oursLocked}. */
export function isOurs(address: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from cms where address = ${address})`;
}

/** A row if the CMS is this one; it stays so until the transaction ends. */
export function oursLocked(address: string): RawBuilder<unknown> {
  return sql`select address from cms where address = ${address} for key share`;
}

/** In the order of paths, so that transactions cannot deadlock. @throws OtherCmsError */
export async function lockOurs(work: Work, address: string, paths: readonly string[]): Promise<void> {
  const { rows } = await sql<{ is_ours: boolean }>`
    with ours as materialized (${oursLocked(address)}), locked as materialized (
      select path from articles where path = any(${paths}::text[]) order by path for update
    )
    select exists (select from ours) as is_ours, (select count(*) from locked)`.execute(work);
  if (!rows[0]?.is_ours) throw new OtherCmsError();
}

/** Known only from the list. */
export const isOnlyListed = sql<boolean>`(origin = 'cms' and cms_body is null and gone_at is null and not is_due)`;

/** `own_revision` is the published one of our own article. */
export const takenByCms = sql`origin = 'cms', published_revision = null,
  own_revision = case articles.origin when 'own' then articles.published_revision else articles.own_revision end,
  changed_at = now()`;
