import { HttpError } from '#platform/http/httpError.ts';
import type { FromReader } from '../parts/dimension.ts';
import type { FeatureParts } from '../parts/feature.ts';

/** Whether a reader is in the US, which nobody is of whom that is not known. */
export type IsInTheUs = (request: FromReader) => boolean;

/** Whom the site's prices are for. */
export function isInTheUs({ readerProfile }: Pick<FeatureParts, 'readerProfile'>): IsInTheUs {
  return (request) => readerProfile(request).country === 'US';
}

/**
 * Lets on whoever is in the US.
 *
 * @throws HttpError 403 where a reader is not, or where nobody knows it
 */
export function requireUs(request: FromReader, isThere: IsInTheUs): void {
  if (!isThere(request)) throw new HttpError(403, 'Prices and coupons are for readers in the US alone.');
}
