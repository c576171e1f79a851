import { type Kysely, sql } from 'kysely';

/**
 * A trigger tells of every change, also of one made by hand, exactly when it is committed. The session's application
 * name goes along, by which an instance knows its own changes.
 */
export async function createChangeNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_article_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('pagewell_article_changes', current_setting('application_name') || ' ' || new.path);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger article_changed after insert or update on articles
    for each row execute function tell_article_change()`.execute(db);
}
