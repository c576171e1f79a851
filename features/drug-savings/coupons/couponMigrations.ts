import { type ColumnType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export type CouponTables = {
  drug_savings_coupons: {
    id: string;
    bin: string;
    pcn: string;
    grp: string;
    uid: string;
    formulation: string;
    quantity: number;
    /** Only if they had our own seal. */
    retailer: string | null;
    retailer_name: string | null;
    amount: number | null;
    retail_price: number | null;
    seen_at: ColumnType<Date | null, Date | null, never>;
    issued_at: ColumnType<Date, Date, never>;
  };
};

/** One row, read by `storedKey` only: signs prices and proof-of-work challenges, hashes the keys of limits. */
export const keyTable = 'drug_savings_keys';

/** A released migration is never edited: a change is a new one. */
export const couponMigrations: Record<string, Migration> = {
  '2026-11-26-coupons': { up: createCoupons },
  '2026-11-28-coupon-quantities': { up: allowDecimalQuantities },
};

async function allowDecimalQuantities(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drug_savings_coupons alter column quantity type double precision`.execute(db);
}

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table drug_savings_coupons (
      id text primary key,
      bin text not null,
      pcn text not null,
      grp text not null,
      uid text not null,
      formulation text not null,
      quantity integer not null,
      retailer text,
      retailer_name text,
      amount double precision,
      retail_price double precision,
      seen_at timestamptz,
      issued_at timestamptz not null
    )`.execute(db);
  await sql`create index drug_savings_coupons_issued on drug_savings_coupons (issued_at)`.execute(db);
  await sql`create table drug_savings_keys (id integer primary key check (id = 1), key text not null)`.execute(
    db,
  );
}
