import { composesText } from '#contracts/composesText.ts';
import { menuPanelAttribute, siteMenuAttribute } from '#contracts/markers.ts';
import { type Flyout, openFlyouts } from './flyouts.ts';

/** How long the first click on the menu waits for its panels. */
const longestWaitMs = 5_000;

const openAttribute = 'data-open';

const begun = new WeakMap<Element, Promise<void>>();

/** Until the panels load, the links work as usual, and the next touch retries. */
export function start(part: Element): Promise<void> {
  const header = part.closest('header');
  const menu = header?.querySelector('nav');
  const [toggle, list] = menu?.children ?? [];
  if (!(toggle instanceof HTMLElement) || !list || !menu || !header)
    throw new TypeError('The menu misses a part');

  const bring = async (): Promise<void> => {
    const panels = await loadPanels(menu.getAttribute(siteMenuAttribute) ?? '');
    if (panels) openMenu(menu, toggle, list, flyoutsIn(header, list, panels));
    else header.addEventListener('pointerover', () => void bring(), { once: true });
  };
  const known = begun.get(header) ?? bring();
  begun.set(header, known);
  return known;
}

function flyoutsIn(header: Element, list: Element, panels: readonly HTMLElement[]): Flyout[] {
  return panels.flatMap((panel) => {
    const name = panel.getAttribute(menuPanelAttribute);
    const holder = list.children[Number(name)];
    const item = holder?.firstElementChild ?? header.querySelector(`[${menuPanelAttribute}="${name}"]`);
    if (!(item instanceof HTMLElement)) return [];
    return [{ item, panel, holder: holder instanceof HTMLElement ? holder : undefined }];
  });
}

function openMenu(menu: Element, toggle: HTMLElement, list: Element, flyouts: readonly Flyout[]): void {
  const isList = (): boolean => toggle.checkVisibility();
  const closeAll = openFlyouts(flyouts, isList);
  moveByArrows(list, isList);
  const show = (isOpen: boolean): void => {
    menu.toggleAttribute(openAttribute, isOpen);
    toggle.ariaExpanded = String(isOpen);
    if (!isOpen) closeAll();
  };
  list.id = 'menu-list';
  toggle.role = 'button';
  toggle.setAttribute('aria-controls', list.id);
  toggle.ariaExpanded = 'false';

  const isOpen = (): boolean => menu.hasAttribute(openAttribute);
  toggle.addEventListener('click', (event) => {
    event.preventDefault();
    show(!isOpen());
  });
  toggle.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle.click();
  });
  const closeFor = ({ target }: Event): void => {
    if (isOpen() && target instanceof Node && !menu.contains(target)) show(false);
  };
  document.addEventListener('pointerdown', closeFor);
  document.addEventListener('focusin', closeFor);
  document.addEventListener('keydown', (event) => {
    if (composesText(event) || event.key !== 'Escape' || !isOpen()) return;
    show(false);
    toggle.focus();
  });
  let wasList = isList();
  addEventListener('resize', () => {
    if (wasList === isList()) return;
    wasList = !wasList;
    show(false);
  });
}

/** Home and End move to the first and last item. @param isList whether the items are stacked now */
function moveByArrows(list: Element, isList: () => boolean): void {
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
  if (!isList && from.ariaExpanded === 'false') from.click();
  const stops = [...(isList ? list : (holder ?? list)).querySelectorAll('a')].filter((link) =>
    link.checkVisibility(),
  );
  return stops[stops.indexOf(from as HTMLAnchorElement) + (key === 'ArrowDown' ? 1 : -1)];
}

function isElement(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement;
}

/** Browsers cache panels and styles forever. @returns undefined when they cannot be loaded */
async function loadPanels(address: string): Promise<HTMLElement[] | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longestWaitMs) });
    if (!response.ok) return undefined;
    const holder = document.createElement('template');
    holder.innerHTML = await response.text();
    const parts = [...holder.content.children];
    await Promise.all(parts.filter((part) => part instanceof HTMLLinkElement).map(loadSheet));
    return parts.filter((part) => part instanceof HTMLElement && part.hidden) as HTMLElement[];
  } catch {
    return undefined;
  }
}

/** Without its styles a panel would cover the page. */
function loadSheet(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
    document.head.append(sheet);
  });
}
