import { createHash } from 'node:crypto';

/** What a pass is known by where others may read it: the same for the same coupon, and nothing can be asked for with it. */
export function passSerial(couponID: string): string {
  return createHash('sha256').update(`pass ${couponID}`).digest('hex').slice(0, 32);
}
