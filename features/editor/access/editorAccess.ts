import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hostCookie } from '#contracts/hostCookie.ts';
import { editorAddresses } from '#editing/editorPages.ts';
import { owner } from '#editing/person.ts';
import { cookieValue, setCookie } from '#platform/http/cookies.ts';
import { tooManyAttempts } from '#platform/http/httpError.ts';
import type { RateLimits } from '#platform/http/rateLimits.ts';
import { sameSecret } from '#platform/signedTexts.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import type { Offers } from '../../parts/feature.ts';
import {
  type Admission,
  type ApiReply,
  form,
  guard,
  type PageReply,
  page,
  type Redirect,
  type Route,
} from '../../parts/route.ts';
import { pageOfEditor } from '../requests/pageOfEditor.ts';
import type { KnownPerson, PeopleStore } from '../store/people/peopleStore.ts';
import { wordsFor } from '../words/words.ts';
import { holdsSession, issueSession, keyOfPerson, sessionPattern, sessionSeconds } from './editorSession.ts';
import { afterField, goOnPage, signInField, signInPage, signInScript } from './signInPage.tsx';

interface EditorAccessOptions {
  /** The server's own: whoever has it is the owner. */
  token: string;
  /** Who else may sign in; undefined where nothing is kept here. */
  people: Pick<PeopleStore, 'withToken' | 'withId' | 'withEmail' | 'endSession' | 'hasEnded'> | undefined;
  /** Who is signed in with an account, and how one signs in with one; nobody, where nothing is said. */
  accounts?: Pick<Offers, 'member' | 'signInLinks'> | undefined;
  /** Where wrong tokens are counted. */
  limits: Pick<RateLimits, 'of'>;
  shell: PageShell;
  https: boolean;
}

/** Far more than slips of the finger, far fewer than it takes to guess. */
export const wrongGuesses = { most: 20, seconds: 60 };

const sessionName = 'pagewell_editor';
/** The person, whom the owner's session does not name, and the session. */
const cookiePattern = new RegExp(`^(?:([\\w-]{1,64}?)\\.)?(${sessionPattern.source})$`);
/** Of sessions that hold for a day at most. */
const maxEndedHere = 10_000;
/** A token, an address and the names of their fields. */
const maxFormBytes = 8192;

/** Somebody who has shown who they are, and what their sessions are signed with. */
interface Admitted extends Admission {
  sessionKey: string;
}

/**
 * Lets only those into the editor who have a token: people by a form or a link, and a cookie; programs by
 * `Authorization: Bearer`. What stands behind these routes is theirs, and is told who it is.
 */
export function editorAccess({
  token,
  people,
  accounts,
  limits,
  shell,
  https,
}: EditorAccessOptions): Route[] {
  const guesses = limits.of('wrong tokens of editors', wrongGuesses);
  /** Where no people are stored, there is one instance: it remembers by itself which sessions were ended. */
  const endedHere = new LRUCache<string, true>({ max: maxEndedHere, ttl: sessionSeconds * 1000 });
  const asOwner: Admitted = { person: owner, sessionKey: token };
  const asPerson = ({ person, tokenHash }: KnownPerson): Admitted => ({
    person,
    sessionKey: keyOfPerson(token, { id: person.id, tokenHash }),
  });

  /** @throws HttpError 429 for whoever guessed too often, whether or not this is a token */
  async function withToken(address: string | undefined, given: string | null): Promise<Admitted | undefined> {
    const wait = await guesses.secondsLeft(address);
    if (wait > 0) throw tooManyAttempts(wait);
    if (given !== null) {
      if (sameSecret(given, token)) return asOwner;
      const known = await people?.withToken(given);
      if (known) return asPerson(known);
    }
    await guesses.secondsToWait(address);
    return undefined;
  }

  /** By an account whose email address its provider has verified: anybody could give an account any other one. */
  async function withAccount(headers: IncomingHttpHeaders): Promise<Admitted | undefined> {
    const member = await accounts?.member({ headers });
    const email = member?.hasVerifiedEmail ? member.user.email : undefined;
    const known = email === undefined ? undefined : await people?.withEmail(email);
    return known && asPerson(known);
  }

  /** Looked up each time, so that a token that is revoked anywhere ends its sessions here. */
  async function withSession(cookie: string | undefined): Promise<Admitted | undefined> {
    const [, id, session] = cookiePattern.exec(cookie ?? '') ?? [];
    const known = id === undefined ? undefined : await people?.withId(id);
    const admitted = id === undefined ? asOwner : known && asPerson(known);
    if (!cookie || !admitted || !holdsSession(session, admitted.sessionKey, Date.now())) return undefined;
    return endedHere.has(cookie) || (await people?.hasEnded(cookie)) ? undefined : admitted;
  }

  const cookieName = hostCookie(sessionName, https);
  // Browsers take a name that is this host's own for all of its addresses alone.
  const cookiePath = https ? '/' : editorAddresses.list;
  const cookie = (value: string, seconds: number): Record<string, string> => ({
    'Set-Cookie': setCookie(cookieName, value, { seconds, https, path: cookiePath, strict: true }),
  });

  const letIn = ({ person, sessionKey }: Admitted, after: string): Redirect => {
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
  const signedOut = (sent: IncomingHttpHeaders): ApiReply => ({
    status: 401,
    body: { error: wordsFor(sent).words.refusals.nobody },
    headers,
  });

  return [
    page(`GET ${editorAddresses.signIn}`, {
      handle: ({ headers: sent }) => ({
        ...signIn(sent, editorAddresses.list, false),
        status: 200,
        headers: {},
      }),
    }),
    page(`POST ${editorAddresses.signIn}`, {
      body: form(maxFormBytes),
      handle: async ({ body, clientAddress, headers: sent }) => {
        const after = pageOfEditor(body.get(afterField));
        const admitted = await withToken(clientAddress, body.get(signInField));
        if (!admitted) return signIn(sent, after, true);
        return letIn(admitted, after);
      },
    }),
    // A button, because a cookie of the editor's own does not come along with whoever another site has sent here.
    page(`GET ${editorAddresses.signInWithAccount}`, {
      handle: async ({ headers: sent }) => {
        const admitted = await withAccount(sent);
        if (!admitted) return signIn(sent, editorAddresses.list, true);
        return { document: goOnPage(admitted.person.name, wordsFor(sent), shell) };
      },
    }),
    page(`POST ${editorAddresses.signInWithAccount}`, {
      handle: async ({ headers: sent }) => {
        const admitted = await withAccount(sent);
        return admitted ? letIn(admitted, editorAddresses.list) : signIn(sent, editorAddresses.list, true);
      },
    }),
    page('POST /editor/sign-out', {
      handle: async ({ headers: sent }) => {
        const session = cookieValue(sent.cookie, cookieName);
        const admitted = await withSession(session);
        if (session !== undefined && admitted) {
          endedHere.set(session, true);
          const holdsUntil = new Date(Date.now() + sessionSeconds * 1000);
          await people?.endSession(admitted.person.id, session, holdsUntil);
        }
        return { redirect: '/editor', headers: cookie('', 0) };
      },
    }),
    guard('/editor', async ({ path, query, headers: sent, clientAddress }) => {
      const bearer = /^Bearer (\S{1,200})$/.exec(sent.authorization ?? '')?.[1];
      const admitted =
        (bearer === undefined ? undefined : await withToken(clientAddress, bearer)) ??
        (await withSession(cookieValue(sent.cookie, cookieName)));
      if (admitted) return { person: admitted.person };
      if (path.startsWith('/editor/api/')) return signedOut(sent);
      return signIn(sent, pageOfEditor(`${path}?${query}`), false);
    }),
  ];
}
