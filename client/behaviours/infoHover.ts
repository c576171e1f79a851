export const hoverDelayMs = 700;

/** A click opens it immediately, or pins it open. Touch and keyboard use the native popover. */
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
    // Keeps it open while focus is inside, such as on a link.
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
