import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AuthProvider } from '#contracts/auth.ts';
import { AuthError, needsInteraction, reasonOf } from './authErrors.ts';
import type { IdentityClients } from './identityClients.ts';
import { dailyDoseAddress, type LoginWish, stateOf } from './loginWish.ts';
import type { CookieIds } from './sessionCookie.ts';
import type { Session, Sessions } from './sessions.ts';
import { type Account, accountOf } from './user.ts';

interface SignInParts {
  clients: IdentityClients;
  sessions: Sessions;
  log: Pick<Logger, 'warn' | 'info'>;
  writeKey?: string | undefined;
  dailyDose: () => string | undefined;
  signedIn: (account: Account) => Promise<void>;
}

export interface Step {
  to: string;
  ids: CookieIds;
}

/** Before they expire. */
const beforeEndMs = 5 * 60_000;

/** Tokens stay on the server: the browser has only a random id. */
export class SignIn {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /** @throws when the provider cannot be reached */
  async begin(provider: AuthProvider, wish: LoginWish, { session: id }: CookieIds): Promise<Step> {
    const session = await this.#parts.sessions.session(id);
    const isKnown = session?.account.user.authProvider === provider && wish.authPrompt === 'login';
    if (id === undefined || !session || !isKnown) return this.#ask(provider, wish, { session: id });
    try {
      await this.#renewNow(id, session);
      return { to: this.#after(provider, wish), ids: { session: id } };
    } catch (error) {
      this.#note('silent sign-on', error);
      if (!wish.allowRedirect) return { to: wish.after, ids: { session: id } };
      return this.#ask(provider, wish, { session: id, isSilent: true });
    }
  }

  /** @throws when the response matches no request, or the provider refuses */
  async finish(query: URLSearchParams, { session: before, pending: id }: CookieIds): Promise<Step> {
    const { clients, sessions } = this.#parts;
    const pending = await sessions.takePending(id);
    if (!pending) throw new AuthError('noAccount');
    const { provider, secrets, wish, isSilent } = pending;
    try {
      const { tokens, claims } = await clients.answer(provider, query, secrets);
      const account = accountOf(claims, provider);
      const session = await sessions.open('session', { account, tokens });
      await sessions.end(before);
      await this.#parts.signedIn(account);
      return { to: this.#after(provider, wish), ids: { session } };
    } catch (error) {
      if (!isSilent || !needsInteraction(error)) throw error;
      this.#note('silent sign-on', error);
      return this.#ask(provider, wish, { session: before });
    }
  }

  /** Returns the provider's sign-out URL; `after` if it cannot be reached. @throws AuthError without a session */
  async end({ session: id }: CookieIds, after: string): Promise<string> {
    const { clients, sessions } = this.#parts;
    const session = await sessions.session(id);
    if (!session) throw new AuthError('noAccountToSignOut');
    await sessions.end(id);
    try {
      return (await clients.endOfSession(this.#providerOf(session.account), after)) ?? after;
    } catch (error) {
      this.#note('logout', error);
      return after;
    }
  }

  /** May be refreshed in the background. @throws AuthError without a session */
  async account({ session: id }: CookieIds): Promise<Account> {
    const session = await this.#parts.sessions.session(id);
    if (!session || id === undefined) throw new AuthError('noAccount');
    return session.account;
  }

  /** At most every five minutes, without a redirect. Signs out a user who would have to sign in again. */
  async keepFresh({ session: id }: CookieIds): Promise<void> {
    const session = await this.#parts.sessions.session(id);
    if (id === undefined || !session) return;
    const { refreshToken, until } = session.tokens;
    if (refreshToken === undefined) return;
    // Without an expiry the provider may have ended the token at any time.
    if (until !== undefined && until - Date.now() > beforeEndMs) return;
    try {
      await this.#renewNow(id, session);
    } catch (error) {
      this.#note('token', error);
      if (needsInteraction(error)) await this.#parts.sessions.end(id);
    }
  }

  /** Only if its provider can confirm it. Returns whether there is a session. */
  async touch({ session: id }: CookieIds): Promise<boolean> {
    const session = await this.#parts.sessions.session(id);
    if (id === undefined || !session) return false;
    if (session.tokens.refreshToken !== undefined) await this.#parts.sessions.extend(id);
    return true;
  }

  async forget({ session, pending }: CookieIds): Promise<void> {
    await this.#parts.sessions.end(session);
    await this.#parts.sessions.end(pending);
  }

  async #renewNow(id: string, { account, tokens }: Session): Promise<void> {
    const { clients, sessions } = this.#parts;
    const { refreshToken } = tokens;
    if (!(await sessions.mayRenew(id))) return;
    if (refreshToken === undefined) throw new AuthError('noAccount');
    const renewed = await clients.renew(this.#providerOf(account), { ...tokens, refreshToken });
    await sessions.save(id, { account, tokens: renewed });
  }

  async #ask(
    provider: AuthProvider,
    wish: LoginWish,
    { session, isSilent = false }: { session: string | undefined; isSilent?: boolean },
  ): Promise<Step> {
    const { clients, sessions, writeKey } = this.#parts;
    const { correlationId, authPrompt, identifiers } = wish;
    const parameters = {
      ...identifiers,
      ...(writeKey === undefined ? {} : { writeKey }),
      ...(isSilent ? { prompt: 'none' } : {}),
      correlationId,
      authPrompt,
      provider,
    };
    const { address, secrets } = await clients.question(provider, parameters, (random) =>
      stateOf(wish, provider, random),
    );
    const pending = await sessions.open('pending', { provider, secrets, wish, isSilent });
    return { to: address, ids: { session, pending } };
  }

  #after(provider: AuthProvider, wish: LoginWish): string {
    if (!wish.toDailyDose) return wish.after;
    const address = dailyDoseAddress(this.#parts.dailyDose(), wish, provider, randomUUID);
    if (address === undefined) this.#parts.log.warn('the daily dose has no valid address');
    return address ?? wish.after;
  }

  #providerOf({ user: { authProvider } }: Account): AuthProvider {
    if (!this.#parts.clients.providers.includes(authProvider)) throw new AuthError('unknownProvider');
    return authProvider;
  }

  #note(what: 'silent sign-on' | 'token' | 'logout', error: unknown): void {
    this.#parts.log.warn({ reason: reasonOf(error) }, `${what} failed`);
  }
}
