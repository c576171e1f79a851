export const drugApi = {
  drugs: '/api/drugs',
  zip: '/api/tip/lookup',
  listPrice: '/api/drugPricing',
  prices: (partner: string) => `/api/${partner}/prices` as const,
  coupons: (partner: string) => `/api/${partner}/coupons` as const,
  challenge: (partner: string) => `/api/${partner}/challenge` as const,
  send: (partner: string) => `/api/${partner}-coupon-info-share` as const,
} as const;

export const priceTypeCode = 'SWD';

export function sendAction(partner: string): string {
  return `${partner}CouponInfoShare`;
}

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
  lowPriceAmount: number;
  /** The pharmacy's price without coupon. */
  highPriceAmount?: number | undefined;
  priceCurrency: string;
  pbmId?: string | undefined;
}

export interface SealedCouponQuery extends CouponQuery {
  quantity: number;
  seal?: string | undefined;
}

export type WalletPlatform = 'ios' | 'android';

export type SendWish = { couponID: string } & (
  | { sendType: 'wallet'; platform: WalletPlatform }
  | { sendType: 'email'; email: string }
  | { sendType: 'textMessage'; phoneNumber: string }
);

/** Time limit of a browser's requests, in milliseconds. */
export const answerTimeLimit = 10_000;
/** Delay after an answer before the list counts as loaded, in milliseconds. */
export const pricingResetDelay = 500;
