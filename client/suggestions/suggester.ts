import { notShown, type Suggestions, shortestSuggestedText, suggestionDelayMs } from './suggestions.ts';

/** Asks for suggestions while a reader types. */
export interface Suggester {
  /** Asks for this text, once the reader pauses, and gives up whatever was asked before. */
  ask: (text: string) => void;
  stop: () => void;
}

/** Who is asked. Nothing comes where asking fails, and that stays silent. */
export interface SuggestionSource {
  ask: (text: string, signal: AbortSignal) => Promise<Suggestions | undefined>;
  /** For what may take a while, where `ask` says that there may be more. */
  askMore?: (text: string, signal: AbortSignal) => Promise<Suggestions | undefined>;
}

interface Listener {
  /**
   * Told what is suggested: undefined where nothing is known, because the text is short or asking failed.
   *
   * @param isAll false where more may follow
   */
  onAnswer: (items: readonly string[] | undefined, isAll: boolean) => void;
  /** Told what comes behind it, maybe nothing. */
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
