import { defaultUserInfo, type PlaceOfZip } from './drug.ts';
import type { SortedBy } from './priceList.ts';

/** Prices of a drug's page as its address requests. Articles have none: the block decides there. */
export interface DrugView {
  /** Where prices are looked up. */
  place: NamedPlace;
  /** The rejected ZIP input, which the field keeps with an error. */
  refusedZip?: string;
  /** Filter of pharmacies; '' for all. */
  pharmacy: string;
  /** Group of cards, from 0. */
  group: number;
  sort: SortedBy;
  /** Whether fetching prices failed, which offers a retry. */
  isFailed: boolean;
  /** Whether it is controlled under US law, if known. */
  isControlled?: boolean;
  /** Whether a larger quantity may be advised. */
  mayBuyMore?: boolean;
}

/** A ZIP with its location and place name, if known. */
export interface NamedPlace extends PlaceOfZip {
  city?: string;
  state?: string;
}

/** A place for readers: `47201, Columbus, IN`. */
export function shownPlace({ zip, city, state }: Pick<NamedPlace, 'zip' | 'city' | 'state'>): string {
  return [zip, city, state].filter(Boolean).join(', ');
}

/** The place of prices until a reader names one. */
export const defaultPlace = {
  ...defaultUserInfo.location,
  city: 'Columbus',
  state: 'IN',
} as const satisfies NamedPlace;
