/** Contract between pages, the placement script and the server. Part of a script of readers: constants and types. */
import type { FormFactor } from './pageFacts.ts';

/** On a marketing placement: its name. There is no other list of a page's placements. */
export const placementAttribute = 'data-placement';

/** On it: a `PlacementStage`. */
export const placementStageAttribute = 'data-placement-stage';

/** On a driver: its advertisement type. */
export const adTypeAttribute = 'data-ad-type';

/** Queued; requested; loaded; rendered with the page, so not requested; failed; or empty. */
export type PlacementStage = 'queued' | 'loading' | 'loaded' | 'preloaded' | 'error' | 'not_found';

/** All placements. */
export const driverPlacements = [
  '1stPagePopup',
  '2ndPagePopup',
  'rightRail',
  'manualPlacement1',
  'headerNewsletter',
] as const;

/** Prefix of placements inside drug savings windows: texts of a driver, without a place on the page. */
const beginsWords = 'DCS-';

/** Whether a page may have this placement. */
export function isPlaceOfPage(name: string): boolean {
  return !name.startsWith(beginsWords);
}

/** Placements whose driver is a newsletter form: without names of letters it has no meaning. */
const placesOfLetters: readonly string[] = ['headerNewsletter', 'wBw2ndPagePopup'];

/** Whether a driver lacks the letters of its placement. */
export function missesLists({
  articlePlacement = '',
  newsletterLists = [],
  lists = [],
}: {
  articlePlacement?: string;
  newsletterLists?: readonly string[];
  lists?: readonly string[];
}): boolean {
  return placesOfLetters.includes(articlePlacement) && newsletterLists.length === 0 && lists.length === 0;
}

/** On a placement to be requested: marker of its script. */
export const placementLoadAttribute = 'data-placement-load';

/** On a pop-up with a placement: marker of its script. */
export const popupAttribute = 'data-popup';

/** sessionStorage: set after a pop-up was shown; one per session. */
export const popupShownKey = 'pagewell:popup';

/** Placements of pop-ups: on the first page of a session, and on later ones. */
export const popupPlacements = ['1stPagePopup', '2ndPagePopup'] as const;

/** Address of drivers, before the path of the page. */
export const driversAddress = '/api/drivers/v4';

/** Body of a request for drivers. Unknown fields are omitted. */
export interface DriversRequest {
  /** Names of the placements. */
  articlePlacements: string[];
  k1?: string;
  kMetas?: string[];
  pageType?: string;
  categorySlugs?: string[];
  profile?: { audiences?: string[] };
  deviceType?: FormFactor;
  mobileOS?: 'ios' | 'android' | 'other';
  msiteID?: string;
  webContext?: string;
  cesData?: { metaDescription?: string; mpdTags?: string[] };
  excludeVideos?: boolean;
}

/** Answer by placement; empty placements are missing. */
export interface DriversAnswer {
  placementDrivers: Record<string, PlacementDriver>;
}

export interface PlacementDriver {
  /** The driver's HTML. */
  html: string;
  /** Its name in reports. */
  assetName?: string;
}
