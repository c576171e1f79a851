import { adSessionAttribute } from '#contracts/newsletter.ts';
import { adSessionKey } from '#contracts/sessionKeys.ts';

/** Stores the mailing service's session id for the visit; the page has it only with consent. */
export function start(place: Element): void {
  try {
    sessionStorage.setItem(adSessionKey, place.getAttribute(adSessionAttribute) ?? '');
  } catch {
    // Without storage it is not needed.
  }
}
