import { type Kysely, sql } from 'kysely';
import { readListing } from '../../source/articleDocument.ts';
import { listingOfBody } from '../tables/listing.ts';

/** The article's own date, by which the newest ones are found: reading all articles for that would take ever longer. */
export async function addArticleDates(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column dated_at timestamptz not null default now()`.execute(db);
  const { rows } = await sql<{ path: string; changed_at: Date; listing: unknown }>`
    select path, coalesce(published_at, changed_at) as changed_at, ${listingOfBody} as listing from articles`.execute(
    db,
  );
  for (const { path, changed_at, listing: listed } of rows) {
    const datedAt = readListing(listed).datedAt ?? changed_at;
    await sql`update articles set dated_at = ${datedAt} where path = ${path}`.execute(db);
  }
  await sql`create index articles_by_date on articles (dated_at desc, path)`.execute(db);
}
