import { useEffect, useRef, useState } from 'react';
import type { Suggest, Suggestion } from './suggestion.ts';

export const suggestAfter = 150;

interface Suggestions {
  readonly found: readonly Suggestion[];
  readonly open: (text: string, after?: number) => void;
  readonly close: () => void;
}

const nothing: readonly Suggestion[] = [];

/** Fetches suggestions while typing: one request at a time, and none for outdated text. */
export function useSuggestions(suggest: Suggest): Suggestions {
  const [found, setFound] = useState(nothing);
  const asked = useRef<AbortController>(undefined);
  const close = (): void => {
    asked.current?.abort();
    asked.current = undefined;
    setFound(nothing);
  };
  const open = (text: string, after: number = suggestAfter): void => {
    asked.current?.abort();
    const question = new AbortController();
    asked.current = question;
    const ask = async (): Promise<void> => {
      const answer = await suggest(text, question.signal);
      if (!question.signal.aborted) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), after);
    question.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  useEffect(() => () => asked.current?.abort(), []);
  return { found, open, close };
}
