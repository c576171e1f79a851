import { composesText } from '#contracts/composesText.ts';
import { menuPanelAttribute, siteMenuAttribute } from '#contracts/markers.ts';
import { type Flyout, openFlyouts } from './flyouts.ts';
import { loadPanels } from './loadPanels.ts';
import { moveByArrows } from './moveByArrows.ts';

/** On the menu while it is open as a list, where there is no room for a bar. */
const openAttribute = 'data-open';

/** What has begun in each header. */
const begun = new WeakMap<Element, Promise<void>>();

/**
 * Brings the panels of the header's menu, and opens and closes them. As long as they have not come, because the reader or
 * the site is offline, its links lead where they always lead, and the next touch asks again.
 *
 * @param part the menu, or a link beside it that has a panel as well: whichever a reader comes to first
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

/** Each panel with its link: an item of the list, by its place there, or another link of the header, by name. */
function flyoutsIn(header: Element, list: Element, panels: readonly HTMLElement[]): Flyout[] {
  return panels.flatMap((panel) => {
    const name = panel.getAttribute(menuPanelAttribute);
    const holder = list.children[Number(name)];
    const item = holder?.firstElementChild ?? header.querySelector(`[${menuPanelAttribute}="${name}"]`);
    if (!(item instanceof HTMLElement)) return [];
    return [{ item, panel, holder: holder instanceof HTMLElement ? holder : undefined }];
  });
}

/** The menu as a bar, and as a list that one button opens. */
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
