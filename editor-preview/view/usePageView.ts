import { useCallback, useMemo, useRef, useState } from 'react';
import { largePhoneFrom } from '#widgets/ui/layout.ts';
import type { PageControl } from '../pageView/pageControl.ts';
import { type PageView, readPageView } from '../pageView/pageView.ts';
import { keepHere, readKept } from '../parts/keptHere.ts';

/**
 * The view of the page, kept in the browser for one person: it belongs to who looks, and not to the article.
 *
 * @param person the id of who is signed in
 */
export function usePageView(person: string): PageControl {
  const name = `pagewell-editor-view:${person}`;
  const [view, setView] = useState(() => onThisScreen(readPageView(readKept(name))));
  const change = useCallback(
    (part: Partial<PageView>) => {
      setView((before) => {
        const next = { ...before, ...part };
        keepHere(name, next);
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
