import { formatDollars } from '../commerce/money.ts';

const basicText = 'SHOP NOW';

/** `$34.99 FROM Target`, `SHOP NOW AT Target` without a price, `SHOP NOW` without a shop. */
export function offerText(retailerName: string | undefined, price: number | string | undefined): string {
  const retailer = retailerName?.trim();
  if (!retailer) return basicText;
  const amount = priceAmount(price);
  return amount === undefined ? `${basicText} AT ${retailer}` : `${formatDollars(amount)} FROM ${retailer}`;
}

/** A price as a number, with or without dollar sign and separators; undefined if empty. */
export function priceAmount(price: number | string | undefined): number | undefined {
  if (typeof price === 'number' || price === undefined) return price;
  const digits = price.replace(/[$,\s]/g, '');
  const amount = Number(digits);
  return digits === '' || Number.isNaN(amount) ? undefined : amount;
}
