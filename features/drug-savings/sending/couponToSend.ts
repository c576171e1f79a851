import type { CouponCodes } from '#contracts/drugs/coupon.ts';

/** Contains no text of a browser. */
export interface CouponToSend {
  codes: CouponCodes;
  /** In the words of our list; undefined once deleted from the list. */
  medicine: CouponMedicine | undefined;
  /** Only if it was sealed. */
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
  /** By US law. */
  isControlled: boolean;
}
