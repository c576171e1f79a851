import { type Kysely, sql } from 'kysely';

export async function createCommentsAndShares(db: Kysely<unknown>): Promise<void> {
  await createComments(db);
  await createShares(db);
}

/** Every step of comments, in an order per article. A trigger tells of each. */
async function createComments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment_steps (
      path text collate "C" not null references edited_articles (path) on update cascade,
      number integer not null,
      id text not null,
      kind text not null,
      comment text,
      place json,
      text text,
      author text not null,
      at timestamptz not null default now(),
      primary key (path, number),
      unique (path, id)
    )`.execute(db);
  await sql`create index comment_steps_by_time on comment_steps (at)`.execute(db);
  await sql`
    create function tell_comment() returns trigger language plpgsql as $$
    begin
      perform pg_notify('pagewell_comments', current_setting('application_name') || ' ' || new.path);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger comment_added after insert on comment_steps
    for each row execute function tell_comment()`.execute(db);
}

/** Links to previews. Of a link only the hash of its secret is kept: whoever reads this table can open none. */
async function createShares(db: Kysely<unknown>): Promise<void> {
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
