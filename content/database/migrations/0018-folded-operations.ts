import { type Kysely, sql } from 'kysely';

/** What is kept of operations that are kept no longer themselves: who has done how many of them, when, and with what they were published. */
export async function createFoldedOperations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table folded_operations (
      path text collate "C" not null references edited_articles (path) on update cascade,
      first integer not null,
      last integer not null,
      revision bigint not null,
      authors json not null,
      folded_at timestamptz not null default now(),
      primary key (path, last)
    )`.execute(db);
}
