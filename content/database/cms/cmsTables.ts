import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../tables/tables.ts';

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
 * @throws OtherCmsError
 */
export async function lockOurs(work: Work, address: string, paths: readonly string[]): Promise<void> {
  const { rows } = await sql<{ is_ours: boolean }>`
    with ours as materialized (${oursLocked(address)}), locked as materialized (
      select path from cms_articles where path = any(${paths}::text[]) order by path for update
    )
    select exists (select from ours) as is_ours, count(*) from locked`.execute(work);
  if (!rows[0]?.is_ours) throw new OtherCmsError();
}
