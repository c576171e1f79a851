import type { CouponField } from '#contracts/drugs/drugPages.ts';
import { isPartnerId } from '#contracts/drugs/priceEntry.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { formulationOf, quantityOf } from '../api/drugFields.ts';
import { optionalField } from '../api/query.ts';

/** Parameters of a coupon's page. */
export interface CouponPageQuery {
  formulationId: string;
  quantity: number;
  /** By default the default place. */
  zip: string | undefined;
  /** Undefined for a pharmacy without a location, such as a mail-order one. */
  locationId: string | undefined;
}

/**
 * Parses the address of a coupon's page.
 * @throws HttpError for a missing, repeated or invalid field
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
