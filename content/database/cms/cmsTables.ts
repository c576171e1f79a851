import { type RawBuilder, sql } from 'kysely';
import type { Database, Work } from '../tables/tables.ts';

/** Keeping changes the shared word list and several rows, in whatever order, so one goes after the other. A number that no other lock has. */
const keepingLock = 7_239_003;
/** The tables belong to another CMS now: another instance was started with another address. */
export class OtherCmsError extends Error {
  override readonly name = 'OtherCmsError';
}

/** True where the tables are still those of the CMS at an address. */
export function isOurs(address: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from cms where address = ${address})`;
}

/** @throws OtherCmsError */
export async function checkOurs(work: Work, address: string): Promise<void> {
  const { rows } = await sql`select from cms where address = ${address}`.execute(work);
  if (rows.length === 0) throw new OtherCmsError('The articles in the database are those of another CMS.');
}

/** Runs work on a CMS's articles alone, all or nothing. */
export function keeping<Result>(db: Database, run: (work: Work) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (work) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(keepingLock)})`.execute(work);
    return run(work);
  });
}
