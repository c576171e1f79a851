import type { SiteSettings } from '#quality/siteSettings.ts';
import type { Problem } from '#transformer/problem.ts';

/** An article as typed in the editor, or as its source returned it. */
export type ArticleToCheck = { kind: 'text'; text: string } | { kind: 'value'; value: unknown };

/** Facts of the site that rules need. */
export type KnownOfSite = Partial<Pick<SiteSettings, 'people' | 'instruments' | 'timeZone'>>;

export interface CheckTask {
  article: ArticleToCheck;
  /** The article's path, if known without reading it. */
  path: string;
  foundRendering: readonly Problem[];
  /** Rules that are skipped because they did not end with this article. */
  without: readonly string[];
  settings: KnownOfSite;
  /** The instant to check for; by default now. */
  at?: Date | undefined;
}

/** Place of the running rule in the thread's progress, from 1; 0 if none runs. */
export const ruleUnderWay = 1;
export const progressPlaces = 2;
