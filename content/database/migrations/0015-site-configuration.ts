import { type Kysely, sql } from 'kysely';

/** The site's configuration: one row, or none. A trigger tells of each change, so that a command reaches the servers as well. */
export async function createSiteConfiguration(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_configuration (
      name text primary key default 'site' check (name = 'site'),
      body json not null,
      revision bigint not null default 1,
      author text not null,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function tell_site_configuration() returns trigger language plpgsql as $$
    begin
      perform pg_notify('pagewell_site', current_setting('application_name') || ' /');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger site_configuration_changed after insert or update on site_configuration
    for each row execute function tell_site_configuration()`.execute(db);
}
