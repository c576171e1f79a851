import { adOfferAttribute, adStickyAttribute, adsBlockedAttribute } from '#contracts/ads.ts';
import { type OutsideChange, outsideKindAttribute } from '#contracts/outside/frame.ts';

/** Whether something in the browser is known to block ads. */
export function isBlocked(): boolean {
  return document.documentElement.hasAttribute(adsBlockedAttribute);
}

/** Unpins an ad. */
export const letGo = (place: Element): void => place.removeAttribute(adStickyAttribute);

/** Stops further ad requests and pinning, unless the site insists. */
export function noteBlocked(): void {
  if (document.querySelector(`[${adOfferAttribute}*='"insists"']`)) return;
  document.documentElement.setAttribute(adsBlockedAttribute, '');
  document.querySelectorAll(`[${adStickyAttribute}]`).forEach(letGo);
}

/**
 * Takes the result of the partner script that detects ad blocking. A script that did not load was itself
 * blocked.
 */
export function takeCheck({ target, detail: { state, fault } }: CustomEvent<OutsideChange>): void {
  if (!(target instanceof Element) || target.getAttribute(outsideKindAttribute) !== 'ad-block-check') return;
  if (state === 'empty' || (fault && fault !== 'withdrawn')) noteBlocked();
}
