import { formatUsd } from './priceCard.ts';

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

/** The four codes, under the words that pharmacists know. */
export function codeLines({
  bin,
  grp,
  pcn,
  uid,
}: Omit<CouponCodes, 'id'>): readonly (readonly [label: string, code: string])[] {
  return [
    ['Rx Bin', bin],
    ['Rx Group', grp],
    ['Rx PCN', pcn],
    ['Rx UID', uid],
  ];
}

/** The line below the price: manufacturer, dosage, quantity. */
export function dosageLine({ manufacturer, dosage, quantity }: CouponData['dosageInformation']): string {
  return `${manufacturer}, ${dosage}, ${quantity}`;
}

/** Where a pass for Google's wallet is saved, before its id: at Google's, and where nobody is set up to sign passes. */
export const walletSaveAddresses = {
  google: 'https://pay.google.com/gp/v/save/',
  outbox: '/outbox/pass/',
} as const;

/**
 * Whether an address has the shape that the email view asks for: text, an at sign, text, a dot, text, without a blank. Looser than that of
 * other forms, by the contract, whose expression takes its time over long texts; this says the same.
 */
export function isCouponEmail(typed: string): boolean {
  return typed.split(/\s/).some((word) => {
    const at = word.indexOf('@', 1);
    return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
  });
}

/**
 * Whether a number has the shape that the text view asks for: ten digits at its start, and whatever follows.
 */
export function isCouponPhone(typed: string): boolean {
  return /^\d{10}/.test(typed);
}

/** How long after it was closed a window for a coupon is as it was before, and a field that was left counts as written in, in milliseconds. */
export const couponCloseDelay = 100;

/** The file of a pass for an Apple wallet. */
export const applePassFile = { name: 'coupon.pkpass', type: 'application/vnd.apple.pkpass' } as const;

/** What a reader saves with a coupon: undefined where the partner says 0, or the retail price is not above the coupon's. */
export function couponSavings(
  amount: number,
  retailPrice: number | undefined,
  percentSavings: number | undefined,
): { retail: string; youSave: string } | undefined {
  if (!percentSavings || retailPrice === undefined || retailPrice <= amount) return undefined;
  return {
    retail: formatUsd(retailPrice),
    youSave: `${formatUsd(retailPrice - amount)} (${Math.floor(percentSavings)}%)`,
  };
}
