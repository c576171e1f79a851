import { type Kysely, sql } from 'kysely';

/** Sessions of the editor that were ended by signing out: they are signed, and would hold until their time is over. */
export async function createEndedSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ended_sessions (
      session_hash text primary key,
      forgotten_at timestamptz not null
    )`.execute(db);
}
