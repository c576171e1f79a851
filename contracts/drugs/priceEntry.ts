import { fieldsOf } from '../json/fieldsOf.ts';
import { isPercentage } from '../json/guards.ts';

export interface PriceEntry {
  retailer: {
    id: string;
    name: string;
    location?: {
      id: string;
      addressLine1?: string;
      coordinates?: Coordinates;
    };
  };
  price: { amount: number; currency: string; display?: string };
  retailPrice?: number;
  percentSavings?: number;
  pbmId?: string;
  isLowestPrice?: boolean;
  /** The server's signature of its entry, for coupon requests. */
  seal?: string;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface SeenPrices {
  data: readonly PriceEntry[];
  seenAt: string;
}

/** Longer lists are cut. */
const mostEntries = 200;
export const longestName = 200;
/** No prescription costs more, in US dollars. */
const highestAmount = 1_000_000;
/** Safe in our addresses and in queries to the partner. */
const idPattern = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,62}[A-Za-z0-9])?$/;

export function isPartnerId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value) && !value.includes('..');
}

/** Valid entries of an untrusted list; invalid ones are dropped. */
export function readPriceEntries(value: unknown): PriceEntry[] {
  return Array.isArray(value)
    ? value.slice(0, mostEntries).flatMap((entry) => readPriceEntry(entry) ?? [])
    : [];
}

export function readPriceEntry(value: unknown): PriceEntry | undefined {
  const { retailer, price, retailPrice, percentSavings, pbmId, isLowestPrice, seal } = fieldsOf(value);
  const { id, name, location } = fieldsOf(retailer);
  const { amount, currency, display } = fieldsOf(price);
  const shownName = readText(name);
  if (!isPartnerId(id) || !shownName || !isAmount(amount) || amount === 0 || (currency ?? 'USD') !== 'USD')
    return undefined;
  const place = readLocation(location);
  const shownAmount = readText(display);
  return {
    retailer: { id, name: shownName, ...(place && { location: place }) },
    price: { amount, currency: 'USD', ...(shownAmount && { display: shownAmount }) },
    ...(isAmount(retailPrice) && { retailPrice }),
    ...(isPercentage(percentSavings) && { percentSavings }),
    ...(isPartnerId(pbmId) && { pbmId }),
    ...(isLowestPrice === true && { isLowestPrice }),
    ...(typeof seal === 'string' && seal.length <= 200 && { seal }),
  };
}

function readLocation(value: unknown): PriceEntry['retailer']['location'] {
  const { id, addressLine1, coordinates } = fieldsOf(value);
  if (!isPartnerId(id)) return undefined;
  const { latitude, longitude } = fieldsOf(coordinates);
  const address = readText(addressLine1);
  const isPlace = isWithin(latitude, 90) && isWithin(longitude, 180);
  return {
    id,
    ...(address && { addressLine1: address }),
    ...(isPlace && { coordinates: { latitude, longitude } }),
  };
}

/** One line, cut, without bidi controls and invisible characters. */
function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, longestName * 2)
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return text.slice(0, longestName).toWellFormed() || undefined;
}

export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= highestAmount;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}
