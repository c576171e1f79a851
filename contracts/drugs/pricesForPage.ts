import type { SeenPrices } from './priceEntry.ts';

export interface PriceQuestion {
  formulationId: string;
  quantity: number;
}

/** Prices that were fetched for a page before it was rendered, by {@link priceKey}. */
export type PricesForPage = Readonly<Record<string, SeenPrices>>;

export function priceKey({ formulationId, quantity }: PriceQuestion): string {
  return `${formulationId} ${quantity}`;
}
