import type { CouponCodes } from '#contracts/drugs/coupon.ts';

/** A coupon without any text of a browser. */
export interface CouponToSend {
  codes: CouponCodes;
  /** In the words of our list, by the formulation; undefined once deleted from the list. */
  medicine: CouponMedicine | undefined;
  /** The partner's offer, if it was sealed. */
  offer: { retailer: string; amount: number } | undefined;
  /** When the partner sent the price, ISO 8601. */
  seenAt: string | undefined;
}

export interface CouponMedicine {
  name: string;
  manufacturer: string;
  dosage: string;
  /** Undefined if it is neither usual nor sealed. */
  quantity: string | undefined;
  /** Whether US law controls it. */
  isControlled: boolean;
}
