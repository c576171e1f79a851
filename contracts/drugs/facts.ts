import type { Utm } from './couponLink.ts';
import type { DrugDriver } from './drugDriver.ts';

/** What the site says of drug savings to blocks and pages, live: of a site that has them. */
export interface DrugSavingsFacts {
  /** The partner's name in addresses of the API. */
  partner: string;
  /** Scheme and host of the partner's site, or a path of this site. */
  partnerSite: string;
  /** Whether the prices are made up, which is said wherever one stands. */
  isSample: boolean;
  /** What coupons can be sent by. */
  sends: { email: boolean; textMessage: boolean; ios: boolean; android: boolean };
  /** Offers of sponsors, by drug or path. */
  drivers: readonly DrugDriver[];
  /** Whom the prices are from, as readers see it. */
  source: string;
  /** When the disclaimer says that prices were current: `3/2023`. */
  asOf: string;
  utm: Utm;
}

/** What stands wherever a made-up price does. */
export const sampleNote = 'Sample prices, not real offers';
/** Whom prices are from, where the site does not say. */
export const defaultSource = 'our pricing partner';
/** As of when they are, where the site does not say: the contract's own words. */
export const defaultAsOf = '3/2023';
