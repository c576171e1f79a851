import { keepReaderFacts, readerFacts } from '../../../client/reader.ts';
import { authAddresses, authAttribute, onboardingAttribute } from '../../../contracts/auth.ts';
import { readerPageAttribute } from '../../../contracts/behaviour.ts';
import { fetchJson } from '../../../contracts/fetchJson.ts';

/** Says on the way to the account whether somebody is signed in, and who. It keeps its width: nothing beside it moves. */
export async function start(link: Element): Promise<void> {
  if (!(link instanceof HTMLElement) || !document.documentElement.hasAttribute(readerPageAttribute)) return;
  const facts = await readerFacts();
  const { auth } = facts;
  if (!auth) return;
  const { state, isShown, user, hasOldCookie, isTold, hasOnboarding } = auth;
  link.setAttribute(authAttribute, state);
  if (link.parentElement && (isShown || user)) link.parentElement.style.visibility = '';
  if (user) {
    link.style.minWidth = `${link.getBoundingClientRect().width}px`;
    link.style.textAlign = 'center';
    link.textContent = user.initials;
    link.ariaLabel = `${user.initials}: account of ${user.fullName}`;
  }
  const welcome = document.querySelector<HTMLElement>(`[${onboardingAttribute}]`);
  if (user && hasOnboarding && welcome) {
    welcome.setAttribute(onboardingAttribute, user.rvoId);
    // Its own script comes once it is shown: for members alone.
    welcome.hidden = false;
  }
  if (isTold || !(user || hasOldCookie)) return;
  keepReaderFacts({ ...facts, auth: { ...auth, isTold: true } });
  const [address, body] = user
    ? [authAddresses.setCookie, { isAuthenticated: true, userInfo: user }]
    : [authAddresses.clearCookie, {}];
  // Whether it worked matters to nobody: the server looks at the session again whenever it is asked.
  fetchJson(address, { body, credentials: 'same-origin' }).catch(() => undefined);
}
