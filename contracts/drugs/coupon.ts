import { formatUsd } from './priceCard.ts';

export interface CouponCodes {
  id: string;
  bin: string;
  pcn: string;
  grp: string;
  uid: string;
}

/** On a button that copies the code before it. */
export const copyCodeAttribute = 'data-copy-code';

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

export function codeLines(
  codes: Omit<CouponCodes, 'id'>,
): readonly (readonly [label: string, code: string])[] {
  const { bin, grp, pcn, uid } = codes;
  return [
    ['Rx Bin', bin],
    ['Rx Group', grp],
    ['Rx PCN', pcn],
    ['Rx UID', uid],
  ];
}

export function dosageLine({ manufacturer, dosage, quantity }: CouponData['dosageInformation']): string {
  return `${manufacturer}, ${dosage}, ${quantity}`;
}

/** Addresses that save a pass in Google's wallet, before its id: Google's, and ours if no one signs passes. */
export const walletSaveAddresses = {
  google: 'https://pay.google.com/gp/v/save/',
  outbox: '/outbox/pass/',
} as const;

/** Looser than other forms, by the contract; linear, unlike the contract's regular expression. */
export function isCouponEmail(typed: string): boolean {
  return typed.split(/\s/).some((word) => {
    const at = word.indexOf('@', 1);
    return at > 0 && word.lastIndexOf('.', word.length - 2) > at + 1;
  });
}

/** Whether a number has the shape of the text view: starts with ten digits. */
export function isCouponPhone(typed: string): boolean {
  return /^\d{10}/.test(typed);
}

/** Delay before a closed coupon window resets, and before a left field validates, in milliseconds. */
export const couponCloseDelay = 100;

export const applePassFile = { name: 'coupon.pkpass', type: 'application/vnd.apple.pkpass' } as const;

/** Savings of a coupon: undefined if the partner says 0, or the retail price is not above the coupon's. */
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
