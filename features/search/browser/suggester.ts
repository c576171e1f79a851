import { fetchSuggestions, shortestSuggestedText, suggestionDelayMs } from './suggestions.ts';

/** Asks for suggestions while a reader types. */
export interface Suggester {
  /** Asks for this text, once the reader pauses, and gives up whatever was asked before. */
  ask: (text: string) => void;
  stop: () => void;
}

/** @param onAnswer told what is suggested: undefined where nothing is known, because the text is short or asking failed */
export function createSuggester(onAnswer: (items: readonly string[] | undefined) => void): Suggester {
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    asking.abort();
  };
  const ask = (text: string): void => {
    stop();
    const asked = text.trim();
    if (asked.length < shortestSuggestedText) {
      onAnswer(undefined);
      return;
    }
    asking = new AbortController();
    const { signal } = asking;
    timer = setTimeout(async () => {
      const items = await fetchSuggestions(asked, signal);
      if (!signal.aborted) onAnswer(items);
    }, suggestionDelayMs);
  };
  return { ask, stop };
}
