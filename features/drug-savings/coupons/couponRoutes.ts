import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { HttpError } from '#platform/http/httpError.ts';
import { type ApiRoute, api } from '../../parts/route.ts';
import { type IsInTheUs, requireUs } from '../usReaders.ts';
import { readCouponQuery } from './couponQuery.ts';
import type { Coupons } from './coupons.ts';

/** Requests per client. */
export const couponsLimit = { most: 60, seconds: 60 };

interface CouponRouteParts {
  isInTheUs: IsInTheUs;
  /** The partner's name in paths. */
  partner: string;
  coupons: Pick<Coupons, 'issue'>;
}

/** `GET /api/{partner}/coupons`. */
export function couponRoutes({ isInTheUs, partner, coupons }: CouponRouteParts): ApiRoute[] {
  return [
    api(`GET ${drugApi.coupons(partner)}`, {
      limit: couponsLimit,
      handle: async (request) => {
        requireUs(request, isInTheUs);
        const answer = await coupons.issue(readCouponQuery(request.query));
        if (answer.kind === 'issued') return { body: answer.codes };
        if (answer.kind === 'unknown') throw new HttpError(404, 'There is no coupon for this price.');
        throw new HttpError(503, 'Coupons are not available right now. Please try again in a moment.', {
          headers: { 'Retry-After': String(answer.retryAfterSeconds) },
        });
      },
    }),
  ];
}
