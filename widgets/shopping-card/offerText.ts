import { formatDollars } from '../commerce/money.ts';

/** What a button says whose shop is not known. */
const basicText = 'SHOP NOW';

/**
 * The text of an offer's button: `$34.99 FROM Target`, `SHOP NOW AT Target` where there is no price,
 * and `SHOP NOW` where there is no shop.
 */
export function offerText(retailerName: string | undefined, price: number | string | undefined): string {
  const retailer = retailerName?.trim();
  if (!retailer) return basicText;
  const amount = priceAmount(price);
  return amount === undefined ? `${basicText} AT ${retailer}` : `${formatDollars(amount)} FROM ${retailer}`;
}

/** A price as a number, whether or not it was written with a dollar sign and separators; undefined for an empty one. */
export function priceAmount(price: number | string | undefined): number | undefined {
  if (typeof price === 'number' || price === undefined) return price;
  const digits = price.replace(/[$,\s]/g, '');
  const amount = Number(digits);
  return digits === '' || Number.isNaN(amount) ? undefined : amount;
}
