import type { SeenPrices } from './priceEntry.ts';

/** A drug and quantity that a block shows prices of. */
export interface PriceQuestion {
  formulationId: string;
  /** In units. */
  quantity: number;
}

/** Prices that were fetched for a page before it was rendered, by {@link priceKey}. */
export type PricesForPage = Readonly<Record<string, SeenPrices>>;

/** The key of fetched prices. */
export function priceKey({ formulationId, quantity }: PriceQuestion): string {
  return `${formulationId} ${quantity}`;
}
