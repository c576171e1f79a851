import { type ColumnType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export type ContentChangesTables = {
  content_changes_said: {
    /** It cannot be used to forge another one. */
    signature: string;
    said_at: ColumnType<Date, never, never>;
  };
};

/** A released migration is never edited: a change is a new one. */
export const migrations: Record<string, Migration> = {
  '2026-11-26-said': { up: createSaid },
};

async function createSaid(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_changes_said (signature text primary key, said_at timestamptz not null default now())`.execute(
    db,
  );
}
