/** Contract between ad slots and their script. Constants and types only: the script has a size budget. */

/** Marks an ad slot, with its name, such as DMR1. D is for tablets and desktops, M for phones. */
export const adSlotAttribute = 'data-ad-slot';

/** On an ad slot: an `AdState`. */
export const adStateAttribute = 'data-ad-state';

/** House ad; house ad while another is loading; external ad; empty, because there is no house ad; or closed by the reader. */
export type AdState = 'house' | 'loading' | 'filled' | 'empty' | 'dismissed';

/** On a filled ad slot: the size of the ad, such as `300x250`. */
export const adSizeAttribute = 'data-ad-size';

/** On an ad slot: an `AdOffer` as JSON. Without it no external ad is requested. */
export const adOfferAttribute = 'data-ad-offer';

/** Width and height in CSS pixels. */
export type AdSize = [number, number];

/** Sizes by breakpoint, and the partner to request. */
export interface AdOffer {
  partner: string;
  sizes: { mobile?: AdSize[]; tablet?: AdSize[]; desktop?: AdSize[] };
  /** Whether it is requested even if it is above the viewport. */
  above?: true;
  /** Whether it is requested despite an ad blocker. */
  insists?: true;
}

/** On an ad slot: an `AdStay`, how it sticks. */
export const adStayAttribute = 'data-ad-stay';

/** The header's leaderboard, for some seconds after it was scrolled past; or an ad in the text. */
export type AdStay = 'leaderboard' | 'inline';

/** On an ad slot while it sticks. */
export const adStickyAttribute = 'data-ad-held';

/**
 * Custom property of the `html` element: height of the sticky leaderboard. Not inherited by default, so that a change does not restyle the
 * whole page.
 */
export const stickyAboveProperty = '--held-above';

/** On the `html` element if an ad blocker was detected. */
export const adsBlockedAttribute = 'data-ads-blocked';

/** How long the leaderboard sticks after it was scrolled past. */
export const leaderboardStickyMs = 3_000;

/** How long an ad in the text sticks. */
export const inlineStickyMs = 2_000;

/** Delay after load before ads outside the viewport are measured. */
export const deferredAdMs = 2_000;
