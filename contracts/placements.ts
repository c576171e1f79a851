import type { FormFactor } from './pageFacts.ts';

/** On a marketing placement: its name. There is no other list of a page's placements. */
export const placementAttribute = 'data-placement';

export const placementStageAttribute = 'data-placement-stage';

export const adTypeAttribute = 'data-ad-type';

/** Queued; requested; loaded; rendered with the page, so not requested; failed; or empty. */
export type PlacementStage = 'queued' | 'loading' | 'loaded' | 'preloaded' | 'error' | 'not_found';

export const driverPlacements = [
  '1stPagePopup',
  '2ndPagePopup',
  'rightRail',
  'manualPlacement1',
  'headerNewsletter',
] as const;

/** Prefix of placements inside drug savings windows: texts of a driver, without a place on the page. */
const beginsWords = 'DCS-';

export function isPlaceOfPage(name: string): boolean {
  return !name.startsWith(beginsWords);
}

/** Placements whose driver is a newsletter form: without names of letters it has no meaning. */
const placesOfLetters: readonly string[] = ['headerNewsletter', 'wBw2ndPagePopup'];

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

export const popupAttribute = 'data-popup';

/** sessionStorage: set after a pop-up was shown; one per session. */
export const popupShownKey = 'pagewell:popup';

/** Placements of pop-ups: on the first page of a session, and on later ones. */
export const popupPlacements = ['1stPagePopup', '2ndPagePopup'] as const;

export const driversAddress = '/api/drivers/v4';

export interface DriversRequest {
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

export interface DriversAnswer {
  placementDrivers: Record<string, PlacementDriver>;
}

export interface PlacementDriver {
  html: string;
  assetName?: string;
}
