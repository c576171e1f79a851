import type { SeenPrices } from './priceEntry.ts';

/** What a block shows today's prices of. */
export interface PriceQuestion {
  formulationId: string;
  /** In units. */
  quantity: number;
}

/** Prices that were asked for a page before it was rendered, by {@link priceKey}. */
export type AskedPrices = Readonly<Record<string, SeenPrices>>;

/** What prices are found by that were asked for beforehand. */
export function priceKey({ formulationId, quantity }: PriceQuestion): string {
  return `${formulationId} ${quantity}`;
}
