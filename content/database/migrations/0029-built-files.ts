import { type Kysely, sql } from 'kysely';

/** The built files of the newest releases: a page of one of them may be open in a browser, or with a CDN, while another one runs. */
export async function createBuiltFiles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table builds (
      id text primary key,
      started_at timestamptz not null default now(),
      names text[] not null,
      sheets text[] not null
    )`.execute(db);
  await sql`create table built_files (name text primary key, bytes bytea not null)`.execute(db);
}
