import { availableChoice, type DosageChoice } from '#contracts/drugs/choice.ts';
import { drugNameParameter, drugPages } from '#contracts/drugs/drugPages.ts';
import type { SeenPrices } from '#contracts/drugs/priceEntry.ts';
import { type PricesForPage, priceKey } from '#contracts/drugs/pricesForPage.ts';
import { mayBuyMore, otherWays } from '#contracts/drugs/waysToPayLess.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import {
  type PageReply,
  type PageRoute,
  page,
  type Redirect,
  type RouteRequest,
} from '#feature-kit/route.ts';
import { tooManyAttempts } from '#platform/http/httpError.ts';
import type { Drug } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import { couponsLimit } from '../coupons/couponRoutes.ts';
import type { DrugBySlug, DrugStore } from '../list/drugStore.ts';
import { fromList } from '../list/fromList.ts';
import type { PlaceOfZip, ZipPlace } from '../places/placesOfZips.ts';
import { type CachedPricesFor, type PricesFor, pricesToShow } from '../prices/prices.ts';
import { pricesLimit } from '../prices/pricesRoutes.ts';
import type { IsInTheUs } from '../usReaders.ts';
import { type CouponPageParts, couponReply } from './couponRoute.ts';
import {
  abroadPage,
  drugLetterPage,
  drugResultsPage,
  type FirstLetter,
  firstLetters,
  unknownDrugPage,
} from './drugListPage.tsx';
import { drugPage } from './drugPage.tsx';
import { DrugPageCache } from './drugPageCache.ts';
import { isPlain, readDrugQuery, requestedPlace } from './drugQuery.ts';
import { drugsStartPage } from './drugsStartPage.tsx';
import { letterParameter, typedText } from './parameters.ts';
import { findPriced, othersLike } from './pricedDrugs.ts';
import { articlesAt, startContents } from './startContents.ts';
import { visitPage } from './visitPage.tsx';

const experimentNames = ['dcsCopayBestOffer', 'dcsNativeCoupon'] as const;
/** In milliseconds. */
const otherWaysPatience = 150;
const mostFound = 30;

export interface DrugPagesParts
  extends Pick<FeatureParts, 'limits' | 'log' | 'published' | 'renderer' | 'variantsFor'> {
  drugs: Pick<DrugStore, 'allNames' | 'bySlug' | 'byLetter' | 'find'>;
  placeOfZip: PlaceOfZip;
  pricesFor: PricesFor;
  cachedFor: CachedPricesFor;
  coupons: CouponPageParts['coupons'];
  isInTheUs: IsInTheUs;
  isSample: boolean;
}

/** All of them work without script. */
export function pageRoutes(parts: DrugPagesParts): PageRoute[] {
  const { drugs, limits, renderer, isInTheUs, isSample } = parts;
  const pageCache = new DrugPageCache(renderer);
  const ownQuestions = limits.of('pages of drugs with a query', pricesLimit);
  const ownCoupons = limits.of('pages of coupons', couponsLimit);
  /** Readers elsewhere get one sentence. */
  const forUs = (
    address: `GET /${string}`,
    answer: (request: RouteRequest) => Promise<PageReply | Redirect>,
  ): PageRoute =>
    page(address, { waits: true }, async (request) => {
      if (!isInTheUs(request)) return privateReply(abroadPage(renderer));
      // Pages without parameters are shared, so their requests to the partner need no limit.
      const seconds = request.query.size > 0 ? await ownQuestions.secondsToWait(request.clientAddress) : 0;
      if (seconds > 0) throw tooManyAttempts(seconds);
      return answer(request);
    });

  /** The limit of drug pages with a query has already counted this request. */
  const unknown = async (slug = '', { query, clientAddress }: RouteRequest): Promise<PageReply> => {
    const seconds = query.size > 0 ? 0 : await ownQuestions.secondsToWait(clientAddress);
    if (seconds > 0) throw tooManyAttempts(seconds);
    const near = await fromList(drugs.find(slug.replaceAll('-', ' '), mostFound));
    return { ...privateReply(unknownDrugPage(near.drugs, renderer)), status: 404 };
  };

  return [
    forUs(`GET ${drugPages.all}`, async ({ query }) => {
      const typed = typedText(query, drugNameParameter);
      if (typed !== undefined)
        return privateReply(drugResultsPage(typed, await findPriced(typed, mostFound, parts), renderer));
      const start = async (zip?: string): Promise<Document> => {
        const requested = await requestedPlace(zip, parts.placeOfZip);
        const contents = await startContents({ ...parts, ...requested }, renderer.site.configuration);
        const isListed = zip === undefined && !isSample;
        return drugsStartPage({ contents, requested, isSample, isListed }, renderer);
      };
      const { zip } = readDrugQuery(query);
      if (zip !== undefined) return privateReply(await start(zip));
      if (query.size > 0) {
        const letter = letterOf(query) ?? firstLetters[0];
        const named = await fromList(drugs.byLetter(letter));
        return privateReply(drugLetterPage({ letter, drugs: named }, renderer));
      }
      const known = pageCache.get('');
      if (known) return forThisCountry(known, isSample);
      const document = await start();
      pageCache.set('', document);
      return forThisCountry(document, isSample);
    }),
    forUs(`GET ${drugPages.all}/:slug`, async (request) => {
      const { params, query } = request;
      const slug = params.slug ?? '';
      const variants = variantsOf(parts, request);
      const key = JSON.stringify([slug, variants.experiments]);
      const plain = isPlain(query);
      const known = plain ? pageCache.get(key) : undefined;
      if (known) return withHeaders(forThisCountry(known, isSample), variants.headers);
      const found = await fromList(drugs.bySlug(slug));
      if (!found) return unknown(slug, request);
      const ofBrand = redirectOfBrand(found, query, drugPages.drug);
      if (ofBrand) return ofBrand;
      const { document, until } = await documentOf(parts, found.drug, query, variants.experiments);
      if (!plain || until === undefined) return withHeaders(privateReply(document), variants.headers);
      pageCache.set(key, document, until);
      return withHeaders(forThisCountry(document, isSample), variants.headers);
    }),
    forUs(`GET ${drugPages.all}/:slug/visit`, async (request) => {
      const { params, query } = request;
      const found = await fromList(drugs.bySlug(params.slug ?? ''));
      if (!found) return unknown(params.slug, request);
      return redirectOfBrand(found, query, drugPages.visit) ?? visitReply(parts, found.drug, query);
    }),
    forUs(`GET ${drugPages.all}/:slug/coupon`, async (request) => {
      const { params, query, clientAddress } = request;
      const found = await fromList(drugs.bySlug(params.slug ?? ''));
      if (!found) return unknown(params.slug, request);
      const seconds = await ownCoupons.secondsToWait(clientAddress);
      if (seconds > 0) throw tooManyAttempts(seconds);
      const { document, status } = await couponReply(parts, found.drug, query);
      return { ...privateReply(document), status };
    }),
  ];
}

/** `until` is in milliseconds since 1970; undefined without prices, so that the page is not cached. */
async function documentOf(
  parts: DrugPagesParts,
  drug: Drug,
  query: URLSearchParams,
  experiments: Readonly<Record<string, string>>,
): Promise<{ document: Document; until: number | undefined }> {
  const { renderer, placeOfZip, pricesFor, isSample } = parts;
  const { wanted, zip, pharmacy, group, sort } = readDrugQuery(query);
  const choice = choiceIn(drug, wanted);
  const { place, refusedZip } = await requestedPlace(zip, placeOfZip);
  const named = renderer.site.configuration.drugSavings?.articles ?? [];
  const paths = named.filter((each) => each.drug === drug.slug).map(({ path }) => path);
  const [{ prices, until }, articles] = await Promise.all([
    pricesOf(drug, choice, place, pricesFor),
    articlesAt(paths, parts),
  ]);
  // After the prices, which have a deadline.
  const others = await othersLike(drug.slug, { ...parts, place });
  const isFailed = until === undefined;
  const view = {
    place,
    pharmacy,
    group,
    sort,
    isFailed,
    isControlled: drug.schedule !== undefined,
    mayBuyMore: mayBuyMore(drug),
    ...(refusedZip === undefined ? {} : { refusedZip }),
  };
  const isListed = isPlain(query) && !isSample;
  return {
    document: drugPage({ drug, choice, view, prices, articles, others, experiments, isListed }, renderer),
    until,
  };
}

function variantsOf(
  { variantsFor }: Pick<DrugPagesParts, 'variantsFor'>,
  request: RouteRequest,
): { experiments: Readonly<Record<string, string>>; headers: Readonly<Record<string, string>> } {
  const variants = variantsFor(request);
  const pairs = experimentNames.flatMap((name) => {
    const variant = variants.of(name);
    return variant === undefined ? [] : [[name, variant] as const];
  });
  return { experiments: Object.fromEntries(pairs), headers: variants.headers() };
}

function withHeaders(reply: PageReply, headers: Readonly<Record<string, string>>): PageReply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

async function visitReply(
  { renderer, placeOfZip, pricesFor, isSample }: DrugPagesParts,
  drug: Drug,
  query: URLSearchParams,
): Promise<PageReply> {
  const { wanted, zip } = readDrugQuery(query);
  const choice = choiceIn(drug, wanted);
  const { place } = await requestedPlace(zip, placeOfZip);
  const prices = (await seenPrices(choice, place, pricesFor))?.value;
  return privateReply(visitPage({ drug, choice, place, prices, isSample }, renderer));
}

function choiceIn(
  { name, manufacturers }: Drug,
  wanted: Parameters<typeof availableChoice>[1],
): DosageChoice {
  const choice = availableChoice(manufacturers, wanted);
  if (!choice) throw new Error(`The list has no form of ${name}`);
  return choice;
}

/** With alternatives that are available before the deadline. */
async function pricesOf(
  drug: Drug,
  choice: DosageChoice,
  place: ZipPlace,
  pricesFor: PricesFor,
): Promise<{ prices: PricesForPage; until: number | undefined }> {
  const chosen = seenPrices(choice, place, pricesFor);
  const medicine = { manufacturers: drug.manufacturers, mayBuyMore: mayBuyMore(drug) };
  const others = otherWays(choice, medicine).map(async ({ choice: other }) =>
    pricesByKey(other, (await seenPrices(other, place, pricesFor, otherWaysPatience))?.value),
  );
  const seen = await chosen;
  const prices = Object.assign({}, ...(await Promise.all(others)), pricesByKey(choice, seen?.value));
  return { prices, until: seen?.until };
}

function pricesByKey(choice: DosageChoice, seen: SeenPrices | undefined): PricesForPage {
  return seen ? { [priceKey(questionOf(choice))]: seen } : {};
}

async function seenPrices(
  choice: DosageChoice,
  place: ZipPlace,
  pricesFor: PricesFor,
  within?: number,
): Promise<ReturnType<typeof pricesToShow>> {
  const question = { ...questionOf(choice), place };
  return pricesToShow(await pricesFor(question, within === undefined ? {} : { within }));
}

function questionOf({ dosage, quantity }: DosageChoice) {
  return { formulationId: dosage.formulationId, quantity: quantity.value };
}

/** To the drug, with that brand chosen and other parameters unchanged. */
function redirectOfBrand(
  { drug, brand }: DrugBySlug,
  query: URLSearchParams,
  addressOf: (slug: string) => string,
): Redirect | undefined {
  if (brand === undefined) return undefined;
  const parameters = new URLSearchParams(query);
  parameters.set('manufacturer', brand);
  return { redirect: `${addressOf(drug.slug)}?${parameters}`, headers: noReferrer };
}

function letterOf(query: URLSearchParams): FirstLetter | undefined {
  const typed = typedText(query, letterParameter)?.toLowerCase();
  return firstLetters.find((letter) => letter === typed);
}

/** Other sites must not learn which of these pages a reader left. */
const noReferrer = { 'Referrer-Policy': 'same-origin' } as const;

/** Private: depends on the reader's parameters. */
function privateReply(document: Document): PageReply {
  return { document, headers: { ...noReferrer, 'Cache-Control': 'private, no-store' } };
}

/** The same for all readers in the US. Search engines index it if prices are real. */
function forThisCountry(document: Document, isSample: boolean): PageReply {
  return {
    document,
    isOfAKind: true,
    headers: { ...noReferrer, ...(isSample ? { 'X-Robots-Tag': 'noindex' } : {}) },
  };
}
