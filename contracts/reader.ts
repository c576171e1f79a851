import type { AuthFacts } from './auth.ts';
import type { ConsentFacts } from './consent.ts';

/**
 * What the server knows of the one who reads, and no page says: a page is the same for every reader. Each feature adds what is
 * its own, as a field here and as a part in the answer.
 */
export interface ReaderFacts {
  /** ISO 3166-1 alpha-2, where the proxy in front tells it. */
  country?: string;
  /** What they have agreed to. */
  consent?: ConsentFacts;
  /** Whether they are signed in; nothing where nobody can sign in. */
  auth?: AuthFacts;
}

/** Where it is told, once a visit. */
export const readerAddress = '/api/reader';

/** All of it as JSON, in bytes. */
export const maxReaderBytes = 1_000;

/** In a browser's session storage: what was told, for the rest of the visit. */
export const readerKey = 'pagewell.reader';
