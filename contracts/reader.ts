import type { AuthFacts } from './auth.ts';
import type { ConsentFacts, ConsentState } from './consent.ts';
import type { OutsideFacts } from './outside/frame.ts';

/** The server's facts of this reader: pages are the same for all. Each feature adds its own field and part. */
export interface ReaderFacts {
  /** ISO 3166-1 alpha-2, if the proxy sends it. */
  country?: string;
  /** Their consent. */
  consent?: ConsentFacts;
  /** Third-party frames; missing if the site has none. */
  outside?: OutsideFacts;
  /** Sign-in facts; missing if the site has no sign-in. */
  auth?: AuthFacts;
}

/** Fetched once a visit. */
export const readerAddress = '/api/reader';

/** Of the JSON. */
export const maxReaderBytes = 1_000;

/** sessionStorage key of the facts, for the rest of the visit. */
export const readerKey = 'pagewell.reader';

/** The reader's consent, as the consent script publishes it to the page. */
export interface KnownConsent {
  reader: ReaderFacts;
  state: ConsentState;
}

/** Fired on each change of consent; its `detail` is a `KnownConsent`. */
export const consentDomEvent = 'pagewell:consent-known';

/** Requests that event again, for scripts that start later. */
export const consentWantedEvent = 'pagewell:consent-wanted';

declare global {
  interface DocumentEventMap {
    [consentDomEvent]: CustomEvent<KnownConsent>;
  }
}
