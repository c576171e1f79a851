import { notShown, type Suggestions, shortestSuggestedText, suggestionDelayMs } from './suggestions.ts';

export interface Suggester {
  /** Requests this text after a pause, and aborts the previous request. */
  request: (text: string) => void;
  stop: () => void;
}

/** The source of suggestions. A failed request gives none, silently. */
export interface SuggestionSource {
  fetch: (text: string, signal: AbortSignal) => Promise<Suggestions | undefined>;
  /** For a slow source, if `ask` says that there may be more. */
  fetchMore?: (text: string, signal: AbortSignal) => Promise<Suggestions | undefined>;
}

interface Listener {
  /** Undefined if unknown, because the text is short or the request failed. `isAll` is false if more may follow. */
  onAnswer: (items: readonly string[] | undefined, isAll: boolean) => void;
  onMore?: (items: readonly string[]) => void;
}

export function createSuggester(
  { fetch: fetchFirst, fetchMore }: SuggestionSource,
  { onAnswer, onMore }: Listener,
): Suggester {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    controller.abort();
  };
  const answer = async (text: string, signal: AbortSignal): Promise<void> => {
    const own = await fetchFirst(text, signal);
    if (signal.aborted) return;
    const more = own?.more ? fetchMore : undefined;
    onAnswer(own?.items, !more);
    if (!own || !more) return;
    const others = await more(text, signal);
    if (!signal.aborted) onMore?.(notShown(own.items, others?.items ?? []));
  };
  const request = (text: string): void => {
    stop();
    const trimmed = text.trim();
    if (trimmed.length < shortestSuggestedText) {
      onAnswer(undefined, true);
      return;
    }
    controller = new AbortController();
    const { signal } = controller;
    timer = setTimeout(() => void answer(trimmed, signal), suggestionDelayMs);
  };
  return { request, stop };
}
