import { useCallback, useMemo, useRef, useState } from 'react';
import { largePhoneFrom } from '../../widgets/ui/layout.ts';
import type { PageControl } from '../pageView/pageControl.ts';
import { firstView, type PageView, readPageView } from '../pageView/pageView.ts';

/**
 * The view of the page, kept in the browser for one person: it belongs to who looks, and not to the article.
 *
 * @param person the id of who is signed in
 */
export function usePageView(person: string): PageControl {
  const name = `pagewell-editor-view:${person}`;
  const [view, setView] = useState(() => onThisScreen(readKept(name)));
  const change = useCallback(
    (part: Partial<PageView>) => {
      setView((before) => {
        const next = { ...before, ...part };
        keep(name, next);
        return next;
      });
    },
    [name],
  );
  const choices = useRef<HTMLDivElement>(null);
  const printer = useRef<() => void>(undefined);
  return useMemo(
    () => ({
      view,
      change,
      choices,
      printer,
      print: () => printer.current?.(),
      openChoices: () => choices.current?.showPopover(),
    }),
    [view, change],
  );
}

/** On a phone, the page is that of phones: any other would be too small to read. */
function onThisScreen(view: PageView): PageView {
  return window.innerWidth < largePhoneFrom ? { ...view, widths: 390, isAlone: false } : view;
}

function readKept(name: string): PageView {
  try {
    return readPageView(JSON.parse(localStorage.getItem(name) ?? 'null'));
  } catch (error) {
    // The browser lets nobody keep anything, or somebody has written something else there.
    if (error instanceof DOMException || error instanceof SyntaxError) return firstView;
    throw error;
  }
}

function keep(name: string, view: PageView): void {
  try {
    localStorage.setItem(name, JSON.stringify(view));
  } catch (error) {
    // Then it is as at first the next time.
    if (!(error instanceof DOMException)) throw error;
  }
}
