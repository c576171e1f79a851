/**
 * Arrow keys move the focus between menu items and within an open panel. Home and End move to the first and
 * last item.
 * @param list the list of items
 * @param isList whether the items are stacked now
 */
export function moveByArrows(list: Element, isList: () => boolean): void {
  list.addEventListener('keydown', (event) => {
    const { target, key } = event as KeyboardEvent;
    if (!(target instanceof HTMLAnchorElement)) return;
    const next = nextStop(list, target, key, isList());
    if (!next) return;
    // Otherwise the page would scroll, and the panel would close.
    event.preventDefault();
    next.focus();
  });
}

function nextStop(list: Element, from: HTMLElement, key: string, isList: boolean): HTMLElement | undefined {
  const items = [...list.children].map((each) => each.firstElementChild).filter(isElement);
  const holder = [...list.children].find((each) => each.contains(from));
  const index = [...list.children].indexOf(holder ?? list);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    return isList ? undefined : items[index + (key === 'ArrowRight' ? 1 : -1)];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  // Arrow down opens a closed panel.
  if (!isList && from.ariaExpanded === 'false') from.click();
  const stops = [...(isList ? list : (holder ?? list)).querySelectorAll('a')].filter((link) =>
    link.checkVisibility(),
  );
  return stops[stops.indexOf(from as HTMLAnchorElement) + (key === 'ArrowDown' ? 1 : -1)];
}

function isElement(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement;
}
