import { type RefObject, useCallback, useRef } from 'react';
import type { Pane } from '../tool/command.ts';

export interface Panes {
  readonly tree: RefObject<HTMLDivElement | null>;
  readonly page: RefObject<HTMLElement | null>;
  readonly form: RefObject<HTMLElement | null>;
  readonly problems: RefObject<HTMLElement | null>;
  /** Brings the focus to a part of the tool: to where one works in it. */
  readonly focus: (pane: Pane) => void;
  /** Brings the focus to what stands beside the page instead of the form. */
  readonly focusSidePanel: () => void;
}

/** What can be written or chosen in a form. */
const controls =
  ':is(input:not([type="hidden"]):enabled, textarea:enabled, select:enabled, [contenteditable="true"], [role="textbox"])';
/** How long a form may take to come, in milliseconds. */
const formComesWithin = 3_000;

/** The parts of the tool, for whoever brings the focus to one of them. */
export function usePanes(): Panes {
  const tree = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const form = useRef<HTMLElement>(null);
  const problems = useRef<HTMLElement>(null);
  const focus = useCallback((pane: Pane) => {
    // What opened a window gets the focus back first.
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

/** The first thing in a form that has to be written, else its first control, as soon as the form is there. */
function focusForm(form: HTMLElement): void {
  const focusFirst = (): boolean => {
    const control =
      form.querySelector<HTMLElement>(`[data-required] ${controls}`) ??
      form.querySelector<HTMLElement>(controls);
    control?.focus();
    return control !== null;
  };
  if (focusFirst()) return;
  form.focus();
  const observer = new MutationObserver(() => {
    // Whoever has gone elsewhere meanwhile stays there.
    if (document.activeElement !== form || focusFirst()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), formComesWithin);
}
