import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import type { Services } from '#contracts/services.ts';
import type { FeatureParts } from '../parts/feature.ts';
import type { Route } from '../parts/route.ts';
import { storedKey } from '../parts/storedKey.ts';
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

/** In milliseconds: less than a page's deadline, so that cached prices still meet it when fresh ones are slow. */
const pagesPatience = 120;

type PricingParts = Pick<FeatureParts, 'log' | 'registry' | 'renderer'> & {
  isInTheUs: IsInTheUs;
  content: Pick<FeatureParts['content'], 'database'>;
};

interface PricingSettings {
  /** The partner's name in paths. */
  partner: string;
  /** Base address of the partner's API; undefined for sample prices. */
  apiUrl: string | undefined;
  apiKey: string | undefined;
}

/** Lookups in our own data about medicines and places. */
export interface PricingLookups {
  /** A formulation of the list: no other is requested, and sample prices derive from it. */
  formulationOf: ListedFormulation;
  /** Location of a ZIP; undefined if unknown. Without this lookup, the caller sends the location. */
  placeOf?: PlaceOf;
  /**
   * List price of a unit by its National Drug Code, in US dollars: `null` without a known price, undefined
   * for an unknown code.
   */
  listPriceOf: (ndc: string) => Promise<number | null | undefined>;
}

/** Prices and coupons, as other modules need them. */
export interface Pricing {
  routes: readonly Route[];
  pricesFor: PricesFor;
  /** Prices for lists of medicines. */
  cachedFor: CachedPricesFor;
  /** Prices near the default place, for blocks. */
  pricesForPage: NonNullable<Services['drugPrices']>;
  /** Issues coupons, for pages that work without script. */
  coupons: Pick<Coupons, 'issue'>;
  /**
   * A coupon issued in the last 24 hours.
   * @throws when the database is not available
   */
  couponOf: (couponID: string) => Promise<IssuedCoupon | undefined>;
  /** Deletes coupons that can no longer be sent. */
  purge: () => Promise<number>;
  close: () => void;
}

/** Creates the partner's client, prices and coupons, and their routes. */
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
