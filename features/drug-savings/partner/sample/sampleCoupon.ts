import { createHash } from 'node:crypto';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';

/** Accepted by no payer. */
const sampleBin = '000000';
const sampleGroup = 'SAMPLE';

/** Codes of a coupon that no pharmacy accepts, the same for the same request. */
export function sampleCoupon(query: URLSearchParams): CouponCodes {
  const asked = new URLSearchParams(query);
  asked.sort();
  const hash = createHash('sha256').update(asked.toString()).digest('hex').toUpperCase();
  return {
    id: hash.slice(0, 24),
    bin: sampleBin,
    pcn: sampleGroup,
    grp: sampleGroup,
    uid: `S${hash.slice(24, 34)}`,
  };
}
