import { useCallback, useMemo, useRef, useState } from 'react';
import { largePhoneFrom } from '#widgets/ui/layout.ts';
import type { PageControl } from '../pageView/pageControl.ts';
import { type PageView, readPageView } from '../pageView/pageView.ts';
import { readStored, writeStored } from '../parts/browserStorage.ts';

/** Stored in the browser per person. `person` is the id of the signed-in person. */
export function usePageView(person: string): PageControl {
  const name = `pagewell-editor-view:${person}`;
  const [view, setView] = useState(() => onThisScreen(readPageView(readStored(name))));
  const change = useCallback(
    (part: Partial<PageView>) => {
      setView((before) => {
        const next = { ...before, ...part };
        writeStored(name, next);
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

/** On a phone the phone layout: any other would be illegible. */
function onThisScreen(view: PageView): PageView {
  return window.innerWidth < largePhoneFrom ? { ...view, widths: 390, isAlone: false } : view;
}
