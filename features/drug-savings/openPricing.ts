import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import type { Services } from '#contracts/services.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import type { Route } from '#feature-kit/route.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { keyTable } from './coupons/couponMigrations.ts';
import { couponRoutes } from './coupons/couponRoutes.ts';
import { Coupons } from './coupons/coupons.ts';
import { type IssuedCoupon, IssuedCoupons } from './coupons/issuedCoupons.ts';
import type { ListedFormulation } from './partner/listedQuestion.ts';
import { PricingPartner } from './partner/pricingPartner.ts';
import { samplePartnerUrl, sampleSend } from './partner/sample/samplePartner.ts';
import { samplePartnerRoute } from './partner/sample/samplePartnerPage.tsx';
import { sampleFormulation } from './partner/sample/samplePrices.ts';
import { PriceSeals } from './prices/priceSeals.ts';
import { type CachedPricesFor, Prices, type PricesFor, pricesToShow } from './prices/prices.ts';
import { type PlaceOf, pricesRoutes } from './prices/pricesRoutes.ts';
import type { IsInTheUs } from './usReaders.ts';

/** Less than a page's deadline, so that cached prices still meet it when fresh ones are slow. In milliseconds. */
const pagesPatience = 120;

type PricingParts = Pick<FeatureParts, 'log' | 'registry' | 'renderer'> & {
  isInTheUs: IsInTheUs;
  content: Pick<FeatureParts['content'], 'database'>;
};

interface PricingSettings {
  partner: string;
  apiUrl: string | undefined;
  apiKey: string | undefined;
}

export interface PricingLookups {
  /** No other formulation is requested, and sample prices derive from it. */
  formulationOf: ListedFormulation;
  /** Undefined if unknown. Without this lookup, the caller sends the location. */
  placeOf?: PlaceOf;
  /** US dollars per unit: `null` without a known price, undefined for an unknown code. */
  listPriceOf: (ndc: string) => Promise<number | null | undefined>;
}

export interface Pricing {
  routes: readonly Route[];
  pricesFor: PricesFor;
  cachedFor: CachedPricesFor;
  pricesForPage: NonNullable<Services['drugPrices']>;
  coupons: Pick<Coupons, 'issue'>;
  /** Of the last 24 hours. @throws when the database is not available */
  couponOf: (couponID: string) => Promise<IssuedCoupon | undefined>;
  purge: () => Promise<number>;
  close: () => void;
}

export function openPricing(
  { content, log, registry, renderer, isInTheUs }: PricingParts,
  { partner: name, apiUrl, apiKey }: PricingSettings,
  { formulationOf, placeOf, listPriceOf }: PricingLookups,
): Pricing {
  const partner = new PricingPartner(
    { log, registry },
    apiUrl === undefined
      ? { address: samplePartnerUrl, send: sampleSend(sampleOf(formulationOf)) }
      : { address: apiUrl.replace(/\/$/, ''), apiKey },
  );
  const seals = new PriceSeals(storedKey(content.database, keyTable));
  const { pricesFor, cachedFor } = new Prices({ partner, formulationOf, seals, registry });
  const issued = new IssuedCoupons(content.database);
  const coupons = new Coupons({ partner, formulationOf, pricesFor, seals, issued, registry, log });
  return {
    routes: [
      ...pricesRoutes({ isInTheUs, partner: name, pricesFor, placeOf, listPriceOf }),
      ...couponRoutes({ isInTheUs, partner: name, coupons }),
      ...(apiUrl === undefined ? [samplePartnerRoute(renderer)] : []),
    ],
    pricesFor,
    // Sample prices are computed here, so they need no request.
    cachedFor:
      apiUrl === undefined ? async (question) => pricesToShow(await pricesFor(question))?.value : cachedFor,
    pricesForPage: async (question) =>
      pricesToShow(
        await pricesFor({ ...question, place: defaultUserInfo.location }, { within: pagesPatience }),
      ),
    coupons,
    couponOf: (couponID) => issued.find(couponID),
    purge: () => issued.purge(),
    close: () => partner.close(),
  };
}

function sampleOf(formulationOf: ListedFormulation) {
  return async (id: string) => {
    const found = await formulationOf(id);
    return found && sampleFormulation(found.manufacturer, found.dosage);
  };
}
