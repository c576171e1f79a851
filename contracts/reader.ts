import type { AuthFacts } from './auth.ts';
import type { ConsentFacts, ConsentState } from './consent.ts';
import type { OutsideFacts } from './outside/frame.ts';

/** The server's facts of this reader: pages are the same for all. Each feature adds its own field and part. */
export interface ReaderFacts {
  country?: string;
  consent?: ConsentFacts;
  /** Third-party frames; missing if the site has none. */
  outside?: OutsideFacts;
  auth?: AuthFacts;
}

/** Fetched once a visit. */
export const readerAddress = '/api/reader';

export const maxReaderBytes = 1_000;

export const readerKey = 'pagewell.reader';

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
