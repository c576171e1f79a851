import type { CouponCodes } from './coupon.ts';
import { defaultUserInfo, type PlaceOfZip } from './drug.ts';
import type { SortedBy } from './priceList.ts';

export interface DrugView {
  place: NamedPlace;
  /** The rejected ZIP input, which the field keeps with an error. */
  refusedZip?: string;
  pharmacy: string;
  group: number;
  sort: SortedBy;
  /** Whether fetching prices failed, which offers a retry. */
  isFailed: boolean;
  /** Whether it is controlled under US law, if known. */
  isControlled?: boolean;
  /** Whether a larger quantity may be advised. */
  mayBuyMore?: boolean;
  /** On the page of a coupon, which shows it: its actions replace the prices. */
  coupon?: CouponCodes;
}

export interface NamedPlace extends PlaceOfZip {
  city?: string;
  state?: string;
}

export function shownPlace({ zip, city, state }: Pick<NamedPlace, 'zip' | 'city' | 'state'>): string {
  return [zip, city, state].filter(Boolean).join(', ');
}

export const defaultPlace = {
  ...defaultUserInfo.location,
  city: 'Columbus',
  state: 'IN',
} as const satisfies NamedPlace;
