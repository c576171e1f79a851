import { drugApi, type SealedCouponQuery } from '#contracts/drugs/couponCalls.ts';
import { isAmount, isPartnerId, longestName } from '#contracts/drugs/priceEntry.ts';
import { type ApiRoute, api } from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';
import { formulationOf, ndcOf, quantityOf } from '../api/drugFields.ts';
import { numberOf, optionalField, requiredField } from '../api/query.ts';
import { type IsInTheUs, requireUs } from '../usReaders.ts';
import type { Coupons } from './coupons.ts';

function readCouponQuery(query: URLSearchParams): SealedCouponQuery {
  const id = (name: string) => requiredField(query, name, idOf, anId);
  const optionalId = (name: string) => optionalField(query, name, idOf, anId);
  const name = (field: string) => requiredField(query, field, nameOf, aName);
  return {
    formulationId: formulationOf(query),
    quantity: quantityOf(query),
    drugId: optionalId('drugId'),
    drugName: name('drugName'),
    drugUrlSlug: id('drugUrlSlug'),
    dosageDisplay: name('dosageDisplay'),
    quantityDisplay: name('quantityDisplay'),
    ndc: optionalField(query, 'ndc', ndcOf, 'a National Drug Code'),
    locationId: optionalId('locationId'),
    retailerId: id('retailerId'),
    retailerName: name('retailerName'),
    lowPriceAmount: requiredField(query, 'lowPriceAmount', amountOf, anAmount),
    highPriceAmount: optionalField(query, 'highPriceAmount', amountOf, anAmount),
    priceCurrency: requiredField(
      query,
      'priceCurrency',
      (text) => (text === 'USD' ? text : undefined),
      'USD',
    ),
    pbmId: optionalId('pbmId'),
    seal: optionalField(query, 'seal', sealOf, 'what came with the price'),
  };
}

const anId = 'an id of letters and digits';
const aName = `a name of at most ${longestName} characters`;
const anAmount = 'an amount in US dollars';

function idOf(text: string): string | undefined {
  return isPartnerId(text) ? text : undefined;
}

function nameOf(text: string): string | undefined {
  return text.trim() !== '' && text.length <= longestName ? text : undefined;
}

function amountOf(text: string): number | undefined {
  const amount = numberOf(text);
  return isAmount(amount) ? amount : undefined;
}

function sealOf(text: string): string | undefined {
  return /^[\w.-]{1,200}$/.test(text) ? text : undefined;
}

export const couponsLimit = { most: 60, seconds: 60 };

interface CouponRouteParts {
  isInTheUs: IsInTheUs;
  partner: string;
  coupons: Pick<Coupons, 'issue'>;
}

export function couponRoutes({ isInTheUs, partner, coupons }: CouponRouteParts): ApiRoute[] {
  return [
    api(`GET ${drugApi.coupons(partner)}`, { limit: couponsLimit }, async (request) => {
      requireUs(request, isInTheUs);
      const answer = await coupons.issue(readCouponQuery(request.query));
      if (answer.kind === 'issued') return { body: answer.codes };
      if (answer.kind === 'unknown') throw new HttpError(404, 'There is no coupon for this price.');
      throw new HttpError(503, 'Coupons are not available right now. Please try again in a moment.', {
        headers: { 'Retry-After': String(answer.retryAfterSeconds) },
      });
    }),
  ];
}
