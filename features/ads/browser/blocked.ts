import { adOfferAttribute, adStickyAttribute, adsBlockedAttribute } from '#contracts/ads.ts';
import { type OutsideChange, outsideKindAttribute } from '#contracts/outside/frame.ts';

export function isBlocked(): boolean {
  return document.documentElement.hasAttribute(adsBlockedAttribute);
}

export const letGo = (place: Element): void => place.removeAttribute(adStickyAttribute);

export function noteBlocked(): void {
  if (document.querySelector(`[${adOfferAttribute}*='"insists"']`)) return;
  document.documentElement.setAttribute(adsBlockedAttribute, '');
  document.querySelectorAll(`[${adStickyAttribute}]`).forEach(letGo);
}

/** A detection script that did not load was itself blocked. */
export function takeCheck({ target, detail: { state, fault } }: CustomEvent<OutsideChange>): void {
  if (!(target instanceof Element) || target.getAttribute(outsideKindAttribute) !== 'ad-block-check') return;
  if (state === 'empty' || (fault && fault !== 'withdrawn')) noteBlocked();
}
