import { type ColumnType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The table as queries see it. */
export type AuthTables = {
  /** Who is signed in, and who is about to sign in. */
  auth_sessions: {
    /** A hash of what the browser has. */
    key: string;
    kind: 'session' | 'pending';
    /** What is known, for whoever has what the browser has. */
    sealed: string;
    /** A keyed hash of whose session it is; null while somebody is signing in. */
    owner: ColumnType<string | null, string | null, never>;
    expires_at: ColumnType<Date, Date, Date>;
    /** When the tokens were last asked for anew. */
    renewed_at: ColumnType<Date, Date, Date>;
    /** When they signed in. */
    begun_at: ColumnType<Date, Date, never>;
  };
};

/** A step that was released is never edited: a change is a new step. */
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
      // Of those that there are, nobody knows since when.
      await sql`alter table auth_sessions add column begun_at timestamptz not null default now()`.execute(db);
    },
  },
  '2026-11-25-sessions-owner': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table auth_sessions add column owner text`.execute(db);
      await sql`create index auth_sessions_owner on auth_sessions (owner)`.execute(db);
      // Of those that there are, nobody can tell whose they are, and so nobody could end them: their people sign in anew.
      await sql`delete from auth_sessions where kind = 'session'`.execute(db);
    },
  },
};
