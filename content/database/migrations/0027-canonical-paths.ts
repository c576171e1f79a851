import { type Kysely, sql } from 'kysely';
import { readListing } from '../../source/articleDocument.ts';
import { writeListing } from '../cms/listEntry.ts';
import { listingJson } from '../tables/listing.ts';

/** Articles that are read at once. */
const batch = 200;

/** Lets lists know which articles name another one as the original. */
export async function listCanonicalPaths(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ path: string; body: unknown }>`
      select articles.path, body from articles join revisions on revisions.id = published_revision
      where articles.path > ${after} and body::text like '%"canonicalPath"%' order by articles.path limit ${batch}`.execute(
      db,
    );
    for (const { path, body } of rows)
      await sql`
        update articles set listing = ${listingJson(body)}, listed_revision = published_revision where path = ${path}`.execute(
        db,
      );
    if (rows.length < batch) break;
    after = rows.at(-1)?.path ?? after;
  }
  for (let after = ''; ; ) {
    const { rows } = await sql<{ path: string; body: string }>`
      select path, body from cms_articles
      where path > ${after} and body like '%"canonicalPath"%' order by path limit ${batch}`.execute(db);
    for (const { path, body } of rows)
      await sql`update cms_articles set listing = ${writeListing(readListing(JSON.parse(body)))} where path = ${path}`.execute(
        db,
      );
    if (rows.length < batch) break;
    after = rows.at(-1)?.path ?? after;
  }
}
