import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import { drugApi, type SealedCouponQuery } from '#contracts/drugs/couponCalls.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { askInTime } from '../askInTime.ts';

/** A coupon; undefined on timeout or an invalid response. */
export async function askCoupon(
  partner: string,
  query: SealedCouponQuery,
  signal: AbortSignal,
): Promise<CouponCodes | undefined> {
  const { id, bin, pcn, grp, uid } = fieldsOf(
    await askInTime(drugApi.coupons(partner), { ...query }, signal),
  );
  return isText(id) && isText(bin) && isText(pcn) && isText(grp) && isText(uid)
    ? { id, bin, pcn, grp, uid }
    : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
