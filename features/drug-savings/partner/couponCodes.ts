import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

/** A bank identification number has six digits, or eight. */
const binPattern = /^\d{6}(?:\d{2})?$/;
/** Other codes that a pharmacist types. */
const codePattern = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,28}[A-Za-z0-9])?$/;

/** The codes of a response of unknown shape; undefined if one of them cannot be typed. */
export function readCouponCodes(value: unknown): Omit<CouponCodes, 'id'> | undefined {
  if (!isRecord(value)) return undefined;
  const { bin, pcn, grp, uid } = value;
  return isMatch(bin, binPattern) &&
    isMatch(pcn, codePattern) &&
    isMatch(grp, codePattern) &&
    isMatch(uid, codePattern)
    ? { bin, pcn, grp, uid }
    : undefined;
}

function isMatch(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
