import { composesText } from '#contracts/composesText.ts';
/** How long the mouse has to rest on an item before its panel opens, and to stay away before it closes, in milliseconds. */
export const hoverDelayMs = 350;

/** So far may a page move below an open panel, in CSS pixels: as far as a browser scrolls to what gets the focus. */
const scrollTolerance = 20;

/** A link in the header, and the panel that opens below it. */
export interface Flyout {
  item: HTMLElement;
  panel: HTMLElement;
  /** What holds both, where it opens for whoever rests or comes to stand on the item; else it takes a click to open and to close. */
  holder: HTMLElement | undefined;
}

/**
 * Makes panels open and close: disclosures, of which one is open at a time. As a list, where all stand below each other, each
 * opens and closes by its item alone.
 *
 * @param isList whether they stand below each other now
 * @returns closes all
 */
export function openFlyouts(all: readonly Flyout[], isList: () => boolean): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Closed by its reader, whose focus is still on it. */
  let dismissed: Flyout | undefined;
  let openedAt = 0;

  const set = ({ item, panel }: Flyout, isOpen: boolean): void => {
    panel.hidden = !isOpen;
    item.ariaExpanded = String(isOpen);
  };
  const openOne = () => all.find(({ panel }) => !panel.hidden);
  /** Opens one and closes the others, or closes all. */
  const show = (shown?: Flyout): void => {
    clearTimeout(waiting);
    for (const each of all) set(each, each === shown);
    // Whatever the browser scrolled for the focus is done by then.
    requestAnimationFrame(() => {
      openedAt = scrollY;
    });
  };
  const rest = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || isList()) return;
    clearTimeout(waiting);
    waiting = setTimeout(then, hoverDelayMs);
  };

  for (const flyout of all) {
    const { item, panel, holder } = flyout;
    item.role = 'button';
    item.setAttribute('aria-controls', panel.id);
    set(flyout, false);
    item.after(panel);

    item.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (isList()) set(flyout, panel.hidden !== false);
      else if (!holder) show(panel.hidden ? flyout : undefined);
      else if (panel.hidden || event.detail > 0) show(flyout);
      // By keyboard, into what is open already.
      else panel.querySelector('a')?.focus();
    });
    item.addEventListener('keydown', (event) => {
      if (event.key === ' ') {
        event.preventDefault();
        item.click();
      }
      // Along the bar, not through each panel of it.
      if (event.key === 'Tab' && holder && !isList() && document.activeElement === item) show();
    });
    const open = () => show(flyout);
    holder?.addEventListener('pointerenter', rest(open));
    // The mouse came before this script, which it has called.
    if (holder?.matches(':hover') && !isList()) waiting = setTimeout(open, hoverDelayMs);
    holder?.addEventListener(
      'pointerleave',
      rest(() => {
        if (!panel.contains(document.activeElement)) show();
      }),
    );
    item.addEventListener('focusin', () => {
      if (holder && !isList() && dismissed !== flyout) show(flyout);
    });
    for (const part of [item, panel]) {
      part.addEventListener('focusout', ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || item === relatedTarget || panel.contains(relatedTarget))
          return;
        dismissed = undefined;
        if (!isList()) set(flyout, false);
      });
    }
  }

  document.addEventListener('keydown', (event) => {
    const open = openOne();
    if (composesText(event) || event.key !== 'Escape' || !open || isList()) return;
    dismissed = open;
    if (open.panel.contains(document.activeElement)) open.item.focus();
    show();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const open = openOne();
    if (!open || isList() || !(target instanceof Node)) return;
    if (!open.panel.contains(target) && !open.item.contains(target)) show();
  });
  document.addEventListener(
    'scroll',
    () => {
      if (openOne() && !isList() && Math.abs(scrollY - openedAt) > scrollTolerance) show();
    },
    { passive: true },
  );
  return show;
}
