import { fetchJson } from '#contracts/fetchJson.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

/** The most suggestions that are kept. */
export const mostSuggestions = 10;
/** From so many characters on, what is typed says enough to suggest something. */
export const shortestSuggestedText = 2;
/** A reader types the next character sooner than this, in milliseconds. */
export const suggestionDelayMs = 150;

/** What is suggested for a text. */
export interface Suggestions {
  items: readonly string[];
  /** Whether there may be more, which have to be asked for apart. */
  more: boolean;
}

/**
 * Asks the site for suggestions, until told to stop: by the next text, or because the box was closed.
 *
 * @param address of the site's own, or of more
 * @returns none at all where asking fails in any way, which stays silent: the search works without
 */
export async function fetchSuggestions(
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  try {
    // The cookie goes along: whether a partner may be asked as well is the reader’s to say.
    const query = { q: text };
    return readSuggestions(await fetchJson(address, { query, credentials: 'same-origin', signal }));
  } catch {
    return undefined;
  }
}

function readSuggestions(answer: unknown): Suggestions | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.items)) return undefined;
  const items = answer.items.filter((item) => typeof item === 'string').slice(0, mostSuggestions);
  return { items, more: answer.more === true };
}

/** Those of `more` that there is room for behind what is shown. What says the same but for capitals is there already. */
export function notShown(shown: readonly string[], more: readonly string[]): string[] {
  const keys = new Set(shown.map(keyOf));
  const others = more.filter((item) => {
    const key = keyOf(item);
    return !keys.has(key) && keys.add(key);
  });
  return others.slice(0, Math.max(0, mostSuggestions - shown.length));
}

function keyOf(item: string): string {
  return item.trim().toLowerCase();
}
