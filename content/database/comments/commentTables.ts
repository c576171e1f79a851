import { type Kysely, sql } from 'kysely';

/** The channel on which instances hear on which article somebody has commented. */
export const commentsChannel = 'pagewell_comments';

/** Every step of comments, in an order per article. A trigger tells of each. */
export async function createComments(db: Kysely<unknown>): Promise<void> {
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
      perform pg_notify(${sql.lit(commentsChannel)}, current_setting('application_name') || ' ' || new.path);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger comment_added after insert on comment_steps
    for each row execute function tell_comment()`.execute(db);
}
