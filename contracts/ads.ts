/** Constants and types only: the ad script has a size budget. */

/** Marks an ad slot, with its name, such as DMR1. D is for tablets and desktops, M for phones. */
export const adSlotAttribute = 'data-ad-slot';

export const adStateAttribute = 'data-ad-state';

export type AdState = 'house' | 'loading' | 'filled' | 'empty' | 'dismissed';

export const adSizeAttribute = 'data-ad-size';

/** On an ad slot: an `AdOffer` as JSON. Without it no external ad is requested. */
export const adOfferAttribute = 'data-ad-offer';

export type AdSize = [number, number];

export interface AdOffer {
  partner: string;
  sizes: { mobile?: AdSize[]; tablet?: AdSize[]; desktop?: AdSize[] };
  above?: true;
  insists?: true;
}

/** On an ad slot: an `AdStay`, how it sticks. */
export const adStayAttribute = 'data-ad-stay';

/** The header's leaderboard, for some seconds after it was scrolled past; or an ad in the text. */
export type AdStay = 'leaderboard' | 'inline';

export const adStickyAttribute = 'data-ad-held';

/** Custom property of the `html` element. Not inherited: a change must not restyle the whole page. */
export const stickyAboveProperty = '--held-above';

/** On the `html` element if an ad blocker was detected. */
export const adsBlockedAttribute = 'data-ads-blocked';

export const leaderboardStickyMs = 3_000;

export const inlineStickyMs = 2_000;

/** Delay after load before ads outside the viewport are measured. */
export const deferredAdMs = 2_000;
