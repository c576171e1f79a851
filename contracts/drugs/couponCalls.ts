/** API of prices, places, list prices and coupons. */
export const drugApi = {
  drugs: '/api/drugs',
  zip: '/api/tip/lookup',
  listPrice: '/api/drugPricing',
  prices: (partner: string) => `/api/${partner}/prices` as const,
  coupons: (partner: string) => `/api/${partner}/coupons` as const,
  challenge: (partner: string) => `/api/${partner}/challenge` as const,
  send: (partner: string) => `/api/${partner}-coupon-info-share` as const,
} as const;

/** The list price that we request. */
export const priceTypeCode = 'SWD';

/** Bot-check action of sending a coupon. */
export function sendAction(partner: string): string {
  return `${partner}CouponInfoShare`;
}

/** Query of a coupon; unknown values are omitted. */
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
  /** The price on the card. */
  lowPriceAmount: number;
  /** The pharmacy's price without coupon. */
  highPriceAmount?: number | undefined;
  priceCurrency: string;
  pbmId?: string | undefined;
}

/** A coupon query with the server's seal on its price, and the number of units. */
export interface SealedCouponQuery extends CouponQuery {
  quantity: number;
  seal?: string | undefined;
}

/** The wallet of a pass. */
export type WalletPlatform = 'ios' | 'android';

/** Request to send a coupon. */
export type SendWish = { couponID: string } & (
  | { sendType: 'wallet'; platform: WalletPlatform }
  | { sendType: 'email'; email: string }
  | { sendType: 'textMessage'; phoneNumber: string }
);

/** Time limit of a browser's requests, in milliseconds. */
export const answerTimeLimit = 10_000;
/** Delay after an answer before the list counts as loaded, in milliseconds. */
export const pricingResetDelay = 500;
