/** What the rules need to know of the site that is checked. A site that differs hands in its own. */
export interface SiteSettings {
  /** Hosts of the site itself, in small letters: absolute links to them are links inside it. */
  ownHosts: readonly string[];
  /** Paths of pages that are no articles. */
  fixedPages: readonly string[];
  /** Hosts of previews and of machines that readers cannot reach, besides those that every site knows. */
  stagingHosts: readonly string[];
}

export const defaultSettings: SiteSettings = {
  ownHosts: [],
  fixedPages: [
    '/',
    '/search',
    '/product-selection-process',
    '/about/product-selection-process',
    '/about/brand-and-product-vetting',
    '/privacy-policy',
    '/terms-of-use',
  ],
  stagingHosts: [],
};
