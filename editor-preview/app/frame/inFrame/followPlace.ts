import type { PagePlace } from '../pagePlace.ts';
import { goToPlace, placeOnPage } from './placeOnPage.ts';

export interface FollowedPlace {
  readonly now: PagePlace;
  goTo: (place: PagePlace) => void;
}

/** Preserves the position when the width changes. `tell` is called after user scrolling. */
export function followPlace(page: Document, tell: (place: PagePlace) => void): FollowedPlace {
  const { defaultView: window } = page;
  let now: PagePlace = placeOnPage(page);
  let width = window?.innerWidth;
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
      // Scroll events of a resize may precede the resize event.
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
