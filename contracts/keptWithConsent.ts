/**
 * What is kept in browsers with their reader's consent alone, and goes as soon as there is none. The registry
 * (`features/consent/keptInBrowser.ts`) says of each what for; a test compares them. Part of what comes to browsers after a page has
 * loaded.
 */
import { surveyCookie } from './consent.ts';
import { adSessionKey, anonymousIdKey } from './sessionKeys.ts';

/** Cookies, by their names. */
export const cookiesWithConsent: readonly string[] = [
  'pagewell_brand',
  'pagewell_product',
  'pagewell_campaign',
  surveyCookie,
];

/** In the session storage of a tab. */
export const keysWithConsent: readonly string[] = [adSessionKey, anonymousIdKey];
