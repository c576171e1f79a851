import {
  adStickyAttribute,
  inlineStickyMs,
  leaderboardStickyMs,
  stickyAboveProperty,
} from '#contracts/ads.ts';
import { isBlocked, letGo } from './blocked.ts';

/** Whether the leaderboard of the header is hidden: two ads never stay in view at once. */
let isLeaderboardHidden = true;

/** Nothing stays in view where something in the browser keeps ads away. */
function hold(place: Element): void {
  place.toggleAttribute(adStickyAttribute, !isBlocked());
}

/** Holds the leaderboard of the header at the top of the window, until some seconds after its room was scrolled out of view. */
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
    // What is held has no room of its own in view any more, so it is told by what stands above it.
    { rootMargin: `${height} 0px 0px` },
  ).observe(above);
}

/**
 * Holds an ad in the text at the top of the window once it was scrolled past while the leaderboard is hidden: for a moment,
 * or until its room comes into view again from below.
 */
export function holdInText(place: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasInView = false;
  new IntersectionObserver(([entry]) => {
    if (!entry) return;
    clearTimeout(timer);
    letGo(place);
    if (wasInView && entry.boundingClientRect.bottom <= 0 && isLeaderboardHidden) {
      // Its room stays as it is, and so does all that is below.
      place.style.minHeight = `${entry.boundingClientRect.height}px`;
      place.style.setProperty('--ad-held', `${entry.boundingClientRect.width}px`);
      hold(place);
      timer = setTimeout(() => letGo(place), inlineStickyMs);
    }
    wasInView = entry.isIntersecting;
  }).observe(place);
}
