import { keptKey } from '#content/database/keys/keptKey.ts';
import { defaultUserInfo } from '#contracts/drugs/drug.ts';
import type { Services } from '#contracts/services.ts';
import type { FeatureParts } from '../parts/feature.ts';
import type { Route } from '../parts/route.ts';
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
import { Prices, type PricesFor, pricesToShow } from './prices/prices.ts';
import { type PlaceOf, pricesRoutes } from './prices/pricesRoutes.ts';
import type { IsInTheUs } from './usReaders.ts';

/** Less than a page waits, in milliseconds: where prices are late, those that were kept still come in time. */
const pagesPatience = 120;

type PricingParts = Pick<FeatureParts, 'log' | 'registry' | 'renderer'> & {
  isInTheUs: IsInTheUs;
  content: Pick<FeatureParts['content'], 'database'>;
};

interface PricingSettings {
  /** The partner's name in addresses. */
  partner: string;
  /** What the partner's calls begin with; undefined where prices are made up. */
  apiUrl: string | undefined;
  apiKey: string | undefined;
}

/** What our own list says of medicines and places. */
export interface PricingLookups {
  /** A formulation of the list: no other is asked about, and made-up prices are made from it. */
  formulationOf: ListedFormulation;
  /** Where a ZIP is; undefined where there is none of that number. Without it, whoever asks says where theirs is. */
  placeOf?: PlaceOf;
  /** The list price of a unit by its National Drug Code, in US dollars: `null` where nobody has told one, undefined for an unknown code. */
  listPriceOf: (ndc: string) => Promise<number | null | undefined>;
}

/** Prices and coupons, as far as others need them. */
export interface Pricing {
  routes: readonly Route[];
  pricesFor: PricesFor;
  /** Prices near the default place, for blocks. */
  pricesForPage: NonNullable<Services['drugPrices']>;
  /** Issues coupons, for pages that work without script. */
  coupons: Pick<Coupons, 'issue'>;
  /**
   * What was issued under an id in the last 24 hours.
   *
   * @throws while the database is out of reach
   */
  couponOf: (couponID: string) => Promise<IssuedCoupon | undefined>;
  /** Deletes coupons that can no longer be sent. */
  purge: () => Promise<number>;
  close: () => void;
}

/** Makes all that asks the partner, and answers by what it says. */
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
  const seals = new PriceSeals(keptKey(content.database, keyTable));
  const { pricesFor } = new Prices({ partner, formulationOf, seals, registry });
  const issued = new IssuedCoupons(content.database);
  const coupons = new Coupons({ partner, formulationOf, pricesFor, seals, issued, registry, log });
  return {
    routes: [
      ...pricesRoutes({ isInTheUs, partner: name, pricesFor, placeOf, listPriceOf }),
      ...couponRoutes({ isInTheUs, partner: name, coupons }),
      ...(apiUrl === undefined ? [samplePartnerRoute(renderer)] : []),
    ],
    pricesFor,
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
