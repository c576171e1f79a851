/** A ZIP of which we know where it is. */
export interface PricedPlace {
  zip: string;
  lat: number;
  long: number;
}

/** What is priced: how many units of which formulation, and near where. The partner is told nothing else. */
export interface PriceQuestion {
  formulationId: string;
  quantity: number;
  place: PricedPlace;
}

/** More units than anybody is dispensed at once. */
export const mostUnits = 10_000;

/** Whether something is a number of units that somebody may be dispensed. */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= mostUnits;
}
