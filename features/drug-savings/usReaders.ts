import type { FromReader } from '#feature-kit/dimension.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { HttpError } from '#platform/http/httpError.ts';

export type IsInTheUs = (request: FromReader) => boolean;

export function isInTheUs({ readerProfile }: Pick<FeatureParts, 'readerProfile'>): IsInTheUs {
  return (request) => readerProfile(request).country === 'US';
}

/** @throws HttpError 403 for another or an unknown country */
export function requireUs(request: FromReader, isThere: IsInTheUs): void {
  if (!isThere(request)) throw new HttpError(403, 'Prices and coupons are only for readers in the US.');
}
