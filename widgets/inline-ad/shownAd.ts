import type { ContentMeta } from '#schemas/generated/types.ts';
import { adCaps, cpuvAdCaps } from './adSizes.ts';

/** On which screens an advertisement is shown. Fewer are shown on wide ones, where each takes the whole column. */
export type AdScreens = 'all' | 'mobile';

/**
 * Where an inline advertisement is shown; undefined where it is not shown at all: advertisements are switched off for
 * the page, or the page has as many as it carries.
 *
 * @param index how many inline advertisements stand before it on the page
 */
export function shownAd(index: number, meta: ContentMeta | undefined): AdScreens | undefined {
  if (meta?.adSync === false) return undefined;
  const caps = meta?.cpuv ? cpuvAdCaps : adCaps;
  if (index < caps.leaderboard) return 'all';
  return index < caps.mediumRectangle ? 'mobile' : undefined;
}
