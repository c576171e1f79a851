import type { SiteSettings } from '#rules/engine/siteSettings.ts';
import type { Problem } from '#transformer/problems/problem.ts';

export type ArticleToCheck = { kind: 'text'; text: string } | { kind: 'value'; value: unknown };

export type KnownOfSite = Partial<Pick<SiteSettings, 'people' | 'instruments' | 'timeZone'>>;

export interface CheckTask {
  article: ArticleToCheck;
  path: string;
  foundRendering: readonly Problem[];
  without: readonly string[];
  settings: KnownOfSite;
  at?: Date | undefined;
}

/** Index in the thread's progress, from 1; 0 if none runs. */
export const ruleUnderWay = 1;
export const progressPlaces = 2;
