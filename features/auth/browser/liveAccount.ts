import { forgetReaderFacts, readerFacts } from '#client/reader.ts';
import { authAttribute, memberPlaceAttribute, signedOutChannel } from '#contracts/auth.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';

const longestWaitMs = 3_000;

/** The link's width is fixed, so nothing next to it moves. */
export async function start(link: Element): Promise<void> {
  if (!(link instanceof HTMLElement) || !document.documentElement.hasAttribute(readerPageAttribute)) return;
  const said = link.textContent;
  // Clears this tab's cached facts even if none are loaded.
  new BroadcastChannel(signedOutChannel).onmessage = () => {
    forgetReaderFacts();
    link.setAttribute(authAttribute, 'not-authenticated');
    link.textContent = said;
    link.ariaLabel = null;
  };
  // Without a listener until now, a sign-out in another tab may have been missed.
  if (wasInBackground()) forgetReaderFacts();
  const { auth } = await readerFacts();
  if (!auth) return;
  const { state, isShown, user, hasOldCookie } = auth;
  link.setAttribute(authAttribute, state);
  if (link.parentElement && (isShown || user)) link.parentElement.style.visibility = '';
  if (user) {
    link.style.minWidth = `${link.getBoundingClientRect().width}px`;
    link.style.textAlign = 'center';
    link.textContent = user.initials;
    link.ariaLabel = `${user.initials}: account of ${user.fullName}`;
  }
  // The script for members loads when its place is shown.
  const place = document.querySelector<HTMLElement>(`[${memberPlaceAttribute}]`);
  if (place && (user || hasOldCookie)) place.hidden = false;
}

function wasInBackground(): boolean {
  if (performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')) return true;
  const [opened] = performance.getEntriesByType('navigation');
  const loadedAt = opened instanceof PerformanceNavigationTiming ? opened.loadEventStart : 0;
  return performance.now() - loadedAt > longestWaitMs;
}
