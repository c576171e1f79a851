import { drugApi, priceTypeCode } from '#contracts/drugs/couponCalls.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { type ApiRoute, api } from '#feature-kit/route.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';
import { formulationOf, ndcOf, quantityOf } from '../api/drugFields.ts';
import { numberOf, requiredField } from '../api/query.ts';
import { fromList } from '../list/fromList.ts';
import type { PricedPlace } from '../partner/priceQuestion.ts';
import { type IsInTheUs, requireUs } from '../usReaders.ts';
import type { PricesFor } from './prices.ts';

export const pricesLimit = { most: 120, seconds: 60 };

export type PlaceOf = (zip: string) => PricedPlace | undefined | Promise<PricedPlace | undefined>;

interface PricesRouteParts {
  isInTheUs: IsInTheUs;
  partner: string;
  pricesFor: PricesFor;
  /** Undefined if unknown. Without this lookup, the caller sends the location. */
  placeOf?: PlaceOf | undefined;
  /** US dollars per unit: `null` without a known price, undefined for an unknown code. */
  listPriceOf: (ndc: string) => Promise<number | null | undefined>;
}

export function pricesRoutes(parts: PricesRouteParts): ApiRoute[] {
  const { isInTheUs, partner, pricesFor, placeOf, listPriceOf } = parts;
  return [
    api(`GET ${drugApi.prices(partner)}`, { limit: pricesLimit }, async (request) => {
      requireUs(request, isInTheUs);
      const { query } = request;
      const formulationId = formulationOf(query);
      const quantity = quantityOf(query);
      const zip = requiredField(
        query,
        'zip',
        (text) => (isZip(text) ? text : undefined),
        'the five digits of a ZIP',
      );
      const givenPlace = { zip, lat: degreesOf(query, 'lat', 90), long: degreesOf(query, 'long', 180) };
      // Our own location of a ZIP takes precedence over the browser's.
      const place = placeOf ? await placeOf(zip) : givenPlace;
      if (!place) throw badRequest('This ZIP code was not found.');
      const answer = await pricesFor({ formulationId, quantity, place });
      if (answer.kind === 'unknown') throw new HttpError(404, 'No prices were found for this medicine.');
      if (answer.kind === 'unavailable') throw noPricesNow(answer.retryAfterSeconds);
      return { body: answer.prices };
    }),
    api(`GET ${drugApi.listPrice}`, { limit: pricesLimit }, async (request) => {
      requireUs(request, isInTheUs);
      const ndc = requiredField(request.query, 'ndc', ndcOf, 'a National Drug Code');
      const isOurs = (text: string) => (text === priceTypeCode ? text : undefined);
      requiredField(request.query, 'priceTypeCode', isOurs, priceTypeCode);
      const drugMSRP = await fromList(listPriceOf(ndc));
      if (drugMSRP === undefined) throw new HttpError(404, 'This code was not found.');
      // A missing list price is no failure, which browsers would report and we would count.
      return { body: { drugMSRP } };
    }),
  ];
}

function noPricesNow(seconds: number): HttpError {
  return new HttpError(503, 'Prices are not available right now. Please try again in a moment.', {
    headers: { 'Retry-After': String(seconds) },
  });
}

function degreesOf(query: URLSearchParams, name: 'lat' | 'long', most: number): number {
  const read = (text: string) => {
    const degrees = numberOf(text);
    return degrees !== undefined && Math.abs(degrees) <= most ? degrees : undefined;
  };
  return requiredField(query, name, read, `degrees from -${most} to ${most}`);
}
