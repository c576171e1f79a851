import type { HomeContent, PersonProfile, SiteConfiguration, Topic } from '#schemas/generated/types.ts';
import type { SiteFacts } from '#transformer/renderBlock.tsx';

/** Facts of a publication for every page. */
export interface Site extends SiteFacts {
  /** Prefix of API addresses in browsers, such as `/health`. */
  apiPrefix?: string;
  /** The time zone of dates; undefined to use each time's own offset. */
  timeZone?: string | undefined;
  /** One sentence on what the publication is, for its home page and footer. */
  tagline: string;
  /** Passed in, so that rendering depends on its input only. */
  copyrightYear?: number;
  /** The validated configuration: menus, branding, ads. The object is replaced on changes, so read it for each page. */
  readonly configuration: SiteConfiguration;
  topics: readonly Topic[];
  /** Content of its home page. */
  home: HomeContent;
  /** Its fixed pages, each written as an article. */
  pages: readonly unknown[];
  /** Authors and reviewers with a page. Names are unique. */
  people: readonly PersonProfile[];
  /** Contact for corrections, products and privacy. */
  contactEmail?: string;
}
