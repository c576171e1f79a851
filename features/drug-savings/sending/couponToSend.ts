import type { CouponCodes } from '#contracts/drugs/coupon.ts';

/** Contains no text of a browser. */
export interface CouponToSend {
  codes: CouponCodes;
  medicine: CouponMedicine | undefined;
  offer: { retailer: string; amount: number } | undefined;
  seenAt: string | undefined;
}

export interface CouponMedicine {
  name: string;
  manufacturer: string;
  dosage: string;
  /** Undefined if it is neither usual nor sealed. */
  quantity: string | undefined;
  isControlled: boolean;
}
