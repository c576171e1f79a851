import { type Kysely, sql } from 'kysely';

/** Links to previews. Of a link only the hash of its secret is kept: whoever reads this table can open none. */
export async function createShares(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shares (
      id text primary key,
      path text collate "C" not null references edited_articles (path) on update cascade,
      secret_hash text not null,
      kind text not null,
      sequence integer,
      revision bigint,
      article json,
      author text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      revoked_at timestamptz,
      revoked_by text,
      opened_at timestamptz,
      opened integer not null default 0
    )`.execute(db);
  await sql`create index shares_by_path on shares (path, created_at desc)`.execute(db);
}
