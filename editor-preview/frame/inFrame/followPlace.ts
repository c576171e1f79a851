import type { PagePlace } from '../pagePlace.ts';
import { goToPlace, placeOnPage } from './placeOnPage.ts';

/** Follows where in the page somebody reads. */
export interface FollowedPlace {
  /** Where they are now. */
  readonly now: PagePlace;
  /** Brings them to a place, without telling of it. */
  goTo: (place: PagePlace) => void;
}

/**
 * Tells of scrolling, and keeps the place when the page gets another width.
 *
 * @param tell told of a place that somebody has scrolled to
 */
export function followPlace(page: Document, tell: (place: PagePlace) => void): FollowedPlace {
  const { defaultView: window } = page;
  let now: PagePlace = placeOnPage(page);
  let width = window?.innerWidth;
  /** Where we have scrolled to ourselves. */
  let ours: number | undefined;

  const goTo = (place: PagePlace): void => {
    const before = window?.scrollY;
    goToPlace(page, place);
    now = place;
    if (window?.scrollY !== before) ours = window?.scrollY;
  };
  page.addEventListener(
    'scroll',
    () => {
      const isOurs = ours !== undefined && Math.abs((window?.scrollY ?? 0) - ours) < 1;
      ours = undefined;
      if (isOurs) return;
      // Before the page is told of its new width, it may have been moved by it.
      if (window?.innerWidth !== width) return;
      now = placeOnPage(page);
      tell(now);
    },
    { passive: true },
  );
  window?.addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    goTo(now);
  });
  return {
    get now() {
      return now;
    },
    goTo,
  };
}
