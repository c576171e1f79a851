import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { readListing } from '../articleDocument.ts';
import { createComments } from './comments/commentTables.ts';
import { createRateLimits } from './createRateLimits.ts';
import { listing } from './listing.ts';
import { createPlaces } from './placesMigration.ts';
import { createShares } from './shares/createShares.ts';
import { createSiteConfiguration } from './site/createSiteConfiguration.ts';
import { createStandings } from './standing/createStandings.ts';

/**
 * The store's schema, step by step. A step that was released is never edited: a change is a new step. Names are sorted
 * by their number. Kysely takes an advisory lock around the whole list, so several instances may start at once.
 */
export const migrations: Record<string, Migration> = {
  '0001-articles': { up: createArticles },
  '0002-search': { up: createSearch },
  '0003-events': { up: createEvents },
  '0004-change-notices': { up: createChangeNotices },
  '0005-article-dates': { up: addArticleDates },
  '0006-revision-notes': { up: addRevisionNotes },
  '0007-editing': { up: createEditing },
  '0008-people': { up: createPeople },
  '0009-history': { up: addHistory },
  '0010-comments-and-shares': { up: createCommentsAndShares },
  '0011-uploaded-pictures': { up: createUploadedPictures },
  '0012-places': { up: createPlaces },
  '0013-edited-uncompressed': { up: keepEditedUncompressed },
  '0014-standings': { up: createStandings },
  '0015-site-configuration': { up: createSiteConfiguration },
  '0016-rate-limits': { up: createRateLimits },
  '0017-email-of-people': { up: addEmailOfPeople },
};

/** The channel on which instances that share a server hear what changed. */
export const changeChannel = 'pagewell_article_changes';
/** The channel on which they hear which article's operations go on. */
export const editingChannel = 'pagewell_editing';
/** The channel on which they hear whose token was revoked: a slash and the person's id. */
export const peopleChannel = 'pagewell_people';
/** The channels on which they hear at which article a review or a schedule has changed. */
export const reviewChannel = 'pagewell_reviews';
export const scheduleChannel = 'pagewell_schedules';

async function createArticles(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence revision_numbers as bigint`.execute(db);
  await sql`
    create table revisions (
      id bigint primary key,
      path text not null,
      body json not null,
      author text not null,
      based_on bigint,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index revisions_by_path on revisions (path, id desc)`.execute(db);
  // "C" sorts by bytes, the same on every machine: the order of paths is the cursor of lists.
  await sql`
    create table articles (
      path text collate "C" primary key,
      title text not null,
      description text not null,
      published_revision bigint references revisions (id),
      published_at timestamptz,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index articles_by_change on articles (changed_at)`.execute(db);
  await sql`
    create table drafts (
      path text collate "C" primary key,
      revision bigint not null,
      body json not null,
      title text not null,
      author text not null,
      based_on bigint,
      updated_at timestamptz not null default now()
    )`.execute(db);
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table search_documents (
      path text primary key references articles (path) on delete cascade,
      title text not null,
      description text not null,
      body text not null,
      words text[] not null,
      document tsvector not null
    )`.execute(db);
  await sql`create index search_documents_by_word on search_documents using gin (document)`.execute(db);
  await sql`
    create table search_names (
      path text not null references articles (path) on delete cascade,
      name text not null,
      folded text not null,
      primary key (path, name)
    )`.execute(db);
  await sql`create index search_names_by_likeness on search_names using gin (folded gin_trgm_ops)`.execute(
    db,
  );
  await sql`create table search_words (word text primary key, articles integer not null)`.execute(db);
  await sql`create index search_words_by_likeness on search_words using gin (word gin_trgm_ops)`.execute(db);
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      id bigint generated always as identity primary key,
      kind text not null,
      path text not null,
      body json not null,
      received_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index events_by_time on events (received_at)`.execute(db);
}

/**
 * A trigger tells of every change, also of one made by hand, exactly when it is committed. The session's application
 * name goes along, by which an instance knows its own changes.
 */
async function createChangeNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_article_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(changeChannel)}, current_setting('application_name') || ' ' || new.path);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger article_changed after insert or update on articles
    for each row execute function tell_article_change()`.execute(db);
}

/** The article's own date, by which the newest ones are found: reading all articles for that would take ever longer. */
async function addArticleDates(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column dated_at timestamptz not null default now()`.execute(db);
  const { rows } = await sql<{ path: string; changed_at: Date; listing: unknown }>`
    select path, coalesce(published_at, changed_at) as changed_at, ${listing} as listing from articles`.execute(
    db,
  );
  for (const { path, changed_at, listing: listed } of rows) {
    const datedAt = readListing(listed).datedAt ?? changed_at;
    await sql`update articles set dated_at = ${datedAt} where path = ${path}`.execute(db);
  }
  await sql`create index articles_by_date on articles (dated_at desc, path)`.execute(db);
}

/** What was changed, in a line for readers. */
async function addRevisionNotes(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revisions add column note text`.execute(db);
}

/**
 * What editors do: every operation, in an order per article; where that has led to, with the keys of its items; and what
 * could not be merged. A trigger tells of the first, as it does of articles.
 */
async function createEditing(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table edited_articles (
      path text collate "C" primary key,
      sequence integer not null,
      article json not null,
      keys json not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index edited_articles_by_change on edited_articles (updated_at)`.execute(db);
  await sql`
    create table operations (
      path text collate "C" not null references edited_articles (path),
      sequence integer not null,
      id text not null,
      sender text not null,
      author text not null,
      at text not null,
      label text,
      changes json not null,
      inverse json not null,
      touched json not null,
      received_at timestamptz not null default now(),
      primary key (path, sequence),
      unique (path, id)
    )`.execute(db);
  await sql`
    create table parked_operations (
      number bigint generated always as identity,
      path text collate "C" not null references edited_articles (path),
      id text not null,
      operation json not null,
      because text not null,
      met json not null,
      parked_at timestamptz not null default now(),
      settled_at timestamptz,
      primary key (path, id)
    )`.execute(db);
  await sql`
    create function tell_editing() returns trigger language plpgsql as $$
    begin
      perform pg_notify(${sql.lit(editingChannel)}, current_setting('application_name') || ' ' || new.path);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger edited_article_changed after update on edited_articles
    for each row execute function tell_editing()`.execute(db);
}

/**
 * Who works in the editor; what reviews were asked for and given; and what shall be published or withdrawn when. Triggers
 * tell of each, so that a command reaches the servers as well.
 */
async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people (
      id text primary key,
      name text not null,
      folded_name text not null unique,
      role text not null,
      token_hash text unique,
      added_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await sql`
    create table reviews (
      number bigint generated always as identity primary key,
      path text collate "C" not null,
      sequence integer not null,
      kind text not null,
      person text not null,
      author text not null,
      asked_of text,
      words text not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index reviews_by_path on reviews (path, number)`.execute(db);
  await sql`create index reviews_by_time on reviews (made_at)`.execute(db);
  await sql`
    create table schedules (
      id text primary key,
      path text collate "C" not null,
      kind text not null,
      due_at timestamptz not null,
      zone text not null,
      author text not null,
      made_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      sequence integer,
      body json,
      note text,
      outcome text,
      reason text,
      ended_at timestamptz
    )`.execute(db);
  await sql`create unique index schedules_waiting on schedules (path, kind) where outcome is null`.execute(
    db,
  );
  await sql`create index schedules_due on schedules (due_at) where outcome is null`.execute(db);
  await sql`create index schedules_by_change on schedules (changed_at)`.execute(db);
  for (const [table, event, channel, text] of [
    ['people', 'update', peopleChannel, "'/' || new.id"],
    ['reviews', 'insert', reviewChannel, 'new.path'],
    ['schedules', 'insert or update', scheduleChannel, 'new.path'],
  ] as const) {
    await sql`
      create function ${sql.raw(`tell_${table}`)}() returns trigger language plpgsql as $$
      begin
        perform pg_notify(${sql.lit(channel)}, current_setting('application_name') || ' ' || ${sql.raw(text)});
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_changed`)} after ${sql.raw(event)} on ${sql.raw(table)}
      for each row execute function ${sql.raw(`tell_${table}`)}()`.execute(db);
  }
}

/** Where in the log each revision was published, and the article as it stood now and then. */
async function addHistory(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revisions add column sequence integer`.execute(db);
  await sql`
    update revisions set sequence = (
      select coalesce(max(o.sequence), 0) from operations o
      where o.path = revisions.path and o.received_at <= revisions.created_at
    ) where path in (select path from edited_articles)`.execute(db);
  await sql`
    create table article_snapshots (
      path text collate "C" not null references edited_articles (path),
      sequence integer not null,
      article json not null,
      keys json not null,
      primary key (path, sequence)
    )`.execute(db);
}

async function createCommentsAndShares(db: Kysely<unknown>): Promise<void> {
  await createComments(db);
  await createShares(db);
}

/** Pictures that editors have uploaded, whole: so every server has what any of them took. */
async function createUploadedPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploaded_pictures (
      name text collate "C" primary key,
      bytes bytea not null,
      width integer not null,
      height integer not null,
      author text not null,
      uploaded_at timestamptz not null default now()
    )`.execute(db);
}

/**
 * What is being written is written whole after each operation, and to compress it took half of the time. There is one
 * row of each article.
 */
async function keepEditedUncompressed(db: Kysely<unknown>): Promise<void> {
  await sql`alter table edited_articles alter column article set storage external`.execute(db);
  await sql`alter table drafts alter column body set storage external`.execute(db);
}

/** By which somebody is known who signs in with a provider of identities. */
async function addEmailOfPeople(db: Kysely<unknown>): Promise<void> {
  await sql`alter table people add column email text unique`.execute(db);
}
