import { adHeldAttribute, adOfferAttribute, adsBlockedAttribute } from '../../../contracts/ads.ts';
import {
  type OutsideChange,
  outsideDomEvent,
  outsideKindAttribute,
} from '../../../contracts/outside/frame.ts';

/** Whether something in the browser is known to keep ads away. */
export function isBlocked(): boolean {
  return document.documentElement.hasAttribute(adsBlockedAttribute);
}

/** From now on nothing more is asked for and nothing is held in view, unless the site insists. */
export function noteBlocked(): void {
  if (document.querySelector(`[${adOfferAttribute}*='"insists"']`)) return;
  document.documentElement.setAttribute(adsBlockedAttribute, '');
  for (const held of document.querySelectorAll(`[${adHeldAttribute}]`)) held.removeAttribute(adHeldAttribute);
}

/** Hears what a partner finds out whose script checks that. One that does not come was kept away itself. */
export function hearCheck(): void {
  document.addEventListener(outsideDomEvent, takeCheck);
}

function takeCheck({ target, detail: { state, fault } }: CustomEvent<OutsideChange>): void {
  if (!(target instanceof Element) || target.getAttribute(outsideKindAttribute) !== 'ad-block-check') return;
  if (state === 'empty' || (fault && fault !== 'withdrawn')) noteBlocked();
}
