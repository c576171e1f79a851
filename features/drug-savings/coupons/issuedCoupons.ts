import type { Kysely } from 'kysely';
import type { Database } from '#content/database/tables/tables.ts';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import type { CouponTables } from './couponMigrations.ts';

/** A coupon can be sent this long after it was issued. */
export const couponLifetimeMs = 24 * 60 * 60_000;

/** Browser values only with our own seal, and no owner. */
export interface IssuedCoupon {
  codes: CouponCodes;
  formulationId: string;
  quantity: number;
  price: IssuedPrice | undefined;
}

export interface IssuedPrice {
  retailerId: string;
  retailerName: string;
  amount: number;
  retailPrice: number | undefined;
  seenAt: Date;
}

/** Of the last 24 hours, shared by all instances. */
export class IssuedCoupons {
  readonly #db: Kysely<CouponTables>;

  constructor(database: Database) {
    this.#db = database.withTables<CouponTables>();
  }

  async keep({ codes, formulationId, quantity, price }: IssuedCoupon, now = new Date()): Promise<void> {
    const { id, bin, pcn, grp, uid } = codes;
    await this.#db
      .insertInto('drug_savings_coupons')
      .values({
        id,
        bin,
        pcn,
        grp,
        uid,
        formulation: formulationId,
        quantity,
        retailer: price?.retailerId ?? null,
        retailer_name: price?.retailerName ?? null,
        amount: price?.amount ?? null,
        retail_price: price?.retailPrice ?? null,
        seen_at: price?.seenAt ?? null,
        issued_at: now,
      })
      .execute();
  }

  /** Undefined if none was issued in the last 24 hours. */
  async find(id: string, now = new Date()): Promise<IssuedCoupon | undefined> {
    const row = await this.#db
      .selectFrom('drug_savings_coupons')
      .selectAll()
      .where('id', '=', id)
      .where('issued_at', '>', new Date(now.getTime() - couponLifetimeMs))
      .executeTakeFirst();
    if (!row) return undefined;
    const { bin, pcn, grp, uid, formulation, quantity, retailer, retailer_name, amount, seen_at } = row;
    const isPriced = retailer !== null && retailer_name !== null && amount !== null && seen_at !== null;
    return {
      codes: { id, bin, pcn, grp, uid },
      formulationId: formulation,
      quantity,
      price: isPriced
        ? {
            retailerId: retailer,
            retailerName: retailer_name,
            amount,
            retailPrice: row.retail_price ?? undefined,
            seenAt: seen_at,
          }
        : undefined,
    };
  }

  async purge(now = new Date()): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('drug_savings_coupons')
      .where('issued_at', '<=', new Date(now.getTime() - couponLifetimeMs))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }
}
