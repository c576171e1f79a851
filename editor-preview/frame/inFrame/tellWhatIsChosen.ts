import { blockIdAttribute } from '../../../contracts/editor.ts';
import type { Chosen } from '../messages.ts';
import { blockNamed, fieldShownBy } from './fieldsOnPage.ts';
import { elementOf } from './markup.ts';

/**
 * Tells which block is clicked, and which field where that can be told. The page is looked at and not used: links and
 * forms lead nowhere.
 *
 * @param article the article that the page shows
 */
export function tellWhatIsChosen(
  page: Document,
  article: () => unknown,
  tell: (chosen: Chosen) => void,
): void {
  page.addEventListener('click', (event) => {
    const target = elementOf(event);
    if (!target) return;
    if (leadsAway(target, page.location)) event.preventDefault();
    const block = target.closest(`[${blockIdAttribute}]`);
    const id = block?.getAttribute(blockIdAttribute);
    if (!block || !id) return;
    const pointer = fieldShownBy(target, block, blockNamed(id, article()));
    tell({ block: id, ...(pointer === undefined ? {} : { pointer }) });
  });
  // A search form would take the frame to a page that is no preview.
  page.addEventListener('submit', (event) => event.preventDefault());
}

/** Whether a click leads to another page, and not to a place on this one. */
function leadsAway(target: Element, { pathname, origin }: Location): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return false;
  return !(link.hash !== '' && link.pathname === pathname && link.origin === origin);
}
