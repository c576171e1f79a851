import { type ColumnType, type JSONColumnType, type Kysely, sql } from 'kysely';
import type { Outcome } from './sendAnswer.ts';

/** Neither table holds an address, a number, or a hash that could be guessed from one. */
export type SendTables = {
  drug_savings_sends: {
    /** Hash of the browser's key, which is not stored. */
    key_hash: string;
    wish_hash: string;
    begun_at: ColumnType<Date, Date | undefined, Date>;
    /** `null` while sending, and if the result is unknown. */
    outcome: JSONColumnType<Outcome, undefined, string> | null;
  };
  drug_savings_days: { day: ColumnType<Date, string, never>; texts: number };
};

export async function createSendTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drug_savings_sends (
      key_hash text primary key,
      wish_hash text not null,
      begun_at timestamptz not null default now(),
      outcome jsonb
    )`.execute(db);
  await sql`create index drug_savings_sends_by_time on drug_savings_sends (begun_at)`.execute(db);
  await sql`create table drug_savings_days (day date primary key, texts integer not null)`.execute(db);
}
