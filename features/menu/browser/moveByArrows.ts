/**
 * Makes arrow keys move the focus between the items of the menu, and up and down in what is open. Home and End lead to the
 * first item and the last.
 *
 * @param list holds the items
 * @param isList whether they stand below each other now
 */
export function moveByArrows(list: Element, isList: () => boolean): void {
  list.addEventListener('keydown', (event) => {
    const { target, key } = event as KeyboardEvent;
    if (!(target instanceof HTMLAnchorElement)) return;
    const next = nextStop(list, target, key, isList());
    if (!next) return;
    // Else the page would scroll, and what is open would close.
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
  // What was closed opens for whoever goes down into it.
  if (!isList && from.ariaExpanded === 'false') from.click();
  const stops = [...(isList ? list : (holder ?? list)).querySelectorAll('a')].filter((link) =>
    link.checkVisibility(),
  );
  return stops[stops.indexOf(from as HTMLAnchorElement) + (key === 'ArrowDown' ? 1 : -1)];
}

function isElement(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement;
}
