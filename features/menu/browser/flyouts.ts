import { composesText } from '#contracts/composesText.ts';
export const hoverDelayMs = 350;

/** Maximum scroll offset under an open panel, px: browsers scroll this far to a focused element. */
const scrollTolerance = 20;

export interface Flyout {
  item: HTMLElement;
  panel: HTMLElement;
  holder: HTMLElement | undefined;
}

/** At most one open as a bar. @param isList whether the items are stacked now @returns closes all */
export function openFlyouts(all: readonly Flyout[], isList: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dismissed: Flyout | undefined;
  let openedAt = 0;

  const set = ({ item, panel }: Flyout, isOpen: boolean): void => {
    panel.hidden = !isOpen;
    item.ariaExpanded = String(isOpen);
  };
  const openOne = () => all.find(({ panel }) => !panel.hidden);
  const show = (shown?: Flyout): void => {
    clearTimeout(timer);
    for (const each of all) set(each, each === shown);
    // By then the browser has scrolled to the focused element.
    requestAnimationFrame(() => {
      openedAt = scrollY;
    });
  };
  const rest = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || isList()) return;
    clearTimeout(timer);
    timer = setTimeout(then, hoverDelayMs);
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
      // By keyboard, into a panel that is open already.
      else panel.querySelector('a')?.focus();
    });
    item.addEventListener('keydown', (event) => {
      if (event.key === ' ') {
        event.preventDefault();
        item.click();
      }
      // Tab moves along the bar, not through each panel.
      if (event.key === 'Tab' && holder && !isList() && document.activeElement === item) show();
    });
    const open = () => show(flyout);
    holder?.addEventListener('pointerenter', rest(open));
    // The pointer was there before this script, which its hover loaded.
    if (holder?.matches(':hover') && !isList()) timer = setTimeout(open, hoverDelayMs);
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
