import { fetchJson } from '../../../contracts/fetchJson.ts';

/** The most suggestions that are kept. */
export const mostSuggestions = 10;
/** From so many characters on, what is typed says enough to suggest something. */
export const shortestSuggestedText = 2;
/** A reader types the next character sooner than this, in milliseconds. */
export const suggestionDelayMs = 150;

/**
 * Asks the site for suggestions, until told to stop: by the next text, or because the box was closed.
 *
 * @returns none at all where asking fails in any way, which stays silent: the search works without
 */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    // The cookie goes along: whether a partner may be asked as well is the reader’s to say.
    const query = { q: text };
    return readSuggestions(await fetchJson('/api/suggest', { query, credentials: 'same-origin', signal }));
  } catch {
    return undefined;
  }
}

function readSuggestions(answer: unknown): string[] | undefined {
  const items = typeof answer === 'object' && answer && 'items' in answer ? answer.items : undefined;
  return Array.isArray(items)
    ? items.filter((item) => typeof item === 'string').slice(0, mostSuggestions)
    : undefined;
}
