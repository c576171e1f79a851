import { defaultUserInfo, type PlaceOfZip } from './drug.ts';
import type { SortedBy } from './priceList.ts';

/** How a page about a drug shows its prices: what its address asks for. Articles have none: there all is as the block says. */
export interface DrugView {
  /** Where prices are looked for. */
  place: NamedPlace;
  /** What was typed as a ZIP, where it is none or nobody knows it: the field keeps it and says so. */
  refusedZip?: string;
  /** What is looked for among the pharmacies; '' for all. */
  pharmacy: string;
  /** The group of cards, from 0 on. */
  group: number;
  sort: SortedBy;
  /** Whether prices could not be asked for, so that somebody can try again. */
  isFailed: boolean;
  /** Whether US law controls the medicine, where somebody knows it. */
  isControlled?: boolean;
  /** Whether a larger quantity may be advised. */
  mayBuyMore?: boolean;
}

/** A ZIP and where it is, with the name of the place where it is known. */
export interface NamedPlace extends PlaceOfZip {
  city?: string;
  state?: string;
}

/** A place as readers know it: `47201, Columbus, IN`. */
export function shownPlace({ zip, city, state }: Pick<NamedPlace, 'zip' | 'city' | 'state'>): string {
  return [zip, city, state].filter(Boolean).join(', ');
}

/** Where prices are looked for until a reader names a place. */
export const defaultPlace = {
  ...defaultUserInfo.location,
  city: 'Columbus',
  state: 'IN',
} as const satisfies NamedPlace;
