import type { ContentMeta } from '#schemas/generated/types.ts';
import { adCaps, cpuvAdCaps } from './adSizes.ts';

/** The screens of an advertisement. Wide screens show fewer, because each takes the whole column. */
export type AdScreens = 'all' | 'mobile';

/** Undefined if ads are off or the limit is reached. `index` counts the inline advertisements before it. */
export function shownAd(index: number, meta: ContentMeta | undefined): AdScreens | undefined {
  if (meta?.adSync === false) return undefined;
  const caps = meta?.cpuv ? cpuvAdCaps : adCaps;
  if (index < caps.leaderboard) return 'all';
  return index < caps.mediumRectangle ? 'mobile' : undefined;
}
