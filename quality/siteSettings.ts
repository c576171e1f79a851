/** What the rules need to know of the site that is checked. A site that differs hands in its own. */
export interface SiteSettings {
  /** Hosts of the site itself: absolute links to them are links inside it. */
  ownHosts: readonly string[];
  /** Hosts of previews and machines that readers cannot reach, besides those that every site has. */
  stagingHosts: readonly string[];
}

export const defaultSettings: SiteSettings = { ownHosts: [], stagingHosts: [] };
