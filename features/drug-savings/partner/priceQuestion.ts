export interface PricedPlace {
  zip: string;
  lat: number;
  long: number;
}

export interface PriceQuestion {
  formulationId: string;
  quantity: number;
  place: PricedPlace;
}

/** Bounds of a quantity in units, those of `schemas/drugs.json`: a bottle of eye drops holds 2.5 ml. */
export const quantityLimits = { least: 0.01, most: 100_000 } as const;

export function isQuantity(value: number): boolean {
  return value >= quantityLimits.least && value <= quantityLimits.most;
}
