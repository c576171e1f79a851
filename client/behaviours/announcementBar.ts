import { readerPageAttribute } from '#contracts/behaviour.ts';
import { barAttribute, barDismissedAttribute } from '#contracts/markers.ts';

/** The boot script reads the stored dismissal before the next page is painted. A preview stores nothing. */
export function start(bar: Element): void {
  const { documentElement: root } = document;
  bar.querySelector('button')?.addEventListener('click', () => {
    if (!root.hasAttribute(readerPageAttribute)) return;
    storeDismissal(bar.getAttribute(barAttribute) ?? '');
    root.setAttribute(barDismissedAttribute, '');
    // The focused button is hidden: focus continues at the next control.
    document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true });
  });
}

function storeDismissal(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the bar shows again on the next page.
  }
}
