import { useEffect, useState } from 'react';
import { fetchSuggestions, shortestSuggestedText, suggestionDelayMs } from './suggestions.ts';

/**
 * Suggestions for what is typed, once the reader pauses. An answer to an earlier text never takes the place of one to a
 * later text.
 *
 * @returns undefined as long as nothing is known: the text is too short, or the site has not answered
 */
export function useSuggestions(text: string): readonly string[] | undefined {
  const [items, setItems] = useState<readonly string[]>();
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < shortestSuggestedText) {
      setItems(undefined);
      return;
    }
    const stopping = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetchSuggestions(asked, stopping.signal);
      if (!stopping.signal.aborted) setItems(answer);
    }, suggestionDelayMs);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [asked]);
  return items;
}
