import {
  type AdOffer,
  type AdState,
  type AdStay,
  adOfferAttribute,
  adSizeAttribute,
  adSlotAttribute,
  adStateAttribute,
  adStayAttribute,
  adStickyAttribute,
  adsBlockedAttribute,
  deferredAdMs,
  inlineStickyMs,
  leaderboardStickyMs,
  stickyAboveProperty,
} from '#contracts/ads.ts';
import {
  type OutsideChange,
  outsideAttribute,
  outsideDomEvent,
  outsideFactsAttribute,
  outsideKindAttribute,
} from '#contracts/outside/frame.ts';
import { formFactorOf } from '#contracts/pageFacts.ts';

function isBlocked(): boolean {
  return document.documentElement.hasAttribute(adsBlockedAttribute);
}

const letGo = (place: Element): void => place.removeAttribute(adStickyAttribute);

function noteBlocked(): void {
  if (document.querySelector(`[${adOfferAttribute}*='"insists"']`)) return;
  document.documentElement.setAttribute(adsBlockedAttribute, '');
  document.querySelectorAll(`[${adStickyAttribute}]`).forEach(letGo);
}

/** A detection script that did not load was itself blocked. */
function takeCheck({ target, detail: { state, fault } }: CustomEvent<OutsideChange>): void {
  if (!(target instanceof Element) || target.getAttribute(outsideKindAttribute) !== 'ad-block-check') return;
  if (state === 'empty' || (fault && fault !== 'withdrawn')) noteBlocked();
}

/** Whether the header's leaderboard is hidden: two ads are never pinned together. */
let isLeaderboardHidden = true;

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

/** The consent gate decides whether the ad loads. Our own ad stays until a partner's ad has loaded. */
function askFromOutside(place: HTMLElement, offer: AdOffer): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (!isBlocked()) ask(place, offer);
    },
    { rootMargin: offer.above ? '100% 0px' : '0px 0px 100%' },
  );
  // A banner fixed to the bottom of the screen has its room at the end of the page.
  const box = place.firstElementChild ?? place;
  const { top } = box.getBoundingClientRect();
  setTimeout(() => observer.observe(box), top < innerHeight ? 0 : deferredAdMs);
}

function ask(place: HTMLElement, { partner, sizes: offered }: AdOffer): void {
  const sizes = offered[formFactorOf(innerWidth)];
  const own = place.getAttribute(adStateAttribute) ?? '';
  if (!sizes || own === ('dismissed' satisfies AdState)) return;
  const outside = document.createElement('div');
  const slot = place.getAttribute(adSlotAttribute);
  outside.title = 'Advertisement';
  outside.setAttribute(outsideAttribute, partner);
  outside.setAttribute(outsideFactsAttribute, JSON.stringify({ slot, sizes }));
  outside.addEventListener(outsideDomEvent, ({ detail: { state, size, fault } }) => {
    if (place.getAttribute(adStateAttribute) === ('dismissed' satisfies AdState)) return;
    place.setAttribute(adStateAttribute, state === 'loading' || state === 'filled' ? state : own);
    if (size) place.setAttribute(adSizeAttribute, size.join('x'));
    else place.removeAttribute(adSizeAttribute);
    // A withdrawn ad keeps its place, because the reader may consent again.
    if (state === 'empty' || (fault && fault !== 'withdrawn')) outside.remove();
    if (fault === 'missing') noteBlocked();
  });
  place.firstElementChild?.append(outside);
}

/** Pins nothing when the browser blocks ads. */
function hold(place: Element): void {
  place.toggleAttribute(adStickyAttribute, !isBlocked());
}

/** Pinned until some seconds after its room was scrolled out of view. */
function holdLeaderboard(place: HTMLElement): void {
  const above = place.previousElementSibling;
  if (!above) return;
  isLeaderboardHidden = false;
  const height = `${place.offsetHeight}px`;
  document.documentElement.style.setProperty(stickyAboveProperty, height);
  let timer: ReturnType<typeof setTimeout> | undefined;
  new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) {
        isLeaderboardHidden = false;
        hold(place);
      } else {
        timer = setTimeout(() => {
          isLeaderboardHidden = true;
          letGo(place);
        }, leaderboardStickyMs);
      }
    },
    // A pinned ad leaves its room, so the observer watches the element above it.
    { rootMargin: `${height} 0px 0px` },
  ).observe(above);
}

/** For a limited time, or until its room is visible again. */
function holdInText(place: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasInView = false;
  new IntersectionObserver(([entry]) => {
    if (!entry) return;
    clearTimeout(timer);
    letGo(place);
    if (wasInView && entry.boundingClientRect.bottom <= 0 && isLeaderboardHidden) {
      // Keeps the room's height, so that nothing below it moves.
      place.style.minHeight = `${entry.boundingClientRect.height}px`;
      place.style.setProperty('--ad-held', `${entry.boundingClientRect.width}px`);
      hold(place);
      timer = setTimeout(() => letGo(place), inlineStickyMs);
    }
    wasInView = entry.isIntersecting;
  }).observe(place);
}
