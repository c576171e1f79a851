import { drugApi, priceTypeCode } from '#contracts/drugs/couponCalls.ts';
import type { NamedPlace } from '#contracts/drugs/drugView.ts';
import { readPriceEntries } from '#contracts/drugs/priceEntry.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { fetchInTime } from './fetchInTime.ts';
import type { ShownPrices } from './firstPrices.ts';

export interface PriceQuestion {
  partner: string;
  formulationId: string;
  quantity: number;
  place: NamedPlace;
  /** The National Drug Code, if a list price is needed too. */
  ndc?: string | undefined;
}

export async function fetchPlace(zip: string, signal: AbortSignal): Promise<NamedPlace | undefined> {
  const answer = await fetchInTime(drugApi.zip, { zip }, signal);
  const { errors, demographics } = fieldsOf(answer);
  if (errors !== undefined) return undefined;
  const { Latitude, Longitude, City, State } = fieldsOf(demographics);
  const [lat, long] = [coordinate(Latitude), coordinate(Longitude)];
  if (lat === undefined || long === undefined) return undefined;
  return {
    zip,
    lat,
    long,
    ...(typeof City === 'string' && { city: City }),
    ...(typeof State === 'string' && { state: State }),
  };
}

/** The pharmacies' prices; undefined if the request failed or found none. */
export async function fetchPrices(
  { partner, formulationId, quantity, place: { zip, lat, long } }: PriceQuestion,
  signal: AbortSignal,
): Promise<ShownPrices | undefined> {
  const query = { formulationId, quantity, lat: lat ?? undefined, long: long ?? undefined, zip };
  const { data, seenAt } = fieldsOf(await fetchInTime(drugApi.prices(partner), query, signal));
  const entries = readPriceEntries(data);
  if (entries.length === 0) return undefined;
  return { data: entries, ...(typeof seenAt === 'string' && { seenAt }) };
}

/** The list price per unit; undefined if it is unknown. */
export async function fetchListPrice(ndc: string, signal: AbortSignal): Promise<number | undefined> {
  const { drugMSRP } = fieldsOf(await fetchInTime(drugApi.listPrice, { ndc, priceTypeCode }, signal));
  return typeof drugMSRP === 'number' && drugMSRP > 0 && Number.isFinite(drugMSRP) ? drugMSRP : undefined;
}

function coordinate(value: unknown): number | undefined {
  const degrees = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : undefined;
}
