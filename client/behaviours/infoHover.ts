/** How long a mouse rests on the sign before its explanation opens, and how long it is gone before that closes. */
export const hoverDelayMs = 700;

/**
 * Opens the explanation of a sign when a mouse rests on it, and closes it once the mouse has left both. A click opens it at
 * once, and keeps one open that the mouse has just opened. Fingers and keys have the browser's own means.
 */
export function start(opener: Element): void {
  const popup = opener.nextElementSibling;
  if (!(opener instanceof HTMLButtonElement) || !(popup instanceof HTMLElement)) {
    throw new TypeError('The sign misses its explanation');
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpenedByMouse = false;

  const later =
    (act: () => void) =>
    (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(act, hoverDelayMs);
    };
  const open = (): void => {
    if (isOpen()) return;
    wasOpenedByMouse = true;
    popup.showPopover({ source: opener });
  };
  const close = (): void => {
    // Who is in it by keyboard, on a link for example, is not done with it.
    if (isOpen() && !popup.contains(document.activeElement)) popup.hidePopover();
  };
  const isOpen = (): boolean => popup.matches(':popover-open');

  opener.addEventListener('pointerenter', later(open));
  popup.addEventListener('pointerenter', () => clearTimeout(timer));
  for (const part of [opener, popup]) part.addEventListener('pointerleave', later(close));
  opener.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (wasOpenedByMouse && isOpen()) event.preventDefault();
    wasOpenedByMouse = false;
  });
}
