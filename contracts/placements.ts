/**
 * Places of marketing, as pages, the script that fills them and the server agree on them. Part of a script of readers: constants
 * and types.
 */

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
