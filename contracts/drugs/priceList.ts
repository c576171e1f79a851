import { milesBetween } from './distance.ts';
import type { Coordinates, PriceEntry } from './priceEntry.ts';

export const groupSize = 4;
/** Shorter terms do not filter. */
const shortestTerm = 2;

/** A pharmacy's logo. The first match wins: with Target before CVS, "Target (CVS)" is Target's. */
export interface RetailerLogo {
  name: string;
  imageSrc: string;
}

export interface GroupedPricing {
  cheapestRetailer: PriceEntry | undefined;
  /** The cheapest entry of each pharmacy, in list order. */
  allRetailers: readonly PriceEntry[];
  independentPharmacies: readonly PriceEntry[];
}

export type SortedBy = 'price' | 'distance';

/** Prices as listed, cheapest first. */
export function groupPrices(
  entries: readonly PriceEntry[],
  logos: readonly Pick<RetailerLogo, 'name'>[],
): GroupedPricing {
  const byName = new Map<string, PriceEntry>();
  for (const entry of entries) {
    const name = entry.retailer.name.trim().toLowerCase();
    const known = byName.get(name);
    if (!known || entry.price.amount < known.price.amount) byName.set(name, entry);
  }
  const allRetailers = [...byName.values()].sort((a, b) => a.price.amount - b.price.amount);
  return {
    cheapestRetailer: allRetailers.find(({ isLowestPrice }) => isLowestPrice) ?? allRetailers[0],
    allRetailers,
    independentPharmacies: allRetailers.filter(({ retailer }) => !logoOf(retailer.name, logos)),
  };
}

export function logoOf<Logo extends Pick<RetailerLogo, 'name'>>(
  retailer: string,
  logos: readonly Logo[],
): Logo | undefined {
  const retailerName = retailer.toLowerCase();
  return logos.find(({ name }) => retailerName.includes(name.toLowerCase()));
}

/** Pharmacies whose name contains a term; all for a term of less than two characters. */
export function filterByName(entries: readonly PriceEntry[], term: string): readonly PriceEntry[] {
  const lowerCased = term.trim().toLowerCase();
  if ([...lowerCased].length < shortestTerm) return entries;
  return entries.filter(({ retailer }) => retailer.name.toLowerCase().includes(lowerCased));
}

/** Nearest first, or unchanged: cheapest first. Unknown locations come last. */
export function sortPrices(
  entries: readonly PriceEntry[],
  sortedBy: SortedBy,
  from: Coordinates | undefined,
): readonly PriceEntry[] {
  if (sortedBy === 'price' || !from) return entries;
  const miles = (entry: PriceEntry) => milesTo(entry, from) ?? Number.POSITIVE_INFINITY;
  return entries.toSorted((a, b) => miles(a) - miles(b) || 0);
}

/** Distance of a pharmacy in miles; undefined if unknown. */
export function milesTo({ retailer: { location } }: PriceEntry, from: Coordinates): number | undefined {
  return location?.coordinates && milesBetween(from, location.coordinates);
}

/** One group of a list, from 0. Out of range: the first. */
export function groupAt<Entry>(
  entries: readonly Entry[],
  group: number,
): { shown: readonly Entry[]; group: number; groups: number } {
  const groups = Math.max(1, Math.ceil(entries.length / groupSize));
  const number = Number.isInteger(group) && group >= 0 && group < groups ? group : 0;
  return { shown: entries.slice(number * groupSize, (number + 1) * groupSize), group: number, groups };
}

export function groupAfter(group: number, groups: number): number {
  return (group + 1) % Math.max(1, groups);
}
