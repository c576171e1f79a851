import { adOfferAttribute, adStickyAttribute, adsBlockedAttribute } from '#contracts/ads.ts';
import { type OutsideChange, outsideKindAttribute } from '#contracts/outside/frame.ts';

/** Whether something in the browser is known to keep ads away. */
export function isBlocked(): boolean {
  return document.documentElement.hasAttribute(adsBlockedAttribute);
}

/** Ends that an ad stays in view. */
export const letGo = (place: Element): void => place.removeAttribute(adStickyAttribute);

/** From now on nothing more is asked for and nothing is held in view, unless the site insists. */
export function noteBlocked(): void {
  if (document.querySelector(`[${adOfferAttribute}*='"insists"']`)) return;
  document.documentElement.setAttribute(adsBlockedAttribute, '');
  document.querySelectorAll(`[${adStickyAttribute}]`).forEach(letGo);
}

/** Takes what a partner finds out whose script checks that. One that does not come was kept away itself. */
export function takeCheck({ target, detail: { state, fault } }: CustomEvent<OutsideChange>): void {
  if (!(target instanceof Element) || target.getAttribute(outsideKindAttribute) !== 'ad-block-check') return;
  if (state === 'empty' || (fault && fault !== 'withdrawn')) noteBlocked();
}
