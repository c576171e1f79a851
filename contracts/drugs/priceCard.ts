import type { PriceEntry } from './priceEntry.ts';

/** Longest name of a pharmacy and longest address on a card, in characters. No ellipsis follows. */
const longestName = 24;
const longestAddress = 32;
/** Longest amount that is struck through, in characters. */
const longestRetail = 5;

/** What is priced, as far as what a card says depends on it. */
export interface PricedQuantity {
  quantityValue: number;
  /** The manufacturer's list price for one unit, in US dollars. */
  drugMSRP?: number | undefined;
}

/** What a card says of money, all of it for the whole quantity. */
export interface CardAmounts {
  /** With the coupon: `$12.50`. */
  price: string;
  /** Struck through, and undefined where it is not shown: `$25`. */
  retail: string | undefined;
  /** Whether what is struck through is less than the price with the coupon, which the card then says. */
  isRetailLower: boolean;
  /** In whole percent, above 0. */
  savings: number | undefined;
}

/**
 * What a card says of money. The price without coupon is the list price times the quantity, rounded, or what the pharmacy says where nobody has
 * told a list price; it is shown where there is no list price, or where that is below the price of the card.
 */
export function cardAmounts(
  { price, retailPrice, percentSavings }: Pick<PriceEntry, 'price' | 'retailPrice' | 'percentSavings'>,
  { quantityValue, drugMSRP }: PricedQuantity,
): CardAmounts {
  const listPrice = drugMSRP ? Math.round(drugMSRP * quantityValue) : undefined;
  const retail = listPrice ?? (retailPrice === undefined ? undefined : Math.round(retailPrice));
  const isShown = retail !== undefined && retail > 0 && (listPrice === undefined || listPrice < price.amount);
  return {
    price: formatUsd(price.amount),
    retail: isShown ? `$${String(retail).slice(0, longestRetail)}` : undefined,
    isRetailLower: isShown && retail < price.amount,
    savings: shownSavings(price.amount, retailPrice, percentSavings),
  };
}

function shownSavings(amount: number, retail = 0, told = 0): number | undefined {
  const savings = Math.floor(retail > 0 ? 100 - (amount / retail) * 100 : told);
  return savings > 0 ? savings : undefined;
}

/**
 * What a reader saves with a coupon: undefined where the partner says 0, so that neither line is shown.
 */
export function couponSavings(
  amount: number,
  retailPrice: number | undefined,
  percentSavings: number | undefined,
): { retail: string; youSave: string | undefined } | undefined {
  if (!percentSavings || retailPrice === undefined) return undefined;
  const saved = retailPrice - amount;
  return {
    retail: formatUsd(retailPrice),
    youSave: saved > 0 ? `${formatUsd(saved)} (${Math.floor(percentSavings)}%)` : undefined,
  };
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in US dollars with two decimals: `$1,234.50`. */
export function formatUsd(amount: number): string {
  return usd.format(amount);
}

/** The name of a pharmacy as a card has room for it. */
export function shownPharmacy(name: string): string {
  return cut(name, longestName);
}

/** An address as a card has room for it. */
export function shownAddress(address: string): string {
  return cut(address, longestAddress).toLowerCase();
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}
