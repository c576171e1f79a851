import { type Kysely, sql } from 'kysely';

/** The function of each trigger that tells of changed rows, the topic that it publishes, and the key. */
const triggers = [
  ['tell_article_change', 'articles', 'path'],
  ['tell_cms_article_change', 'articles', 'path'],
  ['tell_editing', 'operations', 'path'],
  ['tell_reviews', 'reviews', 'path'],
  ['tell_schedules', 'schedules', 'path'],
  ['tell_comment', 'comments', 'path'],
  ['tell_people', 'people', 'id'],
  ['tell_site_configuration', 'site', 'name'],
] as const;

/**
 * One channel for all changes, with the topic in the payload, and one function that publishes on it and, marked as such, on the channels on which
 * instances of the release before listen. Triggers stay: replacing their functions locks no table. The session's application name says which
 * instance it was.
 */
export async function createChangeBus(db: Kysely<unknown>): Promise<void> {
  // A payload has fewer than 8,000 bytes. A key too long for one is none that any page has: it must not fail the transaction.
  await sql`
    create function publish_changes(topic text, keys text[]) returns void language plpgsql as $$
    declare
      sender constant text := current_setting('application_name');
      opening constant text := '{"topic":' || to_json(topic) || ',"from":' || to_json(sender) || ',"keys":[';
      batch text := '';
      item text;
    begin
      for item in select to_json(key)::text from unnest(keys) as each(key) loop
        continue when octet_length(item) > 7000;
        if batch <> '' and octet_length(opening || batch || item) > 7900 then
          perform pg_notify('pagewell_changes', opening || batch || ']}');
          batch := '';
        end if;
        batch := batch || case batch when '' then '' else ',' end || item;
      end loop;
      if batch <> '' then perform pg_notify('pagewell_changes', opening || batch || ']}'); end if;
      perform pg_notify(older.channel, sender || ' bus ' || older.prefix || key)
      from unnest(keys) as each(key) join (values
        ('articles', 'pagewell_article_changes', ''), ('articles', 'pagewell_cms_changes', ''),
        ('operations', 'pagewell_editing', ''), ('presence', 'pagewell_editing_messages', ''),
        ('reviews', 'pagewell_reviews', ''), ('schedules', 'pagewell_schedules', ''),
        ('comments', 'pagewell_comments', ''), ('people', 'pagewell_people', '/'), ('site', 'pagewell_site', '/')
      ) as older(name, channel, prefix) on older.name = topic
      where octet_length(key) <= 7000;
    end $$`.execute(db);
  for (const [name, topic, key] of triggers)
    await sql`
      create or replace function ${sql.raw(name)}() returns trigger language plpgsql as $$
      begin
        perform publish_changes(${sql.lit(topic)}, array[new.${sql.raw(key)}]);
        return null;
      end $$`.execute(db);
}
