/**
 * Browser storage that requires consent, and is deleted without it. A test compares it with the registry `features/consent/storedInBrowser.ts`.
 * Loaded after a page.
 */
import { surveyCookie } from './consent.ts';
import { adSessionKey, anonymousIdKey } from './sessionKeys.ts';

/** Cookies by name. */
export const cookiesWithConsent: readonly string[] = [
  'pagewell_brand',
  'pagewell_product',
  'pagewell_campaign',
  surveyCookie,
];

/** sessionStorage keys. */
export const keysWithConsent: readonly string[] = [adSessionKey, anonymousIdKey];
