import { composesText } from '#contracts/composesText.ts';
import { menuPanelAttribute, siteMenuAttribute } from '#contracts/markers.ts';
import { type Flyout, openFlyouts } from './flyouts.ts';
import { loadPanels } from './loadPanels.ts';
import { moveByArrows } from './moveByArrows.ts';

/** Set on the menu while it is open as a list, in narrow windows. */
const openAttribute = 'data-open';

/** Started headers. */
const begun = new WeakMap<Element, Promise<void>>();

/**
 * Loads the panels of the header's menu, and opens and closes them. Until they load, the links work as usual,
 * and the next touch retries.
 * @param part the menu, or a sibling link with a panel: the first that a reader approaches
 */
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

/** Panels with their links: an item of the list by its position, or another header link by name. */
function flyoutsIn(header: Element, list: Element, panels: readonly HTMLElement[]): Flyout[] {
  return panels.flatMap((panel) => {
    const name = panel.getAttribute(menuPanelAttribute);
    const holder = list.children[Number(name)];
    const item = holder?.firstElementChild ?? header.querySelector(`[${menuPanelAttribute}="${name}"]`);
    if (!(item instanceof HTMLElement)) return [];
    return [{ item, panel, holder: holder instanceof HTMLElement ? holder : undefined }];
  });
}

/** The menu as a bar, and as a list opened by a button. */
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
