import { composesText } from '#contracts/composesText.ts';
import { privacyBannerAttribute } from '#contracts/consent.ts';
import { placementStageAttribute, popupAttribute, popupShownKey } from '#contracts/placements.ts';

/**
 * Shows a window above the page, once its reader has scrolled through half of that: not before they have answered the question about
 * privacy, and one in a session. It holds nobody: the page goes on, and Escape or its button closes it.
 */
export function openPopup(popup: Element): void {
  const root = document.documentElement;
  // Who comes from a page of ours has seen another one before.
  const page = document.referrer.startsWith(`${location.origin}/`) ? '2' : '1';
  if (!(popup instanceof HTMLElement) || popup.getAttribute(popupAttribute) !== page) return;
  if (wasShown()) return;
  const look = (): void => {
    if (!popup.hidden || scrollY < (root.scrollHeight - innerHeight) / 2) return;
    // What is asked for may not have come yet.
    if (!popup.querySelector(`[${placementStageAttribute}$=loaded]`)) return;
    if (root.hasAttribute(privacyBannerAttribute) || wasShown()) return;
    keepShown();
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
    // A browser that keeps nothing would show it on every page.
    return true;
  }
}

function keepShown(): void {
  sessionStorage.setItem(popupShownKey, '1');
}
