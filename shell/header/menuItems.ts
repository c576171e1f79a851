import { checkLink } from '#contracts/link.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { ColumnSection, SiteConfiguration } from '#schemas/generated/types.ts';

/** An item of the main menu. */
export interface MenuItem {
  title: string;
  /** Where it leads without its panel. */
  url: string;
  /** The columns of its panel; none for what is a link alone. */
  columns: readonly ColumnSection[];
}

/** What stands in the menu of a site that configures none. */
const topics: MenuItem = { title: 'Topics', url: siteLinks.topics, columns: [] };

/** Every header leads to how products are chosen, from an item of its own or from this one. */
const productSelection: MenuItem = {
  title: 'How we choose products',
  url: siteLinks.productSelection,
  columns: [],
};

/** The items of the main menu, in their order. */
export function menuItems({ headerLinks = [] }: Pick<SiteConfiguration, 'headerLinks'>): MenuItem[] {
  const own = headerLinks.map(({ title, url = siteLinks.topics, columns = [] }) => ({
    title,
    // An item has to lead somewhere.
    url: safeAddress(url) ?? siteLinks.topics,
    columns: columns.filter((column) => !isBlank(column)),
  }));
  const items = own.length > 0 ? own : [topics];
  return items.some(({ url }) => url === siteLinks.productSelection) ? items : [...items, productSelection];
}

/** Whether a page stands at an address of this site, or below it. Every page is below the home page, so none counts as that. */
export function isBelow(path: string, url: string): boolean {
  return url !== siteLinks.home && (path === url || path.startsWith(`${url}/`));
}

/** A configured link as pages may hold it; undefined where it is none. */
export function safeAddress(url: string): string | undefined {
  const checked = checkLink(url);
  return checked.ok ? checked.href : undefined;
}

function isBlank({ title, links = [], widget, columnButton }: ColumnSection): boolean {
  return !title && links.length === 0 && !widget && !columnButton;
}
