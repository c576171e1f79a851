import { siteLinks } from '#contracts/siteAddresses.ts';

/** A person of the site: the name alone, or with what readers see. */
export type KnownPerson =
  | string
  | { name: string; credentials?: string | undefined; portrait?: string | undefined };

/** Site-dependent settings of the rules. */
export interface SiteSettings {
  /** Hosts of the site itself, in lower case: absolute links to them are internal. */
  ownHosts: readonly string[];
  /** Paths of pages that are not articles. */
  fixedPages: readonly string[];
  /** Hosts of previews and of machines that readers cannot reach, besides the built-in ones. */
  stagingHosts: readonly string[];
  /** Hosts of paid links, subdomains included, besides the built-in networks. */
  affiliateHosts: readonly string[];
  /** Additional image hosts; if empty, image hosts are not checked. */
  imageHosts: readonly string[];
  /** Path prefixes of sections whose articles all need a medical reviewer. */
  reviewedSections: readonly string[];
  /** Months after which a medical review is too old. */
  reviewMonths: number;
  /** The time zone of the site's dates; undefined to use each date's own. */
  timeZone: string | undefined;
  /** Paths of the site's topics; topics of published articles are known too. */
  topics: readonly string[];
  /** The people with a profile page; if empty, names in bylines are not checked. */
  people: readonly KnownPerson[];
  /** The site's questionnaires, and why some cannot be used; undefined skips the check. */
  instruments: readonly { id: string; fault?: string }[] | undefined;
  /**
   * Targets of the site's lists of related articles, by the path of their page; if empty, they are not
   * checked.
   */
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
