import { choiceOf, type DosageChoice, namesOf } from '#contracts/drugs/choice.ts';
import { couponOffer } from '#contracts/drugs/couponOffer.ts';
import { type CouponField, drugPages } from '#contracts/drugs/drugPages.ts';
import { isPartnerId, type PriceEntry, type SeenPrices } from '#contracts/drugs/priceEntry.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import { HttpError } from '#platform/http/httpError.ts';
import type { Drug } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { formulationOf, quantityOf } from '../api/drugFields.ts';
import { optionalField } from '../api/query.ts';
import type { Coupons } from '../coupons/coupons.ts';
import type { PlaceOfZip } from '../places/placesOfZips.ts';
import type { PricesFor } from '../prices/prices.ts';
import { couponPage, type ShownCouponPage } from './couponPage.tsx';
import { requestedPlace } from './drugQuery.ts';

export interface CouponPageParts {
  renderer: PageRenderer;
  placeOfZip: PlaceOfZip;
  pricesFor: PricesFor;
  coupons: Pick<Coupons, 'issue'>;
}

export async function couponReply(
  { renderer, ...parts }: CouponPageParts,
  drug: Drug,
  query: URLSearchParams,
): Promise<{ document: Document; status: number }> {
  const parsed = parseQuery(query);
  const shown = parsed instanceof HttpError ? refused(parsed) : await shownFor(parts, drug, parsed, query);
  const document = couponPage({ shown, drug, prices: pricesOf(drug, parsed) }, renderer);
  return { document, status: statuses[shown.kind] };
}

/** An unavailable partner is no fault of the page: readers can try again. */
const statuses: Readonly<Record<ShownCouponPage['kind'], number>> = {
  coupon: 200,
  unavailable: 200,
  unknown: 404,
  refused: 400,
};

function parseQuery(query: URLSearchParams): CouponPageQuery | HttpError {
  try {
    return readCouponPageQuery(query);
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

function refused(error: HttpError): ShownCouponPage {
  return { kind: 'refused', reason: error.message };
}

async function shownFor(
  { placeOfZip, pricesFor, coupons }: Omit<CouponPageParts, 'renderer'>,
  drug: Drug,
  parsed: CouponPageQuery,
  query: URLSearchParams,
): Promise<ShownCouponPage> {
  const { formulationId, quantity, locationId } = parsed;
  const choice = choiceOf(drug.manufacturers, formulationId, quantity);
  if (!choice) return { kind: 'unknown' };
  const { place, refusedZip } = await requestedPlace(parsed.zip, placeOfZip);
  if (refusedZip !== undefined) return { kind: 'refused', reason: 'This ZIP code was not found.' };
  const unavailable: ShownCouponPage = {
    kind: 'unavailable',
    again: `${drugPages.coupon(drug.slug)}?${query}`,
  };

  const prices = await pricesFor({ formulationId, quantity, place });
  if (prices.kind === 'unavailable') return unavailable;
  const entry = prices.kind === 'seen' ? entryAt(prices.prices, locationId) : undefined;
  if (prices.kind === 'unknown' || !entry) return { kind: 'unknown' };

  const offer = couponOffer({
    entry,
    drugName: drug.name,
    choice: inUnits(choice, quantity),
    seenAt: prices.prices.seenAt,
    isControlled: drug.schedule !== undefined,
  });
  const answer = await coupons.issue(offer.query);
  if (answer.kind === 'unavailable') return unavailable;
  if (answer.kind === 'unknown') return { kind: 'unknown' };
  return { kind: 'coupon', offer, codes: answer.codes };
}

/** Without a location, the lowest of entries that have none. */
function entryAt({ data }: SeenPrices, locationId: string | undefined): PriceEntry | undefined {
  return data
    .filter(({ retailer }) => retailer.location?.id === locationId)
    .sort((one, other) => one.price.amount - other.price.amount)[0];
}

/** An unusual quantity is written as its number. */
function inUnits(choice: DosageChoice, value: number): DosageChoice {
  return choice.quantity.value === value
    ? choice
    : { ...choice, quantity: { display: String(value), value } };
}

function pricesOf({ slug, manufacturers }: Drug, parsed: CouponPageQuery | HttpError): string {
  const address = drugPages.drug(slug);
  if (parsed instanceof HttpError) return address;
  const { formulationId, quantity, zip } = parsed;
  const choice = choiceOf(manufacturers, formulationId, quantity);
  const query = new URLSearchParams({ ...(zip && { zip }), ...(choice && namesOf(choice)) });
  return query.size > 0 ? `${address}?${query}` : address;
}

interface CouponPageQuery {
  formulationId: string;
  quantity: number;
  zip: string | undefined;
  /** Undefined for a pharmacy without a location, such as a mail-order one. */
  locationId: string | undefined;
}

function readCouponPageQuery(query: URLSearchParams): CouponPageQuery {
  const optional = (name: CouponField, isOne: (text: string) => boolean, accepts: string) =>
    optionalField(query, name, (text) => (isOne(text) ? text : undefined), accepts);
  return {
    formulationId: formulationOf(query),
    quantity: quantityOf(query),
    zip: optional('zip', isZip, 'the five digits of a ZIP'),
    locationId: optional('locationId', isPartnerId, 'the id of a pharmacy'),
  };
}
