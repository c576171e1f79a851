import type { Utm } from './couponLink.ts';
import type { DrugDriver } from './drugDriver.ts';
import type { NamedDrug } from './drugPages.ts';

/** What looks up prices and sends coupons, as far as blocks and pages show of it. */
export interface DrugSavingsService {
  /** The partner's name in addresses of the API. */
  partner: string;
  /** Scheme and host of the partner's site, or a path of this site. */
  partnerSite: string;
  /** Whether the prices are made up, which is said wherever one stands. */
  isSample: boolean;
  /** What coupons can be sent by. */
  sends: { email: boolean; textMessage: boolean; ios: boolean; android: boolean };
  /** Where a pass for Google's wallet is saved: its id stands behind. */
  walletSaveAddress: string;
  /** Whether there is a page about a drug, by its slug or that of a brand. On the server alone; a preview takes all of them for known. */
  hasPageOf?: (slug: string) => boolean;
  /** The medicines and brands that a text names. On the server alone. */
  pagesNamed?: (text: string) => readonly NamedDrug[];
}

/** What a publisher says of drug savings, in the site's configuration. */
export interface DrugSavingsWords {
  /** Offers of sponsors, by drug or path. */
  drivers: readonly DrugDriver[];
  /** Whom the prices are from, as readers see it. */
  source: string;
  /** The date of the disclaimer, as of which it says that prices are current: `3/2023`. */
  asOf: string;
  /** What the partner counts our links by. */
  utm: Utm;
}

/** What a place of marketing may say, as far as it gives words. */
export interface PlacedWords {
  placementName: string;
  driver?: { headline?: string | undefined; callToAction?: string | undefined } | undefined;
}

/** What places of marketing say instead of our own words. */
export interface CouponWords {
  /** On the button of a price: `DCS-Coupon-Button`. */
  button?: string | undefined;
  /** Above a coupon: `DCS-Coupon-Heading`. */
  heading?: string | undefined;
}

/** What the site says of drug savings to blocks and pages, live: of a site that has them. */
export type DrugSavingsFacts = DrugSavingsService &
  DrugSavingsWords & {
    couponWords: CouponWords;
    /** Of what one block knows: whether its forms have a page to lead to. Where nothing is said, they have. */
    hasPage?: boolean;
  };

/** What stands wherever a made-up price does. */
export const sampleNote = 'Sample prices, not real offers';

/** What holds where the publisher says nothing. The contract says as of when prices are. */
const defaultWords: DrugSavingsWords = {
  drivers: [],
  source: 'our pricing partner',
  asOf: '3/2023',
  utm: {},
};

/** What the site says, of a site that has somebody who looks up prices. */
export function drugSavingsFacts(
  service: DrugSavingsService | undefined,
  words: Partial<DrugSavingsWords> = {},
  placements: readonly PlacedWords[] = [],
): DrugSavingsFacts | undefined {
  return service && { ...defaultWords, ...words, ...service, couponWords: couponWordsOf(placements) };
}

function couponWordsOf(placements: readonly PlacedWords[]): CouponWords {
  const driverAt = (name: string) => placements.find(({ placementName }) => placementName === name)?.driver;
  const button = driverAt('DCS-Coupon-Button');
  return {
    button: button?.callToAction ?? button?.headline,
    heading: driverAt('DCS-Coupon-Heading')?.headline,
  };
}
