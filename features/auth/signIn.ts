import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { AuthProvider } from '#contracts/auth.ts';
import { AuthError, needsInteraction, reasonOf } from './authErrors.ts';
import type { IdentityClients } from './identityClients.ts';
import { dailyDoseAddress, type LoginWish, stateOf } from './loginWish.ts';
import type { KeptIds } from './sessionCookie.ts';
import type { Session, Sessions } from './sessions.ts';
import { type Account, accountOf } from './user.ts';

interface SignInParts {
  clients: IdentityClients;
  sessions: Sessions;
  log: Pick<Logger, 'warn' | 'info'>;
  /** The key of the analytics of the provider's pages. */
  writeKey?: string | undefined;
  /** The daily-dose site, as the site configuration has it now. */
  dailyDose: () => string | undefined;
  /** Tells those who want to know that somebody has signed in. Never throws. */
  signedIn: (account: Account) => Promise<void>;
}

/** Where the browser goes, and what it keeps. */
export interface Step {
  to: string;
  ids: KeptIds;
}

/** A token is asked for anew so long before it ends, in milliseconds. */
const beforeEndMs = 5 * 60_000;

/** Signing in and out with a provider. Tokens stay here: a browser has a random id, and nothing else. */
export class SignIn {
  readonly #parts: SignInParts;

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  /**
   * The way to sign in. Whoever is signed in already, with that provider, is asked nothing as long as the provider still knows
   * them.
   *
   * @throws where the provider cannot be reached
   */
  async begin(provider: AuthProvider, wish: LoginWish, { session: id }: KeptIds): Promise<Step> {
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

  /**
   * Takes the provider's answer. A sign-in that was under way ends here, whatever comes of it; a session that there was before
   * stays as it was unless there is a new one.
   *
   * @throws where it is no answer to what was asked, or the provider says no
   */
  async finish(query: URLSearchParams, { session: before, pending: id }: KeptIds): Promise<Step> {
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

  /**
   * Ends a session here, and says where the provider ends its own; nowhere else than `after` where the provider cannot be reached.
   *
   * @throws AuthError where nobody is signed in
   */
  async end({ session: id }: KeptIds, after: string): Promise<string> {
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

  /**
   * Who is signed in, and for whom that has to be asked anew in the background.
   *
   * @throws AuthError where nobody is
   */
  async account({ session: id }: KeptIds): Promise<Account> {
    const session = await this.#parts.sessions.session(id);
    if (!session || id === undefined) throw new AuthError('noAccount');
    return session.account;
  }

  /**
   * Asks for new tokens where those that we have are about to end, at most once in five minutes, without sending anybody
   * anywhere. Whoever would have to sign in anew for that is signed out.
   */
  async keepFresh({ session: id }: KeptIds): Promise<void> {
    const session = await this.#parts.sessions.session(id);
    if (id === undefined || !session) return;
    const { refreshToken, until } = session.tokens;
    if (refreshToken === undefined) return;
    // A provider that says nothing of an end may have ended it at any time.
    if (until !== undefined && until - Date.now() > beforeEndMs) return;
    try {
      await this.#renewNow(id, session);
    } catch (error) {
      this.#note('token', error);
      if (needsInteraction(error)) await this.#parts.sessions.end(id);
    }
  }

  /**
   * Keeps a session for as long as a new one, where its provider can be asked whether it still stands: one that nobody can be asked
   * about ends when it would have without. Whether there is one.
   */
  async touch({ session: id }: KeptIds): Promise<boolean> {
    const session = await this.#parts.sessions.session(id);
    if (id === undefined || !session) return false;
    if (session.tokens.refreshToken !== undefined) await this.#parts.sessions.save(id, session);
    return true;
  }

  /** Forgets whatever the browser has, whether or not anybody is signed in. */
  async forget({ session, pending }: KeptIds): Promise<void> {
    await this.#parts.sessions.end(session);
    await this.#parts.sessions.end(pending);
  }

  /** @throws where the provider gives none */
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
    if (address === undefined) this.#parts.log.warn('the daily dose has no address that can be gone to');
    return address ?? wish.after;
  }

  /** @throws AuthError where it is one that this site does not have any more */
  #providerOf({ user: { authProvider } }: Account): AuthProvider {
    if (!this.#parts.clients.providers.includes(authProvider)) throw new AuthError('unknownProvider');
    return authProvider;
  }

  #note(what: 'silent sign-on' | 'token' | 'logout', error: unknown): void {
    this.#parts.log.warn({ reason: reasonOf(error) }, `${what} failed`);
  }
}
