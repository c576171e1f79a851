import type { AuthFacts } from './auth.ts';
import type { ConsentFacts, ConsentState } from './consent.ts';
import type { OutsideFacts } from './outside/frame.ts';

/**
 * What the server knows of the one who reads, and no page says: a page is the same for every reader. Each feature adds what is
 * its own, as a field here and as a part in the answer.
 */
export interface ReaderFacts {
  /** ISO 3166-1 alpha-2, where the proxy in front tells it. */
  country?: string;
  /** What they have agreed to. */
  consent?: ConsentFacts;
  /** Where frames of others are, and whose; nothing where a site has none. */
  outside?: OutsideFacts;
  /** Whether they are signed in; nothing where nobody can sign in. */
  auth?: AuthFacts;
}

/** Where it is told, once a visit. */
export const readerAddress = '/api/reader';

/** All of it as JSON, in bytes. */
export const maxReaderBytes = 1_000;

/** In a browser's session storage: what was told, for the rest of the visit. */
export const readerKey = 'pagewell.reader';

/** What is known of a reader at a moment, as the one who asks them tells it to the page. */
export interface KnownConsent {
  reader: ReaderFacts;
  state: ConsentState;
}

/** Tells the page what its reader has agreed to, each time that it changes; its `detail` is a `KnownConsent`. */
export const consentDomEvent = 'pagewell:consent-known';

/** Asks for that event once more, of whoever comes later than the first. */
export const consentWantedEvent = 'pagewell:consent-wanted';

declare global {
  interface DocumentEventMap {
    [consentDomEvent]: CustomEvent<KnownConsent>;
  }
}
