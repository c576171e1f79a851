import type { PriceEntry } from './priceEntry.ts';

/** Longest name of a pharmacy and longest address on a card, in characters. No ellipsis follows. */
const longestName = 24;
const longestAddress = 32;
/** Longest amount that is struck through, in characters. */
const longestRetail = 5;

/** What a card says of money, all of it for the whole quantity. */
export interface CardAmounts {
  /** With the coupon: `$12.50`. */
  price: string;
  /** Struck through: `$25`. Always above the price. */
  retail: string | undefined;
  /** What the pharmacy charges without a coupon, which the savings refer to: `$24.60`. Always above the price. */
  cash: string | undefined;
  /** In whole percent, above 0. */
  savings: number | undefined;
}

/**
 * What a card says of money. The contract strikes a list price only where it is below the price of the card, and we strike no amount that is not
 * above it: so none is struck where a list price is known, and otherwise the pharmacy's retail price.
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

function shownSavings(amount: number, retail: number, told = 0): number | undefined {
  const savings = Math.floor(retail > 0 ? 100 - (amount / retail) * 100 : told);
  return savings > 0 ? savings : undefined;
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
