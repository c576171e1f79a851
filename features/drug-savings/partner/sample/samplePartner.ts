import { createHash } from 'node:crypto';
import type { CouponCodes } from '#contracts/drugs/coupon.ts';
import { isZip } from '#contracts/drugs/zip.ts';
import type { Send } from '#platform/upstream/attempt.ts';
import { isQuantity } from '../priceQuestion.ts';
import { isSampleRetailer } from './samplePharmacies.ts';
import { type SampleFormulation, samplePrices } from './samplePrices.ts';

/** No payer accepts it. */
const sampleBin = '000000';
const sampleGroup = 'SAMPLE';

function sampleCoupon(query: URLSearchParams): CouponCodes {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  const hash = createHash('sha256').update(parameters.toString()).digest('hex').toUpperCase();
  return {
    id: hash.slice(0, 24),
    bin: sampleBin,
    pcn: sampleGroup,
    grp: sampleGroup,
    uid: `S${hash.slice(24, 34)}`,
  };
}

export type FormulationOf = (formulationId: string) => Promise<SampleFormulation | undefined>;

export interface SampleAnswer {
  status: number;
  body: unknown;
}

/** Placeholder of the in-process sample: no server is there, and nothing is sent. */
export const samplePartnerUrl = 'http://sample-partner.invalid';

const unknown: SampleAnswer = { status: 404, body: { error: 'Nothing is known of this.' } };
const malformed: SampleAnswer = { status: 400, body: { error: 'This cannot be asked.' } };

export async function askSamplePartner(url: URL, formulationOf: FormulationOf): Promise<SampleAnswer> {
  const path = url.pathname.split('/').at(-1);
  if (path === 'prices') return answerPrices(url.searchParams, formulationOf);
  if (path === 'coupons') return answerCoupon(url.searchParams);
  return unknown;
}

export function sampleSend(formulationOf: FormulationOf): Send {
  return async (url, { signal }) => {
    const givenUp = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => givenUp.reject(signal.reason), { once: true });
    const { status, body } = await Promise.race([askSamplePartner(url, formulationOf), givenUp.promise]);
    return Response.json(body, { status });
  };
}

async function answerPrices(query: URLSearchParams, formulationOf: FormulationOf): Promise<SampleAnswer> {
  const formulationId = query.get('formulationId') ?? '';
  const zip = query.get('zip') ?? '';
  const [quantity, lat, long] = ['quantity', 'lat', 'long'].map((name) =>
    Number(query.get(name) ?? Number.NaN),
  );
  if (quantity === undefined || lat === undefined || long === undefined) return malformed;
  if (!isQuantity(quantity) || !isZip(zip) || !Number.isFinite(lat) || !Number.isFinite(long))
    return malformed;
  const formulation = await formulationOf(formulationId);
  if (!formulation) return unknown;
  const data = samplePrices({ formulationId, quantity, place: { zip, lat, long } }, formulation);
  return { status: 200, body: { data } };
}

function answerCoupon(query: URLSearchParams): SampleAnswer {
  return isSampleRetailer(query.get('retailerId') ?? '')
    ? { status: 200, body: sampleCoupon(query) }
    : unknown;
}
