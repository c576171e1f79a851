import { type RawBuilder, sql } from 'kysely';
import type { ChangeBus } from '../../changes/changeBus.ts';
import type { ContentLog } from '../../source/contentLog.ts';
import type { Database, Work } from '../tables/tables.ts';

/** A CMS whose articles are in the database. */
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

/** True where the tables are still those of the CMS at an address. */
export function isOurs(address: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from cms where address = ${address})`;
}

/** A row where the tables are those of the CMS at an address, and stay so until the transaction ends. */
export function oursLocked(address: string): RawBuilder<unknown> {
  return sql`select address from cms where address = ${address} for key share`;
}

/**
 * Locks the rows of articles, in the order of their paths, as all do who change several: so they never wait for one another in a circle.
 *
 * @returns the paths of those that are our own articles
 * @throws OtherCmsError
 */
export async function lockOurs(work: Work, address: string, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ is_ours: boolean; own: string[] }>`
    with ours as materialized (${oursLocked(address)}), locked as materialized (
      select path, origin from articles where path = any(${paths}::text[]) order by path for update
    )
    select exists (select from ours) as is_ours, array(select path from locked where origin = 'own') as own`.execute(
    work,
  );
  if (!rows[0]?.is_ours) throw new OtherCmsError();
  return rows[0].own;
}

/** True of an article of which no more is known than that the list names it. */
export const isOnlyListed = sql<boolean>`(origin = 'cms' and cms_body is null and gone_at is null and not is_due)`;

/** A row of `articles` that a CMS takes: `own_revision` is the one of our own revisions that was published there. */
export const takenByCms = sql`origin = 'cms', published_revision = null,
  own_revision = case articles.origin when 'own' then articles.published_revision else articles.own_revision end,
  changed_at = now()`;
