import { type RefObject, useCallback, useRef } from 'react';
import type { Pane } from '../tool/command.ts';
import { focusForm } from './focusForm.ts';

export interface Panes {
  readonly tree: RefObject<HTMLDivElement | null>;
  readonly page: RefObject<HTMLElement | null>;
  readonly form: RefObject<HTMLElement | null>;
  readonly problems: RefObject<HTMLElement | null>;
  readonly focus: (pane: Pane) => void;
  readonly focusSidePanel: () => void;
}

export function usePanes(): Panes {
  const tree = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const form = useRef<HTMLElement>(null);
  const problems = useRef<HTMLElement>(null);
  const focus = useCallback((pane: Pane) => {
    // A closing dialog first restores the focus to its opener.
    queueMicrotask(() => {
      if (pane === 'outline') tree.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      if (pane === 'page') page.current?.focus();
      if (pane === 'problems') (problems.current?.querySelector('button') ?? problems.current)?.focus();
      if (pane === 'block' && form.current) focusForm(form.current);
    });
  }, []);
  const focusSidePanel = useCallback(() => {
    queueMicrotask(() => document.querySelector<HTMLElement>('[data-side-panel]')?.focus());
  }, []);
  return { tree, page, form, problems, focus, focusSidePanel };
}
