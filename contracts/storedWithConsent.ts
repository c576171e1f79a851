/** Deleted without consent. A test compares it with `features/consent/storedInBrowser.ts`. Loaded after a page. */
import { surveyCookie } from './consent.ts';
import { adSessionKey, anonymousIdKey } from './sessionKeys.ts';

export const cookiesWithConsent: readonly string[] = [
  'pagewell_brand',
  'pagewell_product',
  'pagewell_campaign',
  surveyCookie,
];

export const keysWithConsent: readonly string[] = [adSessionKey, anonymousIdKey];
