import type { CouponCodes } from '#contracts/drugs/coupon.ts';

/** A coupon as it may be told to others: nothing of it is the text of a browser. */
export interface CouponToSend {
  codes: CouponCodes;
  /** In the words of our list, by the formulation; undefined where the list has it no more. */
  medicine: CouponMedicine | undefined;
  /** What our partner said, where that was sealed. */
  offer: { retailer: string; amount: number } | undefined;
  /** When the partner told the price, ISO 8601. */
  seenAt: string | undefined;
}

export interface CouponMedicine {
  name: string;
  manufacturer: string;
  dosage: string;
  /** Undefined where it is no usual one, and nobody has sealed it. */
  quantity: string | undefined;
  /** Whether US law controls it. */
  isControlled: boolean;
}
