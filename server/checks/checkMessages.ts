import type { SiteSettings } from '#quality/siteSettings.ts';
import type { Problem } from '#transformer/problem.ts';

/** An article as an editor types it, or as its source gave it. */
export type ArticleToCheck = { kind: 'text'; text: string } | { kind: 'value'; value: unknown };

/** What the server tells the rules of its site. */
export type KnownOfSite = Partial<Pick<SiteSettings, 'people' | 'instruments' | 'timeZone'>>;

/** What the thread that checks articles is asked. */
export interface CheckTask {
  article: ArticleToCheck;
  /** Where the article is, as far as that is known without reading it. */
  path: string;
  /** What was found while the article was rendered. */
  foundRendering: readonly Problem[];
  /** Rules that are left out, because they did not end with this article. */
  without: readonly string[];
  settings: KnownOfSite;
  /** The moment that it is checked for; now, where nothing is said. */
  at?: Date | undefined;
}

/** Where the thread says which of the content rules is under way, from 1; 0 where none is. */
export const ruleUnderWay = 1;
export const progressPlaces = 2;
