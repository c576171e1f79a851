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

function takeCheck(event: Event): void {
  const { target } = event;
  if (!(event instanceof CustomEvent) || !(target instanceof Element)) return;
  if (target.getAttribute(outsideKindAttribute) !== 'ad-block-check') return;
  const { state, fault }: OutsideChange = event.detail;
  if (state === 'empty' || (fault && fault !== 'withdrawn')) noteBlocked();
}
