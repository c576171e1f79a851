import { type RefObject, useCallback, useRef } from 'react';
import type { Pane } from '../tool/command.ts';

export interface Panes {
  readonly tree: RefObject<HTMLDivElement | null>;
  readonly page: RefObject<HTMLElement | null>;
  readonly form: RefObject<HTMLElement | null>;
  readonly problems: RefObject<HTMLElement | null>;
  readonly focus: (pane: Pane) => void;
  readonly focusSidePanel: () => void;
}

const texts =
  ':is(input:not([type="hidden"], [type="checkbox"], [type="radio"]):enabled, textarea:enabled, [role="textbox"])';
const controls = ':is(input:not([type="hidden"]):enabled, select:enabled)';
/** Maximum wait for a form, in milliseconds. */
const formTimeoutMs = 3_000;

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

/** As soon as the form is rendered: the first text, so that one can type; otherwise the first control. */
function focusForm(form: HTMLElement): void {
  const focusFirst = (): boolean => {
    const control = form.querySelector<HTMLElement>(texts) ?? form.querySelector<HTMLElement>(controls);
    control?.focus();
    return control !== null;
  };
  if (focusFirst()) return;
  form.focus();
  const observer = new MutationObserver(() => {
    // Not if the focus has moved elsewhere meanwhile.
    if (document.activeElement !== form || focusFirst()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), formTimeoutMs);
}
