import { fetchJson } from '#contracts/fetchJson.ts';
import { isRecord } from '#contracts/json/isRecord.ts';

export const mostSuggestions = 10;
export const shortestSuggestedText = 2;
export const suggestionDelayMs = 150;

export interface Suggestions {
  items: readonly string[];
  more: boolean;
}

/**
 * @param address of our own, or of a partner's
 * @returns undefined on any failure: search works without
 */
export async function fetchSuggestions(
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<Suggestions | undefined> {
  try {
    // With cookies: a partner is asked only with the reader's consent.
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
