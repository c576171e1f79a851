import { type BehaviourParts, readerPageAttribute } from '#contracts/behaviour.ts';
import { composesText } from '#contracts/composesText.ts';
import { privacyBannerAttribute } from '#contracts/consent.ts';
import { placementStageAttribute, popupAttribute, popupShownKey } from '#contracts/placements.ts';
import { loadPlace } from './loadPlacements.ts';

export function start(place: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  if (!document.documentElement.hasAttribute(readerPageAttribute)) return;
  if (place.hasAttribute(popupAttribute)) openPopup(place);
  else loadPlace(place, report);
}

/** After half of the page was scrolled and the privacy question is answered, once a session. */
function openPopup(popup: Element): void {
  const root = document.documentElement;
  // A reader from another page of ours is on at least their second one.
  const page = document.referrer.startsWith(`${location.origin}/`) ? '2' : '1';
  if (!(popup instanceof HTMLElement) || popup.getAttribute(popupAttribute) !== page) return;
  if (wasShown()) return;
  const look = (): void => {
    if (!popup.hidden || scrollY < (root.scrollHeight - innerHeight) / 2) return;
    // The content may not have loaded yet.
    if (!popup.querySelector(`[${placementStageAttribute}$=loaded]`)) return;
    if (root.hasAttribute(privacyBannerAttribute) || wasShown()) return;
    sessionStorage.setItem(popupShownKey, '1');
    popup.hidden = false;
  };
  addEventListener('scroll', look, { passive: true });
  addEventListener(
    'keydown',
    (event) => !composesText(event) && event.key === 'Escape' && !popup.hidden && popup.remove(),
  );
  popup.querySelector('button')?.addEventListener('click', () => popup.remove());
}

function wasShown(): boolean {
  try {
    return sessionStorage.getItem(popupShownKey) !== null;
  } catch {
    // Without storage it would show on every page.
    return true;
  }
}
