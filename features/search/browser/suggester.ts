import { moreSuggestionsAddress, suggestionsAddress } from '../../../contracts/suggestions.ts';
import { fetchSuggestions, notShown, shortestSuggestedText, suggestionDelayMs } from './suggestions.ts';

/** Asks for suggestions while a reader types. */
export interface Suggester {
  /** Asks for this text, once the reader pauses, and gives up whatever was asked before. */
  ask: (text: string) => void;
  stop: () => void;
}

interface Listener {
  /**
   * Told what is suggested: undefined where nothing is known, because the text is short or asking failed.
   *
   * @param isAll false where more may follow
   */
  onAnswer: (items: readonly string[] | undefined, isAll: boolean) => void;
  /** Told what comes behind it, maybe nothing. */
  onMore: (items: readonly string[]) => void;
}

export function createSuggester({ onAnswer, onMore }: Listener): Suggester {
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    asking.abort();
  };
  const answer = async (text: string, signal: AbortSignal): Promise<void> => {
    const own = await fetchSuggestions(suggestionsAddress, text, signal);
    if (signal.aborted) return;
    onAnswer(own?.items, !own?.more);
    if (!own?.more) return;
    const others = await fetchSuggestions(moreSuggestionsAddress, text, signal);
    if (!signal.aborted) onMore(notShown(own.items, others?.items ?? []));
  };
  const ask = (text: string): void => {
    stop();
    const asked = text.trim();
    if (asked.length < shortestSuggestedText) {
      onAnswer(undefined, true);
      return;
    }
    asking = new AbortController();
    const { signal } = asking;
    timer = setTimeout(() => void answer(asked, signal), suggestionDelayMs);
  };
  return { ask, stop };
}
