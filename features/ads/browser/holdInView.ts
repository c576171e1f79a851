import {
  adStickyAttribute,
  inlineStickyMs,
  leaderboardStickyMs,
  stickyAboveProperty,
} from '#contracts/ads.ts';
import { isBlocked, letGo } from './blocked.ts';

/** Whether the header's leaderboard is hidden: two ads are never pinned together. */
let isLeaderboardHidden = true;

/** Pins nothing when the browser blocks ads. */
function hold(place: Element): void {
  place.toggleAttribute(adStickyAttribute, !isBlocked());
}

/** Pinned until some seconds after its room was scrolled out of view. */
export function holdLeaderboard(place: HTMLElement): void {
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
export function holdInText(place: HTMLElement): void {
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
