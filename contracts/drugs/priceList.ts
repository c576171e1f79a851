import { milesBetween } from './distance.ts';
import type { Coordinates, PriceEntry } from './priceEntry.ts';

/** Cards that are shown at a time. */
export const groupSize = 4;
/** Terms that are shorter do not filter. */
const shortestTerm = 2;

/** A pharmacy's logo. The order counts: where Target stands before CVS, "Target (CVS)" is Target's. */
export interface RetailerLogo {
  name: string;
  imageSrc: string;
}

/** What a list of prices holds. */
export interface GroupedPricing {
  cheapestRetailer: PriceEntry | undefined;
  /** One entry for each name of a pharmacy, the cheapest, in the order of the list. */
  allRetailers: readonly PriceEntry[];
  /** Those of them that are no chain with a logo. They stand in the list like all. */
  independentPharmacies: readonly PriceEntry[];
}

/** What lists may be sorted by. */
export type SortedBy = 'price' | 'distance';

/** Prices as they are listed, the cheapest first. */
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

/** The first logo whose name is part of a pharmacy's, in whatever case. */
export function logoOf<Logo extends Pick<RetailerLogo, 'name'>>(
  retailer: string,
  logos: readonly Logo[],
): Logo | undefined {
  const wanted = retailer.toLowerCase();
  return logos.find(({ name }) => wanted.includes(name.toLowerCase()));
}

/** The pharmacies whose name contains a term; all of them, where it has less than two characters. */
export function filterByName(entries: readonly PriceEntry[], term: string): readonly PriceEntry[] {
  const wanted = term.trim().toLowerCase();
  if ([...wanted].length < shortestTerm) return entries;
  return entries.filter(({ retailer }) => retailer.name.toLowerCase().includes(wanted));
}

/** The nearest first, or as they are: the cheapest first. Those of which nobody knows where they are come last. */
export function sortPrices(
  entries: readonly PriceEntry[],
  sortedBy: SortedBy,
  from: Coordinates | undefined,
): readonly PriceEntry[] {
  if (sortedBy === 'price' || !from) return entries;
  const miles = (entry: PriceEntry) => milesTo(entry, from) ?? Number.POSITIVE_INFINITY;
  return entries.toSorted((a, b) => miles(a) - miles(b) || 0);
}

/** How far a pharmacy is, in miles as the crow flies; undefined where nobody knows. */
export function milesTo({ retailer: { location } }: PriceEntry, from: Coordinates): number | undefined {
  return location?.coordinates && milesBetween(from, location.coordinates);
}

/** One group of a list, by its number from 0 on. Numbers that no group has show the first one. */
export function groupAt<Entry>(
  entries: readonly Entry[],
  group: number,
): { shown: readonly Entry[]; group: number; groups: number } {
  const groups = Math.max(1, Math.ceil(entries.length / groupSize));
  const number = Number.isInteger(group) && group >= 0 && group < groups ? group : 0;
  return { shown: entries.slice(number * groupSize, (number + 1) * groupSize), group: number, groups };
}

/** The group that comes next, and the first one after the last. */
export function groupAfter(group: number, groups: number): number {
  return (group + 1) % Math.max(1, groups);
}
