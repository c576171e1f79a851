import { createHash } from 'node:crypto';

/** The same for the same coupon, and useless for requests. */
export function passSerial(couponID: string): string {
  return createHash('sha256').update(`pass ${couponID}`).digest('hex').slice(0, 32);
}
