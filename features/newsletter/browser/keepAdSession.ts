import { adSessionAttribute } from '#contracts/newsletter.ts';
import { adSessionKey } from '#contracts/sessionKeys.ts';

/** Keeps for the visit what the mailing service has called it. Only for a reader who has agreed does it stand on the page. */
export function start(place: Element): void {
  try {
    sessionStorage.setItem(adSessionKey, place.getAttribute(adSessionAttribute) ?? '');
  } catch {
    // A browser that keeps nothing does without.
  }
}
