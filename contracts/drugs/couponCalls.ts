import type { PriceEntry } from './priceEntry.ts';

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

/** The codes that a pharmacist types. */
export interface CouponCodes {
  /** Drawn by us. A coupon is sent by it. */
  id: string;
  bin: string;
  pcn: string;
  grp: string;
  uid: string;
}

/** A coupon with all that stands on it. */
export interface CouponData {
  pricingInformation: {
    drugName: string;
    discountedPrice: number;
    retailPrice?: number | undefined;
    percentSavings?: number | undefined;
  };
  dosageInformation: { manufacturer: string; dosage: string; quantity: string };
  couponInformation: CouponCodes;
  retailerInformation: { name: string; logo?: { imageSrc: string } | undefined };
}

/** The line below the price: manufacturer, dosage, quantity. */
export function dosageLine({ manufacturer, dosage, quantity }: CouponData['dosageInformation']): string {
  return `${manufacturer}, ${dosage}, ${quantity}`;
}

/** Whose wallet it goes to. */
export type WalletPlatform = 'ios' | 'android';

/** Where a pass for Google's wallet is saved, before its id: at Google's, and where nobody is set up to sign passes. */
export const walletSaveAddresses = {
  google: 'https://pay.google.com/gp/v/save/',
  outbox: '/outbox/pass/',
} as const;

/** What is posted to send a coupon. */
export type SendWish = { couponID: string } & (
  | { sendType: 'wallet'; platform: WalletPlatform }
  | { sendType: 'email'; email: string }
  | { sendType: 'textMessage'; phoneNumber: string }
);

/**
 * Whether an address has the shape that the email view asks for: text, an at sign, text, a dot, text, without a blank. Looser than that of
 * other forms, by the contract, whose expression takes its time over long texts; this says the same.
 *
 * @public for the window and the page of a coupon, which come next
 */
export function isCouponEmail(typed: string): boolean {
  return typed.split(/\s/).some((word) => {
    const at = word.indexOf('@', 1);
    return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
  });
}

/**
 * Whether a number has the shape that the text view asks for: ten digits at its start, and whatever follows.
 *
 * @public for the window and the page of a coupon, which come next
 */
export function isCouponPhone(typed: string): boolean {
  return /^\d{10}/.test(typed);
}

/** How long a browser waits for prices, a place or a coupon, in milliseconds. */
export const answerTimeLimit = 10_000;
/** How long after an answer the list counts as loaded, in milliseconds. */
export const pricingResetDelay = 500;

/**
 * A coupon query for a price on a card.
 *
 * @public for the window and the page of a coupon, which come next
 */
export function couponQueryOf(
  { retailer, price, retailPrice, pbmId, seal }: PriceEntry,
  drug: Pick<
    SealedCouponQuery,
    | 'formulationId'
    | 'drugId'
    | 'drugName'
    | 'drugUrlSlug'
    | 'dosageDisplay'
    | 'quantityDisplay'
    | 'quantity'
    | 'ndc'
  >,
): SealedCouponQuery {
  return {
    ...drug,
    locationId: retailer.location?.id,
    retailerId: retailer.id,
    retailerName: retailer.name,
    lowPriceAmount: price.amount,
    highPriceAmount: retailPrice,
    priceCurrency: price.currency,
    pbmId,
    seal,
  };
}
