import { useCallback, useEffect, useReducer, useRef } from 'react';
import { readArticle } from '../quality/json/readArticle.ts';
import type { PreviewReport } from './bridge/messages.ts';
import { noPreview, type PreviewState, previewReducer } from './previewFrames.ts';

/** How long a text must stay as it is before the page follows, in milliseconds. */
export const previewDelay = 400;

export interface Preview extends PreviewState {
  onReady: (id: number, report: PreviewReport) => void;
  onFailed: (id: number) => void;
}

/** Keeps the preview at the text that is typed, a moment behind. */
export function usePreview(path: string, text: string): Preview {
  const [state, dispatch] = useReducer(previewReducer, noPreview);
  const hasBegun = useRef(false);

  useEffect(() => {
    const show = (): void => {
      hasBegun.current = true;
      if (text === '') return;
      const parsed = readArticle(text, path);
      if (parsed.ok) dispatch({ kind: 'asked', text });
      else dispatch({ kind: 'refused', report: { shown: false, problems: [parsed.problem] } });
    };
    const timer = setTimeout(show, hasBegun.current ? previewDelay : 0);
    return () => clearTimeout(timer);
  }, [path, text]);

  const onReady = useCallback(
    (id: number, report: PreviewReport) => dispatch({ kind: 'ready', id, report }),
    [],
  );
  const onFailed = useCallback((id: number) => dispatch({ kind: 'failed', id }), []);
  return { ...state, onReady, onFailed };
}
