import { readerFacts, storeReaderFacts } from '#client/reader.ts';
import { authAddresses } from '#contracts/auth.ts';
import { fetchJson } from '#contracts/fetchJson.ts';
import { welcome } from './onboarding.ts';

/** Only for signed-in readers: refreshes the cookie once a visit, and shows the welcome once. */
export async function start(): Promise<void> {
  const facts = await readerFacts();
  const { auth } = facts;
  if (!auth) return;
  const { user, hasOnboarding, isTold: isNotified } = auth;
  if (!isNotified) {
    storeReaderFacts({ ...facts, auth: { ...auth, isTold: true } });
    const [address, body] = user
      ? [authAddresses.setCookie, { isAuthenticated: true, userInfo: user }]
      : [authAddresses.clearCookie, {}];
    fetchJson(address, { body, credentials: 'same-origin' }).catch(() => undefined);
  }
  if (user && hasOnboarding) await welcome(user.rvoId);
}
