import type { PagePlace } from '../pagePlace.ts';
import { goToPlace, placeOnPage } from './placeOnPage.ts';

export interface FollowedPlace {
  readonly now: PagePlace;
  goTo: (place: PagePlace) => void;
}

/** Preserves the position when the width changes. `onScroll` is called after user scrolling. */
export function followPlace(page: Document, onScroll: (place: PagePlace) => void): FollowedPlace {
  const { defaultView: window } = page;
  let now: PagePlace = placeOnPage(page);
  let width = window?.innerWidth;
  let programmaticY: number | undefined;

  const goTo = (place: PagePlace): void => {
    const before = window?.scrollY;
    goToPlace(page, place);
    now = place;
    if (window?.scrollY !== before) programmaticY = window?.scrollY;
  };
  page.addEventListener(
    'scroll',
    () => {
      const isProgrammatic =
        programmaticY !== undefined && Math.abs((window?.scrollY ?? 0) - programmaticY) < 1;
      programmaticY = undefined;
      if (isProgrammatic) return;
      // Scroll events of a resize may precede the resize event.
      if (window?.innerWidth !== width) return;
      now = placeOnPage(page);
      onScroll(now);
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
