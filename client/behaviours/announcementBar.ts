import { readerPageAttribute } from '#contracts/behaviour.ts';
import { barAttribute, barDismissedAttribute } from '#contracts/markers.ts';

/**
 * Takes the bar above the header away when its reader dismisses it, and keeps when that was: the boot script looks there
 * before the next page is painted. In a preview the bar stays, for whoever makes it.
 */
export function start(bar: Element): void {
  const { documentElement: root } = document;
  bar.querySelector('button')?.addEventListener('click', () => {
    if (!root.hasAttribute(readerPageAttribute)) return;
    keepDismissal(bar.getAttribute(barAttribute) ?? '');
    root.setAttribute(barDismissedAttribute, '');
    // The button that had the focus is gone: the keyboard goes on with what comes next.
    document.querySelector<HTMLElement>('body > header a')?.focus({ preventScroll: true });
  });
}

function keepDismissal(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // A browser that keeps nothing shows the bar on the next page again.
  }
}
