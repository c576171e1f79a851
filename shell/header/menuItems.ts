import { checkLink } from '#contracts/link.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { ColumnSection, SiteConfiguration } from '#schemas/generated/types.ts';

export interface MenuItem {
  title: string;
  url: string;
  columns: readonly ColumnSection[];
}

/** The default menu. */
const topics: MenuItem = { title: 'Topics', url: siteLinks.topics, columns: [] };

/** Every header links to how products are chosen, by its own item or this one. */
const productSelection: MenuItem = {
  title: 'How we choose products',
  url: siteLinks.productSelection,
  columns: [],
};

export function menuItems({ headerLinks = [] }: Pick<SiteConfiguration, 'headerLinks'>): MenuItem[] {
  const own = headerLinks.map(({ title, url = siteLinks.topics, columns = [] }) => ({
    title,
    url: safeAddress(url) ?? siteLinks.topics,
    columns: columns.filter((column) => !isBlank(column)),
  }));
  const items = own.length > 0 ? own : [topics];
  return items.some(({ url }) => url === siteLinks.productSelection) ? items : [...items, productSelection];
}

/**
 * Pages that the menu lists under an item's page, without those of columns with a widget; for a page without an item,
 * those that are listed beside its articles.
 */
export function pagesUnder(
  path: string,
  { headerLinks = [] }: Pick<SiteConfiguration, 'headerLinks'>,
): string[] {
  const columnsOf = (items: typeof headerLinks) => items.flatMap(({ columns = [] }) => columns);
  const own = headerLinks.filter(({ url }) => url === path);
  const columns =
    own.length > 0
      ? columnsOf(own)
      : columnsOf(headerLinks).filter(({ links = [] }) => links.some(({ url }) => isBelow(url, path)));
  return columns.flatMap(({ links = [] }) => links.map(({ url }) => url));
}

/** The home page does not count, because every page is below it. */
export function isBelow(path: string, url: string): boolean {
  return url !== siteLinks.home && (path === url || path.startsWith(`${url}/`));
}

/** A configured link if it is safe; else undefined. */
export function safeAddress(url: string): string | undefined {
  const checked = checkLink(url);
  return checked.ok ? checked.href : undefined;
}

function isBlank({ title, links = [], widget, columnButton }: ColumnSection): boolean {
  return !title && links.length === 0 && !widget && !columnButton;
}
