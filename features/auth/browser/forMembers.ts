import { keepReaderFacts, readerFacts } from '#client/reader.ts';
import { authAddresses } from '#contracts/auth.ts';
import { fetchJson } from '#contracts/fetchJson.ts';
import { welcome } from './onboarding.ts';

/** What is done for those alone who are signed in, or were until a moment ago: the cookie, once a visit, and the welcome, once. */
export async function start(): Promise<void> {
  const facts = await readerFacts();
  const { auth } = facts;
  if (!auth) return;
  const { user, hasOnboarding, isTold } = auth;
  if (!isTold) {
    keepReaderFacts({ ...facts, auth: { ...auth, isTold: true } });
    const [address, body] = user
      ? [authAddresses.setCookie, { isAuthenticated: true, userInfo: user }]
      : [authAddresses.clearCookie, {}];
    // Whether it worked matters to nobody: the server looks at the session again whenever it is asked.
    fetchJson(address, { body, credentials: 'same-origin' }).catch(() => undefined);
  }
  if (user && hasOnboarding) await welcome(user.rvoId);
}
