import { sql } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import { siteTag } from '#platform/http/cacheTags.ts';

/** More become one tag for the whole site. */
export const maxTags = 10_000;
/** A tag is purged again after this time: a page in flight may have reached the CDN after the first purge. */
const repeatAfterSeconds = 5;
const giveUpAfterSeconds = 60 * 60;

export interface DueTag {
  tag: string;
  /** A tag added during the CDN call is purged again. */
  additions: number;
}

export interface Backlog {
  tags: number;
  /** Includes tags that are pending for a second purge. */
  ageMs: number;
  unpurgedAgeMs: number;
}

/** Sorted, because unsorted row locks could deadlock. */
export async function addTags(db: Database, tags: readonly string[]): Promise<void> {
  await sql`
    insert into cdn_purges as pending (tag) select unnest(${tags}::text[]) order by 1
    on conflict (tag) do update set additions = pending.additions + 1, purged_at = null,
      since = case when pending.purged_at is null then pending.since else now() end`.execute(db);
}

/** More than `maxTags` become the tag of all pages. */
export async function dueTags(db: Database): Promise<DueTag[]> {
  const { rows } = await sql<DueTag>`
    select tag, additions from cdn_purges where ${isDue} order by since, tag limit ${maxTags + 1}`.execute(
    db,
  );
  if (rows.length <= maxTags) return rows;
  await replaceBySite(db, 0);
  return dueTags(db);
}

export async function notePurged(db: Database, due: readonly DueTag[]): Promise<void> {
  await sql`
    with purged as (
      select pending.* from cdn_purges pending
      join unnest(${due.map(({ tag }) => tag)}::text[], ${due.map(({ additions }) => additions)}::integer[])
        as due(tag, additions) using (tag, additions)
      order by tag for update of pending
    ), done as (
      delete from cdn_purges using purged where cdn_purges.tag = purged.tag and purged.purged_at is not null
    )
    update cdn_purges set purged_at = now() from purged
    where cdn_purges.tag = purged.tag and purged.purged_at is null`.execute(db);
}

/** After an hour, by the tag of all pages, which is never given up. Returns their number. */
export function giveUpOld(db: Database): Promise<number> {
  return replaceBySite(db, giveUpAfterSeconds);
}

export async function readBacklog(db: Database): Promise<Backlog> {
  const age = sql`extract(epoch from now() - since)::float8 * 1000`;
  const { rows } = await sql<Backlog>`
    select (count(*) filter (where purged_at is null))::integer as tags, coalesce(max(${age}), 0) as "ageMs",
      coalesce(max(${age}) filter (where purged_at is null), 0) as "unpurgedAgeMs"
    from cdn_purges`.execute(db);
  return rows[0] ?? { tags: 0, ageMs: 0, unpurgedAgeMs: 0 };
}

const isDue = sql<boolean>`(purged_at is null or purged_at <= now() - make_interval(secs => ${repeatAfterSeconds}))`;

async function replaceBySite(db: Database, olderThanSeconds: number): Promise<number> {
  const { rows } = await sql<{ replaced: number }>`
    with old as (
      delete from cdn_purges where tag <> ${siteTag} and since <= now() - make_interval(secs => ${olderThanSeconds})
      returning since
    ), site as (
      insert into cdn_purges as pending (tag, since) select ${siteTag}, min(since) from old having count(*) > 0
      on conflict (tag) do update set since = least(pending.since, excluded.since), purged_at = null,
        additions = pending.additions + 1
    )
    select count(*)::integer as replaced from old`.execute(db);
  return rows[0]?.replaced ?? 0;
}
