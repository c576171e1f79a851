import type { HomeContent, PersonProfile, SiteConfiguration, Topic } from '#schemas/generated/types.ts';
import type { SiteFacts } from '#transformer/renderBlock.tsx';

/** What is the same on every page of a publication. */
export interface Site extends SiteFacts {
  /** What stands before addresses of the API as browsers ask for them, such as `/health`; nothing where none does. */
  apiPrefix?: string;
  /** The time zone whose days articles are dated by; undefined where each moment counts as it is written. */
  timeZone?: string | undefined;
  /** One sentence on what the publication is, for its home page and footer. */
  tagline: string;
  /** The year of the copyright notice. Handed in, so that rendering depends on its input alone. */
  copyrightYear?: number;
  /**
   * What stands around its articles: menus, branding, ads and the like, checked. Another object as soon as something of it
   * changes, so it is read anew for each page.
   */
  readonly configuration: SiteConfiguration;
  /** Its topics, in their order. */
  topics: readonly Topic[];
  /** What stands on its home page. */
  home: HomeContent;
  /** Its fixed pages, each written as an article. */
  pages: readonly unknown[];
  /** Who writes and reviews its articles, each with a page of their own. No two share a name. */
  people: readonly PersonProfile[];
  /** Where readers reach the publisher: about corrections, products and their data. */
  contactEmail?: string;
}
