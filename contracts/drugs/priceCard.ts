import type { PriceEntry } from './priceEntry.ts';

/** Longest pharmacy name and address on a card, in characters; cut without ellipsis. */
const longestName = 24;
const longestAddress = 32;
const longestRetail = 5;

export interface CardAmounts {
  /** With the coupon: `$12.50`. */
  price: string;
  /** Struck through: `$25`. Always above the price. */
  retail: string | undefined;
  /** The pharmacy's price without a coupon, which the savings refer to: `$24.60`. Always above the price. */
  cash: string | undefined;
  savings: number | undefined;
}

/**
 * The contract strikes a list price only below the card's price, and we strike only higher amounts: so a known
 * list price strikes nothing, otherwise the pharmacy's retail price is struck.
 */
export function cardAmounts(
  { price, retailPrice = 0, percentSavings }: Pick<PriceEntry, 'price' | 'retailPrice' | 'percentSavings'>,
  { drugMSRP }: { drugMSRP?: number | undefined },
): CardAmounts {
  const struck = String(Math.round(retailPrice)).slice(0, longestRetail);
  const isAbove = retailPrice > price.amount;
  const isStruck = !drugMSRP && isAbove && Number(struck) > price.amount;
  return {
    price: formatUsd(price.amount),
    retail: isStruck ? `$${struck}` : undefined,
    cash: isAbove ? formatUsd(retailPrice) : undefined,
    savings: shownSavings(price.amount, retailPrice, percentSavings),
  };
}

function shownSavings(amount: number, retail: number, stated = 0): number | undefined {
  const savings = Math.floor(retail > 0 ? 100 - (amount / retail) * 100 : stated);
  return savings > 0 ? savings : undefined;
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function formatUsd(amount: number): string {
  return usd.format(amount);
}

export function shownPharmacy(name: string): string {
  return cut(name, longestName);
}

export function shownAddress(address: string): string {
  return cut(address, longestAddress).toLowerCase();
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}
