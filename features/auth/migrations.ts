import { type ColumnType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export type AuthTables = {
  auth_sessions: {
    /** Hash of the id in the browser's cookie. */
    key: string;
    kind: 'session' | 'pending';
    /** Encrypted with a key derived from that id. */
    sealed: string;
    /** Keyed hash; null while a sign-in is in progress. */
    owner: ColumnType<string | null, string | null, never>;
    expires_at: ColumnType<Date, Date, Date>;
    renewed_at: ColumnType<Date, Date, Date>;
    begun_at: ColumnType<Date, Date, never>;
  };
};

/** A released migration is never edited: a change is a new one. */
export const migrations: Record<string, Migration> = {
  '2026-11-24-sessions': {
    up: async (db: Kysely<unknown>) => {
      await sql`
        create table auth_sessions (
          key text primary key,
          kind text not null check (kind in ('session', 'pending')),
          sealed text not null,
          expires_at timestamptz not null,
          renewed_at timestamptz not null
        )`.execute(db);
      await sql`create index auth_sessions_expires_at on auth_sessions (expires_at)`.execute(db);
    },
  },
  '2026-11-24-sessions-age': {
    up: async (db: Kysely<unknown>) => {
      // The start of existing sessions is unknown.
      await sql`alter table auth_sessions add column begun_at timestamptz not null default now()`.execute(db);
    },
  },
  '2026-11-25-sessions-owner': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table auth_sessions add column owner text`.execute(db);
      await sql`create index auth_sessions_owner on auth_sessions (owner)`.execute(db);
      // Existing sessions have no known owner, so none could be ended on request: their users sign in again.
      await sql`delete from auth_sessions where kind = 'session'`.execute(db);
    },
  },
};
