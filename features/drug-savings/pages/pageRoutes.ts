import { type AskedPrices, priceKey } from '../../../contracts/drugs/askedPrices.ts';
import { type DosageChoice, mendChoice } from '../../../contracts/drugs/choice.ts';
import { drugPages } from '../../../contracts/drugs/drugPages.ts';
import type { SeenPrices } from '../../../contracts/drugs/priceEntry.ts';
import { otherWays } from '../../../contracts/drugs/waysToPayLess.ts';
import { unavailable } from '../../../platform/http/httpError.ts';
import type { Drug } from '../../../schemas/generated/types.ts';
import type { Document } from '../../../shell/document/document.ts';
import type { FeatureParts } from '../../parts/feature.ts';
import { type PageReply, type PageRoute, page, type Redirect, type RouteRequest } from '../../parts/route.ts';
import type { DrugBySlug, KeptDrugs } from '../list/keptDrugs.ts';
import type { PlaceOfZip, ZipPlace } from '../places/placesOfZips.ts';
import type { PricesFor } from '../prices/prices.ts';
import type { IsInTheUs } from '../usReaders.ts';
import {
  abroadPage,
  drugListPage,
  drugResultsPage,
  type FirstLetter,
  firstLetters,
  unknownDrugPage,
} from './drugListPage.tsx';
import { drugPage } from './drugPage.tsx';
import { isPlain, placeAskedFor, readDrugQuery } from './drugQuery.ts';
import { letterParameter, nameParameter, typedText } from './parameters.ts';
import { visitPage } from './visitPage.tsx';

/** The experiments that change what such a page shows. */
const experiments = ['dcsCopayBestOffer', 'dcsNativeCoupon'] as const;
/** A page waits so long for prices of other ways to buy a medicine, in milliseconds. */
const otherWaysPatience = 150;
/** So many names are offered that look like what somebody was after. */
const mostFound = 30;

/** How often one client may ask for a page with prices of its own, as for prices alone. */
const limit = { most: 120, seconds: 60 };

export interface DrugPagesParts extends Pick<FeatureParts, 'renderer' | 'variantsFor'> {
  drugs: Pick<KeptDrugs, 'bySlug' | 'byLetter' | 'find'>;
  placeOfZip: PlaceOfZip;
  pricesFor: PricesFor;
  isInTheUs: IsInTheUs;
  /** Whether the prices are made up: then nothing of it is listed. */
  isSample: boolean;
}

/** `/drugs`, `/drugs?q=`, the page of each drug, and the sheet for a visit. All of them are whole without script. */
export function pageRoutes(parts: DrugPagesParts): PageRoute[] {
  const { drugs, renderer, isInTheUs, isSample } = parts;
  /** A page for readers in the US; all others get one sentence. */
  const forUs = (
    address: `GET /${string}`,
    answer: (request: RouteRequest) => Promise<PageReply | Redirect>,
  ): PageRoute =>
    page(address, {
      limit,
      waits: true,
      handle: (request) => (isInTheUs(request) ? answer(request) : forNobodyElse(abroadPage(renderer))),
    });

  return [
    forUs(`GET ${drugPages.all}`, async ({ query }) => {
      const typed = typedText(query, nameParameter);
      if (typed !== undefined)
        return forNobodyElse(drugResultsPage(typed, await fromList(drugs.find(typed, mostFound)), renderer));
      const letter = letterOf(query);
      const isListed = !isSample && letter === undefined;
      const shown = letter ?? firstLetters[0];
      const named = await fromList(drugs.byLetter(shown));
      const document = drugListPage({ letter: shown, drugs: named, isSample, isListed }, renderer);
      return query.size === 0 ? forThisCountry(document, isSample) : forNobodyElse(document);
    }),
    forUs(`GET ${drugPages.all}/:slug`, async (request) => {
      const { params, query } = request;
      const found = await fromList(drugs.bySlug(params.slug ?? ''));
      if (!found) return unknown(parts, params.slug);
      return redirectOfBrand(found, query, drugPages.drug) ?? drugReply(parts, found.drug, request);
    }),
    forUs(`GET ${drugPages.all}/:slug/visit`, async ({ params, query }) => {
      const found = await fromList(drugs.bySlug(params.slug ?? ''));
      if (!found) return unknown(parts, params.slug);
      return redirectOfBrand(found, query, drugPages.visit) ?? visitReply(parts, found.drug, query);
    }),
  ];
}

/** The page of a drug: the same for all readers of a kind, where its address asks for nothing. */
async function drugReply(
  { renderer, variantsFor, placeOfZip, pricesFor, isSample }: DrugPagesParts,
  drug: Drug,
  request: RouteRequest,
): Promise<PageReply> {
  const { wanted, zip, pharmacy, group, sort } = readDrugQuery(request.query);
  const choice = choiceIn(drug, wanted);
  const { place, refusedZip } = await placeAskedFor(zip, placeOfZip);
  const { prices, isFailed } = await pricesOf(drug, choice, place, pricesFor);
  const variants = variantsFor(request);
  const view = {
    place,
    pharmacy,
    group,
    sort,
    isFailed,
    ...(refusedZip === undefined ? {} : { refusedZip }),
  };
  const plain = isPlain(request.query);
  const document = drugPage(
    {
      drug,
      choice,
      view,
      prices,
      experiments: Object.fromEntries(experiments.flatMap((name) => pairOf(name, variants.of(name)))),
      isListed: plain && !isSample,
    },
    renderer,
  );
  const reply = plain && !isFailed ? forThisCountry(document, isSample) : forNobodyElse(document);
  return { ...reply, headers: { ...reply.headers, ...variants.headers() } };
}

async function visitReply(
  { renderer, placeOfZip, pricesFor, isSample }: DrugPagesParts,
  drug: Drug,
  query: URLSearchParams,
): Promise<PageReply> {
  const { wanted, zip } = readDrugQuery(query);
  const choice = choiceIn(drug, wanted);
  const { place } = await placeAskedFor(zip, placeOfZip);
  const prices = await seenPrices(choice, place, pricesFor);
  return forNobodyElse(visitPage({ drug, choice, place, prices, isSample }, renderer));
}

/** What is wanted of a drug, mended where nobody sells it so. */
function choiceIn({ name, manufacturers }: Drug, wanted: Parameters<typeof mendChoice>[1]): DosageChoice {
  const choice = mendChoice(manufacturers, wanted);
  if (!choice) throw new Error(`The list has ${name} in no form at all`);
  return choice;
}

/** Prices of a choice, and of other ways to buy the same, as far as those are at hand. */
async function pricesOf(
  { manufacturers }: Drug,
  choice: DosageChoice,
  place: ZipPlace,
  pricesFor: PricesFor,
): Promise<{ prices: AskedPrices; isFailed: boolean }> {
  const chosen = seenPrices(choice, place, pricesFor);
  const others = otherWays(choice, manufacturers).map(async ({ choice: other }) =>
    pricesByKey(other, await seenPrices(other, place, pricesFor, otherWaysPatience)),
  );
  const seen = await chosen;
  const prices = Object.assign({}, ...(await Promise.all(others)), pricesByKey(choice, seen));
  return { prices, isFailed: seen === undefined };
}

function pricesByKey(choice: DosageChoice, seen: SeenPrices | undefined): AskedPrices {
  return seen ? { [priceKey(questionOf(choice))]: seen } : {};
}

/** @returns none where the partner knows none, and undefined where it could not be asked */
async function seenPrices(
  choice: DosageChoice,
  place: ZipPlace,
  pricesFor: PricesFor,
  within?: number,
): Promise<SeenPrices | undefined> {
  const answer = await pricesFor({ ...questionOf(choice), place }, within === undefined ? {} : { within });
  if (answer.kind === 'seen') return answer.prices;
  return answer.kind === 'unknown' ? { data: [], seenAt: new Date().toISOString() } : undefined;
}

function questionOf({ dosage, quantity }: DosageChoice) {
  return { formulationId: dosage.formulationId, quantity: quantity.value };
}

/** The slug of a brand leads to the drug, with that brand chosen and all else as the address says. */
function redirectOfBrand(
  { drug, brand }: DrugBySlug,
  query: URLSearchParams,
  addressOf: (slug: string) => string,
): Redirect | undefined {
  if (brand === undefined) return undefined;
  const kept = new URLSearchParams(query);
  kept.set('manufacturer', brand);
  return { redirect: `${addressOf(drug.slug)}?${kept}`, headers: noReferrer };
}

async function unknown({ drugs, renderer }: DrugPagesParts, slug = ''): Promise<PageReply> {
  const near = await fromList(drugs.find(slug.replaceAll('-', ' '), mostFound));
  return { ...forNobodyElse(unknownDrugPage(near.drugs, renderer)), status: 404 };
}

function letterOf(query: URLSearchParams): FirstLetter | undefined {
  const typed = typedText(query, letterParameter)?.toLowerCase();
  return firstLetters.find((letter) => letter === typed);
}

/** Other sites do not learn from which of these pages somebody comes. */
const noReferrer = { 'Referrer-Policy': 'same-origin' } as const;

/** What somebody asked for: for them alone. */
function forNobodyElse(document: Document): PageReply {
  return { document, headers: { ...noReferrer, 'Cache-Control': 'private, no-store' } };
}

/** What all readers in the US get; search engines as well, where its prices are real. */
function forThisCountry(document: Document, isSample: boolean): PageReply {
  return {
    document,
    isOfAKind: true,
    headers: { ...noReferrer, ...(isSample ? { 'X-Robots-Tag': 'noindex' } : {}) },
  };
}

/** The list is in the database, which may be out of reach. */
async function fromList<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (cause) {
    throw unavailable({ cause });
  }
}

function pairOf(name: string, variant: string | undefined): [string, string][] {
  return variant === undefined ? [] : [[name, variant]];
}
