import type { Logger } from 'pino';
import { authAddresses } from '#contracts/auth.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { FromReader } from '#feature-kit/dimension.ts';
import { posted } from '#feature-kit/postedBody.ts';
import {
  api,
  type PageReply,
  page,
  type Redirect,
  type Route,
  type RouteRequest,
} from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';
import { isSameOrigin } from '#platform/http/sameOrigin.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { AuthError, isRefusal, reasonOf, wasDeclined } from './authErrors.ts';
import { authProblemPage, type Problem } from './authPages.tsx';
import type { IdentityClients } from './identityClients.ts';
import { loginFields, readLoginWish } from './loginWish.ts';
import type { CookieIds, SessionCookie } from './sessionCookie.ts';
import type { SignIn } from './signIn.ts';

interface AuthRoutesParts {
  signIn: SignIn;
  clients: Pick<IdentityClients, 'require'>;
  shell: PageShell;
  log: Pick<Logger, 'warn' | 'info'>;
  browser: SessionCookie;
  mayIdentify: (request: FromReader) => Promise<boolean>;
  freshId: () => string;
}

const limit = { most: 30, seconds: 60 };

/** A failure renders a page with a way on, and leaves no partial session. */
export function authRoutes(parts: AuthRoutesParts): Route[] {
  const { signIn, clients, shell, log, browser, mayIdentify, freshId } = parts;
  const { origin } = shell.site;
  const cookie = (ids: CookieIds) => ({ 'Set-Cookie': browser.write(ids) });

  const problem = (kind: Problem, status: number, ids?: CookieIds): PageReply => ({
    document: authProblemPage(kind, shell),
    status,
    ...(ids ? { headers: cookie(ids) } : {}),
  });

  function failed(what: string, error: unknown, ids: CookieIds): PageReply {
    log.warn({ reason: reasonOf(error) }, `${what} failed`);
    if (wasDeclined(error)) return problem('declined', 400, ids);
    return isRefusal(error) ? problem('failed', 400, ids) : problem('unavailable', 503, ids);
  }

  async function login({ query, headers }: RouteRequest): Promise<PageReply | Redirect> {
    const ids = browser.read(headers);
    const wish = readLoginWish(query, { mayIdentify: await mayIdentify({ headers }), freshId });
    if (!wish) return problem('elsewhere', 400);
    let provider: ReturnType<typeof clients.require>;
    try {
      provider = clients.require(query.get(loginFields.provider));
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return problem('unsupported', 400);
    }
    try {
      const step = await signIn.begin(provider, wish, ids);
      return { redirect: step.to, headers: cookie(step.ids) };
    } catch (error) {
      return failed('login', error, { session: ids.session });
    }
  }

  async function callback({ query, headers }: RouteRequest): Promise<PageReply | Redirect> {
    const ids = browser.read(headers);
    try {
      const step = await signIn.finish(query, ids);
      return { redirect: step.to, headers: cookie(step.ids) };
    } catch (error) {
      return failed('redirect', error, { session: ids.session });
    }
  }

  async function logout({ headers }: RouteRequest): Promise<PageReply | Redirect> {
    // Against logout CSRF.
    const from = headers['sec-fetch-site'];
    if (from !== undefined && from !== 'none' && !isSameOrigin(headers, origin))
      return { redirect: siteLinks.signIn };
    const ids = browser.read(headers);
    try {
      return { redirect: await signIn.end(ids, `${origin}${siteLinks.home}`), headers: cookie({}) };
    } catch (error) {
      log.info({ reason: reasonOf(error) }, 'logout failed');
      if (!(error instanceof AuthError)) return problem('unavailable', 503);
      return problem('nobody', 400, {});
    }
  }

  return [
    page(`GET ${authAddresses.login}`, { limit }, login),
    page(`GET ${authAddresses.callback}`, { limit }, callback),
    page(`GET ${authAddresses.logout}`, { limit }, logout),
    api(
      `POST ${authAddresses.setCookie}`,
      { limit, body: posted(isSetCookie, { fields: ['isAuthenticated', 'userInfo'] }) },
      async ({ headers }) => {
        const { session } = browser.read(headers);
        const isAuthenticated = await orUnavailable(signIn.touch({ session }));
        return {
          body: { isAuthenticated },
          caching: 'private, no-store',
          headers: cookie(isAuthenticated ? { session } : {}),
        };
      },
    ),
    api(
      `POST ${authAddresses.clearCookie}`,
      { limit, body: posted(isNothing, { fields: [] }) },
      async ({ headers }) => {
        await orUnavailable(signIn.forget(browser.read(headers)));
        return {
          body: { isAuthenticated: false },
          caching: 'private, no-store',
          headers: cookie({}),
        };
      },
    ),
  ];
}

/** @throws HttpError 503 when the session store cannot be reached */
async function orUnavailable<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (cause) {
    throw new HttpError(503, 'This is not possible now. Please try again in a minute.', { cause });
  }
}

interface SetCookie {
  isAuthenticated: boolean;
  userInfo?: object | null;
}

function isSetCookie(value: unknown): value is SetCookie {
  if (!isRecord(value)) return false;
  const { isAuthenticated, userInfo = null } = value;
  return typeof isAuthenticated === 'boolean' && (userInfo === null || isRecord(userInfo));
}

function isNothing(value: unknown): value is object {
  return isRecord(value) && Object.keys(value).length === 0;
}
