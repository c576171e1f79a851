import { type Kysely, sql } from 'kysely';

/** What was done with articles as a whole, beside publishing a version of them. */
export async function createStandings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table standings (
      id bigint primary key,
      path text collate "C" not null,
      step text not null,
      author text not null,
      at timestamptz not null default now(),
      sequence integer not null,
      revision bigint,
      planned boolean not null
    )`.execute(db);
  await sql`create index standings_by_path on standings (path, sequence, id)`.execute(db);
}
