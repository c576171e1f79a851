/**
 * What pages say of their places for ads, and what the script there makes of it. Constants and forms only: the script has a
 * size budget.
 */

/** On a place for an ad: its name, such as DMR1. D is for tablets and desktops, M for phones. */
export const adSlotAttribute = 'data-ad-slot';

/** On it: an `AdState`. */
export const adStateAttribute = 'data-ad-state';

/**
 * What stands there: an ad of our own; ours still, while a frame is asked for another; somebody else's ad; nothing, because
 * there is none of ours; or nothing, because its reader has closed it.
 */
export type AdState = 'house' | 'loading' | 'filled' | 'empty' | 'dismissed';

/** On it while it is filled: width and height of what fills it, such as `300x250`. */
export const adSizeAttribute = 'data-ad-size';

/** On it: what it may be filled with from outside, an `AdOffer` as JSON. Without it, nothing is asked for. */
export const adOfferAttribute = 'data-ad-offer';

/** Width and height in CSS pixels. */
export type AdSize = [number, number];

/** By breakpoint, what fits there; and whose frame is asked. */
export interface AdOffer {
  partner: string;
  sizes: { mobile?: AdSize[]; tablet?: AdSize[]; desktop?: AdSize[] };
  /** Whether it is also asked for where readers have it above what they see. */
  above?: true;
  /** Whether it is asked for though something in the browser keeps ads away. */
  insists?: true;
}

/** On it: how it stays in view, an `AdStay`. */
export const adStayAttribute = 'data-ad-stay';

/** The leaderboard of the header, for some seconds after it was scrolled past; an ad in the text, once it was. */
export type AdStay = 'leaderboard' | 'inline';

/** On it while it is held in view. */
export const adHeldAttribute = 'data-ad-held';

/**
 * Custom property of the `html` element: how high the leaderboard is that may be held at the top of the window. Elements inherit it where
 * they say so alone: else the whole page would be styled anew for it.
 */
export const heldAboveProperty = '--held-above';

/** On the `html` element where something in the browser keeps ads away. */
export const adsBlockedAttribute = 'data-ads-blocked';

/** How long the leaderboard of the header is held after it was scrolled out of view, in milliseconds. */
export const leaderboardHeldMs = 3_000;

/** How long an ad in the text is held, in milliseconds. */
export const inlineHeldMs = 2_000;

/** How long after the page has loaded those ads are measured that are not in view then, in milliseconds. */
export const deferredAdMs = 2_000;
