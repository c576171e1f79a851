import { notShown, type Suggestions, shortestSuggestedText, suggestionDelayMs } from './suggestions.ts';

export interface Suggester {
  /** Requests this text after a pause, and aborts the previous request. */
  ask: (text: string) => void;
  stop: () => void;
}

/** The source of suggestions. A failed request gives none, silently. */
export interface SuggestionSource {
  ask: (text: string, signal: AbortSignal) => Promise<Suggestions | undefined>;
  /** For a slow source, if `ask` says that there may be more. */
  askMore?: (text: string, signal: AbortSignal) => Promise<Suggestions | undefined>;
}

interface Listener {
  /** Undefined if unknown, because the text is short or the request failed. `isAll` is false if more may follow. */
  onAnswer: (items: readonly string[] | undefined, isAll: boolean) => void;
  onMore?: (items: readonly string[]) => void;
}

export function createSuggester(
  { ask: askFirst, askMore }: SuggestionSource,
  { onAnswer, onMore }: Listener,
): Suggester {
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    asking.abort();
  };
  const answer = async (text: string, signal: AbortSignal): Promise<void> => {
    const own = await askFirst(text, signal);
    if (signal.aborted) return;
    const more = own?.more ? askMore : undefined;
    onAnswer(own?.items, !more);
    if (!own || !more) return;
    const others = await more(text, signal);
    if (!signal.aborted) onMore?.(notShown(own.items, others?.items ?? []));
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
