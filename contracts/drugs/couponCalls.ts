/** Where prices, places, list prices and coupons are asked for. */
export const drugApi = {
  drugs: '/api/drugs',
  zip: '/api/tip/lookup',
  listPrice: '/api/drugPricing',
  prices: (partner: string) => `/api/${partner}/prices` as const,
  coupons: (partner: string) => `/api/${partner}/coupons` as const,
  challenge: (partner: string) => `/api/${partner}/challenge` as const,
  send: (partner: string) => `/api/${partner}-coupon-info-share` as const,
} as const;

/** The list price that we ask for. */
export const priceTypeCode = 'SWD';

/** What the work of a browser is for that a coupon is sent after. */
export function sendAction(partner: string): string {
  return `${partner}CouponInfoShare`;
}

/** What the coupon call is asked with; what nobody knows is left out. */
export interface CouponQuery {
  formulationId: string;
  drugId?: string | undefined;
  drugName: string;
  drugUrlSlug: string;
  dosageDisplay: string;
  quantityDisplay: string;
  ndc?: string | undefined;
  locationId?: string | undefined;
  retailerId: string;
  retailerName: string;
  /** What the card says. */
  lowPriceAmount: number;
  /** What the pharmacy charges without coupon. */
  highPriceAmount?: number | undefined;
  priceCurrency: string;
  pbmId?: string | undefined;
}

/** What the coupon call is asked with besides: what the server knows its own price by, and how many units it is for. */
export interface SealedCouponQuery extends CouponQuery {
  quantity: number;
  seal?: string | undefined;
}

/** Whose wallet it goes to. */
export type WalletPlatform = 'ios' | 'android';

/** What is posted to send a coupon. */
export type SendWish = { couponID: string } & (
  | { sendType: 'wallet'; platform: WalletPlatform }
  | { sendType: 'email'; email: string }
  | { sendType: 'textMessage'; phoneNumber: string }
);

/** How long a browser waits for prices, a place or a coupon, in milliseconds. */
export const answerTimeLimit = 10_000;
/** How long after an answer the list counts as loaded, in milliseconds. */
export const pricingResetDelay = 500;
