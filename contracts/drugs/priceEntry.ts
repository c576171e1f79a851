import { fieldsOf } from '../json/fieldsOf.ts';

/** What a pharmacy charges for a drug with a coupon: an entry of the pricing partner's, as we give it out. */
export interface PriceEntry {
  retailer: {
    id: string;
    name: string;
    /** Missing for a chain as a whole. */
    location?: {
      id: string;
      addressLine1?: string;
      coordinates?: Coordinates;
    };
  };
  /** For the whole quantity. */
  price: { amount: number; currency: string; display?: string };
  /** What the pharmacy charges for the whole quantity without a coupon. */
  retailPrice?: number;
  percentSavings?: number;
  /** The company that settles the coupon. */
  pbmId?: string;
  isLowestPrice?: boolean;
  /** What the server knows its own entry by, when a coupon is asked for. */
  seal?: string;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Prices with the moment at which the partner told them, ISO 8601. */
export interface SeenPrices {
  data: readonly PriceEntry[];
  seenAt: string;
}

/** Longer lists are cut. */
const mostEntries = 200;
/** Longer names are cut, in UTF-16 units. */
export const longestName = 200;
/** No prescription costs more, in US dollars. */
const highestAmount = 1_000_000;
/** What may stand in an address of ours and in a query to the partner. */
const idPattern = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,62}[A-Za-z0-9])?$/;

/** Whether something may be an id of the partner's. */
export function isPartnerId(value: unknown): value is string {
  return typeof value === 'string' && idPattern.test(value) && !value.includes('..');
}

/** The entries of a list of unknown shape, those left out that cannot be trusted: a bad one costs itself alone. */
export function readPriceEntries(value: unknown): PriceEntry[] {
  return Array.isArray(value)
    ? value.slice(0, mostEntries).flatMap((entry) => readPriceEntry(entry) ?? [])
    : [];
}

/** An entry with what of it is known to us, cut and cleaned; undefined where it has no pharmacy or no price. */
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
    ...(isPercent(percentSavings) && { percentSavings }),
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

/** On one line, cut, and without what turns the words around it about or is not seen. */
function readText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, longestName * 2)
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return text.slice(0, longestName).toWellFormed() || undefined;
}

/** Whether something may be an amount in US dollars. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= highestAmount;
}

function isPercent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most;
}
