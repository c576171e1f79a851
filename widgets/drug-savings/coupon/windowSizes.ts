import type { CouponView } from './couponState.ts';

/** In CSS pixels, where the screen has room. */
export const windowWidth = 746;
/** The greatest heights, below and from `tabletFrom` on, of a whole coupon. */
export const wholeHeight = { narrow: 812, wide: 896 };
const formHeight = 459;
const messageHeight = { narrow: 280, wide: 214 };
/** The greatest height of each view: what is higher scrolls. */
export const heights: Readonly<Record<CouponView, number | { narrow: number; wide: number }>> = {
  loading: wholeHeight,
  default: wholeHeight,
  email: formHeight,
  sms: formHeight,
  success: messageHeight,
  error: messageHeight,
  success_wallet: messageHeight,
  error_wallet: messageHeight,
  'timed-out': messageHeight,
};
