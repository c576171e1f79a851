import type { Again } from './resetControl.ts';

/** Returns a function that restores them if they were lost. */
export function saveFocus(root: Element): Again {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root.contains(focused)) return () => {};
  const field =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null;
  const { selectionStart = null, selectionEnd = null } = field ?? {};
  return (current) => {
    const now = current(focused);
    if (now === document.activeElement) return;
    now.focus({ preventScroll: true });
    if (field && selectionStart !== null) current(field).setSelectionRange(selectionStart, selectionEnd);
  };
}
