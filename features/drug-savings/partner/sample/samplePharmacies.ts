import type { PriceEntry } from '#contracts/drugs/priceEntry.ts';
import type { PricedPlace } from '../priceQuestion.ts';
import { sampleBetween, sampleShare } from './sampleShare.ts';

export interface SamplePharmacy {
  retailer: PriceEntry['retailer'];
  factor: number;
}

type Location = NonNullable<PriceEntry['retailer']['location']>;

interface Chain {
  id: string;
  name: string;
  factor: number;
  isByMail?: true;
}

export const sampleChains: readonly Chain[] = [
  { id: 'ashbourne', name: 'Ashbourne Pharmacy', factor: 1 },
  { id: 'pennyfold', name: 'Pennyfold Discount Drug', factor: 0.86 },
  { id: 'dovecote', name: 'Dovecote Drug', factor: 1.12 },
  { id: 'eastgate', name: 'Eastgate Grocers', factor: 0.94 },
  { id: 'fernhill', name: 'Fernhill Family Pharmacy', factor: 1.18 },
  { id: 'goldleaf', name: 'Goldleaf Rx', factor: 1.06 },
  { id: 'larkfield', name: 'Larkfield Superstore', factor: 0.9 },
  { id: 'mapleway', name: 'Mapleway Pharmacy', factor: 1.24 },
  { id: 'parcelrx', name: 'Parcelrx by Mail', factor: 0.88, isByMail: true },
];

const founders = [
  'Abernathy',
  'Calloway',
  'Delafield',
  'Hollings',
  'Okonjo',
  'Prewitt',
  'Saavedra',
  'Thornbury',
];
const trades = ['Apothecary', 'Corner Drug', 'Pharmacy', 'Drug Store'];
const independents = 3;

const streets = [
  'Alder St',
  'Birch Ave',
  'Commerce Dr',
  'Depot Rd',
  'Linden Blvd',
  'Main St',
  'Orchard Ln',
  'Union St',
];
/** Degrees of latitude from the middle of the ZIP: half a mile to eight. */
const distances = [0.007, 0.116] as const;

export function samplePharmacies(place: PricedPlace): SamplePharmacy[] {
  const own = Array.from({ length: independents }, (_, index) => independentAt(place, index));
  return [
    ...sampleChains.map((chain) => ({ retailer: branchAt(place, chain), factor: chain.factor })),
    ...own,
  ];
}

export function isSampleRetailer(id: string): boolean {
  return sampleChains.some((chain) => chain.id === id) || /^own-\d{5}-[1-9]$/.test(id);
}

function branchAt(place: PricedPlace, { id, name, isByMail }: Chain): PriceEntry['retailer'] {
  const location = isByMail ? { id: `${id}-${place.zip}` } : locationAt(place, id);
  return { id, name, location };
}

function independentAt(place: PricedPlace, index: number): SamplePharmacy {
  const id = `own-${place.zip}-${index + 1}`;
  // The first is drawn and the others follow in the list, so that names at a place are unique.
  const first = Math.floor(sampleShare('founder', place.zip) * founders.length);
  const founder = founders[(first + index) % founders.length];
  const trade = trades[Math.floor(sampleShare('trade', id) * trades.length)];
  return {
    retailer: { id, name: `${founder} ${trade}`, location: locationAt(place, id) },
    factor: sampleBetween([0.95, 1.3], 'factor', id),
  };
}

function locationAt({ zip, lat, long }: PricedPlace, id: string): Location {
  const away = sampleBetween(distances, 'distance', id, zip);
  const direction = sampleBetween([0, 2 * Math.PI], 'direction', id, zip);
  const number = Math.floor(sampleBetween([100, 4_000], 'number', id, zip));
  const street = streets[Math.floor(sampleShare('street', id, zip) * streets.length)];
  return {
    id: `${id}-${zip}`,
    addressLine1: `${number} ${street}`,
    coordinates: {
      latitude: rounded(lat + away * Math.sin(direction), 6),
      // A degree of longitude is shorter, the farther from the equator.
      longitude: rounded(long + (away * Math.cos(direction)) / Math.cos((lat * Math.PI) / 180), 6),
    },
  };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
