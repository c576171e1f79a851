import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hostCookie } from '#contracts/hostCookie.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { owner } from '#editor-preview/model/person.ts';
import type { KnownPerson, PeopleStore } from '#editor-preview/store/people/peopleStore.ts';
import type { Offers } from '#feature-kit/feature.ts';
import {
  type Admission,
  type ApiReply,
  form,
  guard,
  type PageReply,
  page,
  type Redirect,
  type Route,
} from '#feature-kit/route.ts';
import { cookieValue, setCookie } from '#platform/http/cookies.ts';
import { tooManyAttempts } from '#platform/http/httpError.ts';
import type { RateLimits } from '#platform/http/rateLimits.ts';
import { SignedTexts, sameSecret } from '#platform/signedTexts.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { pageOfEditor } from '../requests/pageOfEditor.ts';
import { wordsFor } from '../words/words.ts';
import { afterField, goOnPage, signInField, signInPage, signInScript } from './signInPage.tsx';

export const sessionSeconds = 12 * 60 * 60;

/** Makes two sessions of the same second distinct: each can be ended separately. */
const nonceBytes = 9;
/** Expiry in seconds; a nonce, absent in sessions of earlier releases; the signature. */
const sessionPattern = /\d{1,12}(?:\.[\w-]{12})?\.[\w-]{43}/;

interface EditorAccessOptions {
  token: string;
  people: Pick<PeopleStore, 'withToken' | 'withId' | 'withEmail' | 'endSession' | 'hasEnded'> | undefined;
  accounts?: Pick<Offers, 'member' | 'signInLinks'> | undefined;
  limits: Pick<RateLimits, 'of'>;
  shell: PageShell;
  https: boolean;
}

/** Far more than typing errors, far fewer than guessing takes. */
export const wrongGuesses = { most: 20, seconds: 60 };

const sessionName = 'pagewell_editor';
/** `[person id.]session`: the owner's session has no person id. */
const cookiePattern = new RegExp(`^(?:([\\w-]{1,64}?)\\.)?(${sessionPattern.source})$`);
/** Sessions last a day at most. */
const maxEndedHere = 10_000;
const maxFormBytes = 8192;

interface Admitted extends Admission {
  sessionKey: string;
}

/** Protects all routes listed after it. Programs use `Authorization: Bearer`. */
export function editorAccess(options: EditorAccessOptions): Route[] {
  const { token, people, accounts, limits, shell, https } = options;
  const guesses = limits.of('wrong tokens of editors', wrongGuesses);
  /** Without a store of people there is one instance, so memory is enough. */
  const endedHere = new LRUCache<string, true>({ max: maxEndedHere, ttl: sessionSeconds * 1000 });
  const asOwner: Admitted = { person: owner, sessionKey: token };
  const asPerson = ({ person, tokenHash }: KnownPerson): Admitted => ({
    person,
    sessionKey: keyOfPerson(token, { id: person.id, tokenHash }),
  });

  /** @throws HttpError 429 after too many wrong tokens, even for a valid one */
  async function withToken(
    address: string | undefined,
    provided: string | null,
  ): Promise<Admitted | undefined> {
    const wait = await guesses.secondsLeft(address);
    if (wait > 0) throw tooManyAttempts(wait);
    if (provided !== null) {
      if (sameSecret(provided, token)) return asOwner;
      const known = await people?.withToken(provided);
      if (known) return asPerson(known);
    }
    await guesses.secondsToWait(address);
    return undefined;
  }

  /** By an account with a verified email address: an unverified one could be anyone's. */
  async function withAccount(headers: IncomingHttpHeaders): Promise<Admitted | undefined> {
    const member = await accounts?.member({ headers });
    const email = member?.hasVerifiedEmail ? member.user.email : undefined;
    const known = email === undefined ? undefined : await people?.withEmail(email);
    return known && asPerson(known);
  }

  /** Looked up each time, so that revoking a token anywhere ends its sessions here. */
  async function withSession(cookie: string | undefined): Promise<Admitted | undefined> {
    const [, id, session] = cookiePattern.exec(cookie ?? '') ?? [];
    const known = id === undefined ? undefined : await people?.withId(id);
    const admitted = id === undefined ? asOwner : known && asPerson(known);
    if (!cookie || !admitted || !isSessionValid(session, admitted.sessionKey, Date.now())) return undefined;
    return endedHere.has(cookie) || (await people?.hasEnded(cookie)) ? undefined : admitted;
  }

  const cookieName = hostCookie(sessionName, https);
  // A cookie with the `__Host-` prefix must have the path `/`.
  const cookiePath = https ? '/' : editorAddresses.list;
  const cookie = (value: string, seconds: number): Record<string, string> => ({
    'Set-Cookie': setCookie(cookieName, value, { seconds, https, path: cookiePath, strict: true }),
  });

  const startSession = ({ person, sessionKey }: Admitted, after: string): Redirect => {
    const holder = person.role === owner.role ? '' : `${person.id}.`;
    const session = holder + issueSession(sessionKey, Date.now());
    return { redirect: after, headers: cookie(session, sessionSeconds) };
  };

  const headers = { 'WWW-Authenticate': 'Bearer realm="Pagewell editor"' };
  const signIn = (sent: IncomingHttpHeaders, after: string, failed: boolean): PageReply => ({
    document: signInPage(
      { failed, after, links: accounts?.signInLinks(editorAddresses.signInWithAccount) ?? [] },
      wordsFor(sent),
      shell,
    ),
    status: 401,
    inlineScripts: [signInScript],
    headers,
  });
  const unauthenticated = (sent: IncomingHttpHeaders): ApiReply => ({
    status: 401,
    body: { error: wordsFor(sent).words.refusals.noPerson },
    headers,
  });

  return [
    page(`GET ${editorAddresses.signIn}`, ({ headers: sent }) => ({
      ...signIn(sent, editorAddresses.list, false),
      status: 200,
      headers: {},
    })),
    page(
      `POST ${editorAddresses.signIn}`,
      { body: form(maxFormBytes) },
      async ({ body, clientAddress, headers: sent }) => {
        const after = pageOfEditor(body.get(afterField));
        const admitted = await withToken(clientAddress, body.get(signInField));
        if (!admitted) return signIn(sent, after, true);
        return startSession(admitted, after);
      },
    ),
    // A button, because the editor's cookie is not sent with navigation from another site.
    page(`GET ${editorAddresses.signInWithAccount}`, async ({ headers: sent }) => {
      const admitted = await withAccount(sent);
      if (!admitted) return signIn(sent, editorAddresses.list, true);
      return { document: goOnPage(admitted.person.name, wordsFor(sent), shell) };
    }),
    page(`POST ${editorAddresses.signInWithAccount}`, async ({ headers: sent }) => {
      const admitted = await withAccount(sent);
      return admitted
        ? startSession(admitted, editorAddresses.list)
        : signIn(sent, editorAddresses.list, true);
    }),
    page('POST /editor/sign-out', async ({ headers: sent }) => {
      const session = cookieValue(sent.cookie, cookieName);
      const admitted = await withSession(session);
      if (session !== undefined && admitted) {
        endedHere.set(session, true);
        const expiresAt = new Date(Date.now() + sessionSeconds * 1000);
        await people?.endSession(admitted.person.id, session, expiresAt);
      }
      return { redirect: '/editor', headers: cookie('', 0) };
    }),
    guard('/editor', async ({ path, query, headers: sent, clientAddress }) => {
      const bearer = /^Bearer (\S{1,200})$/.exec(sent.authorization ?? '')?.[1];
      const admitted =
        (bearer === undefined ? undefined : await withToken(clientAddress, bearer)) ??
        (await withSession(cookieValue(sent.cookie, cookieName)));
      if (admitted) return { person: admitted.person };
      if (path.startsWith('/editor/api/')) return unauthenticated(sent);
      return signIn(sent, pageOfEditor(`${path}?${query}`), false);
    }),
  ];
}

/** Only an early end is stored; another key invalidates the session. */
export function issueSession(key: string, now: number): string {
  const until = Math.floor(now / 1000) + sessionSeconds;
  return sessions(key).sign(`${until}.${randomBytes(nonceBytes).toString('base64url')}`);
}

export function isSessionValid(session: string | undefined, key: string, now: number): boolean {
  const until = sessions(key).open(session);
  return until !== undefined && Number.parseInt(until, 10) * 1000 > now;
}

/** Depends on the server's token and the person's: changing either ends the sessions. */
function keyOfPerson(serverToken: string, { id, tokenHash }: { id: string; tokenHash: string }): string {
  return createHmac('sha256', serverToken).update(`pagewell person ${id} ${tokenHash}`).digest('base64url');
}

function sessions(key: string): SignedTexts {
  return new SignedTexts(key, 'editor session');
}
