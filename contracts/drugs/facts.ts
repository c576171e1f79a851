import type { Utm } from './couponLink.ts';
import type { DrugDriver } from './drugDriver.ts';
import type { NamedDrug } from './drugPages.ts';

export interface DrugSavingsService {
  partner: string;
  partnerSite: string;
  /** Whether prices are samples, which is shown with each. */
  isSample: boolean;
  sends: { email: boolean; textMessage: boolean; ios: boolean; android: boolean };
  /** Address that saves a pass in Google's wallet, before its id. */
  walletSaveAddress: string;
  /** Whether a drug has a page, by its slug or a brand's. On the server only; a preview assumes it. */
  hasPageOf?: (slug: string) => boolean;
  /** Medicines and brands named in a text. On the server only. */
  pagesNamed?: (text: string) => readonly NamedDrug[];
}

export interface DrugSavingsWords {
  drivers: readonly DrugDriver[];
  source: string;
  /** The date as of which the disclaimer says that prices are current: `3/2023`. */
  asOf: string;
  /** Of the pricing partner, printed on coupons for readers and pharmacists. */
  helpPhone?: string | undefined;
  utm: Utm;
}

export interface PlacedWords {
  placementName: string;
  driver?: { headline?: string | undefined; callToAction?: string | undefined } | undefined;
}

export interface CouponWords {
  button?: string | undefined;
  heading?: string | undefined;
}

export type DrugSavingsFacts = DrugSavingsService &
  DrugSavingsWords & {
    couponWords: CouponWords;
    /** Whether this block's forms have a page to link to; by default true. */
    hasPage?: boolean;
  };

export const sampleNote = 'Sample prices, not real offers';

/** Defaults. The contract sets the date of prices. */
const defaultWords: DrugSavingsWords = {
  drivers: [],
  source: 'our pricing partner',
  asOf: '3/2023',
  utm: {},
};

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
