/** Also on channels of the previous release. A longer key must not fail the transaction, and no page has one. */
const publishChanges = `
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
    end $$`;

/** Triggers publish manual changes too, at commit. */
const triggers = [
  ['article_changed', 'insert or update on articles', 'tell_article_change', 'articles', 'path'],
  [
    'cms_article_changed',
    'insert or update of changed_at on cms_articles',
    'tell_cms_article_change',
    'articles',
    'path',
  ],
  ['edited_article_changed', 'update on edited_articles', 'tell_editing', 'operations', 'path'],
  ['comment_added', 'insert on comment_steps', 'tell_comment', 'comments', 'path'],
  ['reviews_changed', 'insert on reviews', 'tell_reviews', 'reviews', 'path'],
  ['schedules_changed', 'insert or update on schedules', 'tell_schedules', 'schedules', 'path'],
  ['people_changed', 'update on people', 'tell_people', 'people', 'id'],
  [
    'site_configuration_changed',
    'insert or update on site_configuration',
    'tell_site_configuration',
    'site',
    'name',
  ],
] as const;

export const changeTriggers: readonly string[] = [
  publishChanges,
  ...triggers.flatMap(([trigger, event, run, topic, key]) => [
    `create function ${run}() returns trigger language plpgsql as $$
      begin
        perform publish_changes('${topic}', array[new.${key}]);
        return null;
      end $$`,
    `create trigger ${trigger} after ${event} for each row execute function ${run}()`,
  ]),
];
