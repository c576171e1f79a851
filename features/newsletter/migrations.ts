import { type ColumnType, type Generated, type JSONColumnType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type NewsletterTables = {
  newsletter_readers: {
    id: string;
    address: string;
    email: string;
    asked_at: Timestamp;
    mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    mails: Generated<number>;
    mails_since: Timestamp;
  };
  /** Only confirmed ones that have not ended count. */
  newsletter_subscriptions: {
    reader: string;
    list: string;
    source: string | null;
    details: JSONColumnType<Record<string, unknown>, string, string>;
    asked_at: Timestamp;
    confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
};

/** Key for links and proof-of-work challenges, in one row: only `storedKey` reads it. */
export const keyTable = 'newsletter_keys';

/** A released migration is never edited: a change is a new one. */
export const migrations: Record<string, Migration> = {
  '2026-11-23-newsletter': { up: createNewsletter },
};

async function createNewsletter(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_readers (
      id uuid primary key,
      address text not null unique,
      email text not null,
      asked_at timestamptz not null default now(),
      mailed_at timestamptz,
      mails integer not null default 0,
      mails_since timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table newsletter_subscriptions (
      reader uuid not null references newsletter_readers on delete cascade,
      list text not null,
      source text,
      details jsonb not null default '{}',
      asked_at timestamptz not null default now(),
      confirmed_at timestamptz,
      ended_at timestamptz,
      primary key (reader, list)
    )`.execute(db);
  await sql`create table newsletter_keys (id integer primary key check (id = 1), key text not null)`.execute(
    db,
  );
}
