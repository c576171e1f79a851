import { type MediaPage, mediaAddresses, mediaFields } from '../../editing/media.ts';
import { isMediaPage } from './readMedia.ts';

/** How long the server may take, in milliseconds. */
const timeLimit = 20_000;

export type FoundPictures =
  | { readonly kind: 'found'; readonly page: MediaPage }
  | { readonly kind: 'failed'; readonly why: string };

/** Asks for the pictures of the site. Never throws, except where it is called off. */
export async function searchPictures(
  words: string,
  after: number,
  calledOff: AbortSignal,
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<FoundPictures> {
  const query = new URLSearchParams({ [mediaFields.words]: words, [mediaFields.after]: String(after) });
  try {
    const response = await ask(`${mediaAddresses.pictures}?${query}`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([calledOff, AbortSignal.timeout(timeLimit)]),
    });
    if (response.status === 401)
      return { kind: 'failed', why: 'Your session has ended. Sign in in another tab, then try again.' };
    const page: unknown = response.ok ? await response.json() : undefined;
    if (isMediaPage(page)) return { kind: 'found', page };
    return { kind: 'failed', why: `The server could not look for pictures (${response.status}).` };
  } catch (error) {
    calledOff.throwIfAborted();
    return {
      kind: 'failed',
      why: error instanceof Error ? `The server cannot be reached: ${error.message}` : String(error),
    };
  }
}
