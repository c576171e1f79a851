import { siteLinks } from '#contracts/siteAddresses.ts';

export type KnownPerson =
  | string
  | { name: string; credentials?: string | undefined; portrait?: string | undefined };

export interface SiteSettings {
  /** Hosts of the site itself, in lower case: absolute links to them are internal. */
  ownHosts: readonly string[];
  fixedPages: readonly string[];
  stagingHosts: readonly string[];
  affiliateHosts: readonly string[];
  /** Additional image hosts; if empty, image hosts are not checked. */
  imageHosts: readonly string[];
  reviewedSections: readonly string[];
  reviewMonths: number;
  timeZone: string | undefined;
  topics: readonly string[];
  people: readonly KnownPerson[];
  instruments: readonly { id: string; fault?: string }[] | undefined;
  /** By the path of their page; if empty, they are not checked. */
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
