import type { HomeContent, PersonProfile, SiteConfiguration, Topic } from '#schemas/generated/types.ts';
import type { SiteFacts } from '#transformer/render/renderBlock.tsx';

export interface Site extends SiteFacts {
  /** Prefix of API addresses in browsers, such as `/health`. */
  apiPrefix?: string;
  /** The time zone of dates; undefined to use each time's own offset. */
  timeZone?: string | undefined;
  tagline: string;
  /** Passed in, so that rendering depends on its input only. */
  copyrightYear?: number;
  /** The object is replaced on changes and in a new year, so read it for each page. */
  readonly configuration: SiteConfiguration;
  topics: readonly Topic[];
  home: HomeContent;
  pages: readonly unknown[];
  people: readonly PersonProfile[];
  contactEmail?: string;
}
