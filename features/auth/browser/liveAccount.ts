import { forgetReaderFacts, readerFacts } from '#client/reader.ts';
import { authAttribute, memberPlaceAttribute, signedOutChannel } from '#contracts/auth.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';

/** Later than this after its page has loaded, in milliseconds, the page was in the background until now: this starts once it is seen. */
const longestWaitMs = 3_000;

/**
 * Says on the way to the account whether somebody is signed in, and who, until they sign out in any tab. It keeps its width: nothing
 * beside it moves.
 */
export async function start(link: Element): Promise<void> {
  if (!(link instanceof HTMLElement) || !document.documentElement.hasAttribute(readerPageAttribute)) return;
  const said = link.textContent;
  // What this tab keeps of somebody goes whether or not it is known here already.
  new BroadcastChannel(signedOutChannel).onmessage = () => {
    forgetReaderFacts();
    link.setAttribute(authAttribute, 'not-authenticated');
    link.textContent = said;
    link.ariaLabel = null;
  };
  // Nobody listened here until now: somebody may have signed out since this tab was told who is there.
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
  // What is for members alone is done by a script that comes once its place is shown.
  const place = document.querySelector<HTMLElement>(`[${memberPlaceAttribute}]`);
  if (place && (user || hasOldCookie)) place.hidden = false;
}

/** Whether the page was out of sight at any time until now. Where a browser keeps no record of that, it is told by how late it is. */
function wasInBackground(): boolean {
  if (performance.getEntriesByType('visibility-state').some(({ name }) => name === 'hidden')) return true;
  const [opened] = performance.getEntriesByType('navigation');
  const loadedAt = opened instanceof PerformanceNavigationTiming ? opened.loadEventStart : 0;
  return performance.now() - loadedAt > longestWaitMs;
}
