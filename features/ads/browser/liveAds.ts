import {
  type AdState,
  type AdStay,
  adOfferAttribute,
  adStateAttribute,
  adStayAttribute,
} from '#contracts/ads.ts';
import { outsideDomEvent } from '#contracts/outside/frame.ts';
import { askFromOutside } from './askFromOutside.ts';
import { takeCheck } from './blocked.ts';
import { holdInText, holdLeaderboard } from './holdInView.ts';

export function start(place: Element): void {
  if (!(place instanceof HTMLElement)) return;
  // A listener added twice is called once.
  document.addEventListener(outsideDomEvent, takeCheck);
  const dismissed: AdState = 'dismissed';
  place.querySelector('button')?.addEventListener('click', () => {
    place.setAttribute(adStateAttribute, dismissed);
  });
  const stay = place.getAttribute(adStayAttribute);
  if (stay === ('leaderboard' satisfies AdStay)) holdLeaderboard(place);
  if (stay === ('inline' satisfies AdStay)) holdInText(place);
  const offer = place.getAttribute(adOfferAttribute);
  if (offer) askFromOutside(place, JSON.parse(offer));
}
