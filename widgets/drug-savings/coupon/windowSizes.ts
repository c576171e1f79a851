import type { CouponView } from './couponState.ts';

/** In CSS pixels, if the screen is large enough. */
export const windowWidth = 746;
/** Maximum heights of a whole coupon, below and from `tabletFrom` on. */
export const wholeHeight = { narrow: 812, wide: 896 };
const formHeight = 459;
const messageHeight = { narrow: 280, wide: 214 };
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
