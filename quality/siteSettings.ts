import { siteLinks } from '#contracts/siteAddresses.ts';

/** A person of the site: the name alone, or with what readers see of them. */
export type KnownPerson =
  | string
  | { name: string; credentials?: string | undefined; portrait?: string | undefined };

/** What the rules need to know of the site that is checked. A site that differs hands in its own. */
export interface SiteSettings {
  /** Hosts of the site itself, in small letters: absolute links to them are links inside it. */
  ownHosts: readonly string[];
  /** Paths of pages that are no articles. */
  fixedPages: readonly string[];
  /** Hosts of previews and of machines that readers cannot reach, besides those that every site knows. */
  stagingHosts: readonly string[];
  /** Hosts of paid links, with their subdomains, besides the networks that every site knows. */
  affiliateHosts: readonly string[];
  /** Hosts that the site loads pictures from, besides its own; with none, hosts of pictures are not looked at. */
  imageHosts: readonly string[];
  /** Beginnings of paths below which every article has a medical reviewer. */
  reviewedSections: readonly string[];
  /** Months after which a medical review is too old. */
  reviewMonths: number;
  /** The time zone whose days count; undefined where each date's own day does. */
  timeZone: string | undefined;
  /** Paths of the topics that the site itself names; those that its articles make are known besides. */
  topics: readonly string[];
  /** The people whom the site has a page about; with none, names in bylines are not looked at. */
  people: readonly KnownPerson[];
  /** The site's questionnaires, and what is wrong with those that cannot be used; undefined where nobody knows them: then they are not looked at. */
  instruments: readonly { id: string; fault?: string }[] | undefined;
  /** Where the site's own lists of related articles lead, by the path of the page that they stand on; with none, they are not looked at. */
  relatedArticles: readonly { path: string; articleUrls: readonly string[] }[];
}

export const defaultSettings: SiteSettings = {
  ownHosts: [],
  fixedPages: Object.values(siteLinks),
  stagingHosts: [],
  affiliateHosts: [],
  imageHosts: [],
  reviewedSections: ['/health', '/nutrition'],
  reviewMonths: 24,
  timeZone: undefined,
  topics: [],
  people: [],
  instruments: undefined,
  relatedArticles: [],
};
