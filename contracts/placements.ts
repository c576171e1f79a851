/**
 * Places of marketing, as pages, the script that fills them and the server agree on them. Part of a script of readers: constants
 * and types.
 */
import type { FormFactor } from './pageFacts.ts';

/** On what stands at a place of marketing, or waits for it: the name of the place. The page has no other list of its places. */
export const placementAttribute = 'data-placement';

/** On it: how far it has come, a `PlacementStage`. */
export const placementStageAttribute = 'data-placement-stage';

/** On a driver: what it counts as among advertisements. */
export const adTypeAttribute = 'data-ad-type';

/**
 * Waiting to be asked for; asked for; shown, or ready to be; known when the page was made, so that nothing is asked; the server
 * could not be asked; nothing stands there.
 */
export type PlacementStage = 'queued' | 'loading' | 'loaded' | 'preloaded' | 'error' | 'not_found';

/** The places that there are. */
export const driverPlacements = [
  '1stPagePopup',
  '2ndPagePopup',
  'rightRail',
  'manualPlacement1',
  'headerNewsletter',
] as const;

/** Begins the names of what stands in a window of drug savings: words of a driver alone, of which no page has a place. */
const beginsWords = 'DCS-';

/** Whether a page may have a place of this name. */
export function isPlaceOfPage(name: string): boolean {
  return !name.startsWith(beginsWords);
}

/** Places whose driver is a form for letters: without the names of letters nobody knows which are meant. */
const placesOfLetters: readonly string[] = ['headerNewsletter', 'wBw2ndPagePopup'];

/** Whether a driver misses the letters that its place is for. */
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

/** On a place that has to be asked for: the marker of the script that does it. */
export const placementLoadAttribute = 'data-placement-load';

/** On a window above the page that holds a place: the marker of the script that shows it. */
export const popupAttribute = 'data-popup';

/** In a tab's session storage, once a window was shown above a page: there is one in a session. */
export const popupShownKey = 'pagewell:popup';

/** The places that are windows above the page: on the first page that somebody opens, and on those after it. */
export const popupPlacements = ['1stPagePopup', '2ndPagePopup'] as const;

/** Where drivers are asked for; the path of the page stands behind it. */
export const driversAddress = '/api/drivers/v4';

/** The body of a request for drivers. What is not sent, nobody knows. */
export interface DriversRequest {
  /** The names of the places. */
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

/** What is answered: what stands at those places that have something, by their names. */
export interface DriversAnswer {
  placementDrivers: Record<string, PlacementDriver>;
}

export interface PlacementDriver {
  /** The driver, as readers get it. */
  html: string;
  /** What it is called in reports. */
  assetName?: string;
}
