import type { CouponField } from '#contracts/drugs/drugPages.ts';
import { isPartnerId } from '#contracts/drugs/priceEntry.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { formulationOf, quantityOf } from '../api/drugFields.ts';
import { optionalField } from '../api/query.ts';

/** What the address of a coupon's page asks for. */
export interface CouponPageQuery {
  formulationId: string;
  quantity: number;
  /** Undefined for where everybody is who has not said anything. */
  zip: string | undefined;
  /** Undefined for a pharmacy that has no place, such as one that sends by mail. */
  locationId: string | undefined;
}

/**
 * Reads the address of a coupon's page.
 *
 * @throws HttpError where it is none: a field that is missing or said twice, or one that cannot be what it says that it is
 */
export function readCouponPageQuery(query: URLSearchParams): CouponPageQuery {
  const optional = (name: CouponField, isOne: (text: string) => boolean, accepts: string) =>
    optionalField(query, name, (text) => (isOne(text) ? text : undefined), accepts);
  return {
    formulationId: formulationOf(query),
    quantity: quantityOf(query),
    zip: optional('zip', isZip, 'the five digits of a ZIP'),
    locationId: optional('locationId', isPartnerId, 'the id of a pharmacy'),
  };
}
