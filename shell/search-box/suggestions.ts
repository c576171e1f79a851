/** The most suggestions that are kept (specification §7.2). */
export const mostSuggestions = 10;
/** From so many characters on, what is typed says enough to suggest something. */
export const shortestSuggestedText = 2;
/** A reader types the next character sooner than this, in milliseconds. */
export const suggestionDelayMs = 150;

/** Later, suggestions would only get in the way; in milliseconds. */
const answerLimitMs = 3_000;

/**
 * Asks the site for suggestions.
 *
 * @returns none at all where asking fails in any way, which stays silent (specification §8): the search works without
 */
export async function fetchSuggestions(text: string, stop: AbortSignal): Promise<string[] | undefined> {
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(answerLimitMs)]);
    const response = await fetch(`/api/suggest?q=${encodeURIComponent(text)}`, { signal });
    return response.ok ? readSuggestions(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

function readSuggestions(answer: unknown): string[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('items' in answer)) return undefined;
  if (!Array.isArray(answer.items)) return undefined;
  return answer.items.filter((item) => typeof item === 'string').slice(0, mostSuggestions);
}
