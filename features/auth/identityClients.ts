import type * as OpenIdClient from 'openid-client';
import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { type AuthProvider, isAuthProvider } from '#contracts/auth.ts';
import { isOnThisMachine } from '#platform/http/loopback.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { AuthError } from './authErrors.ts';
import { authorityOf, type IdentityClientSettings } from './settings.ts';
import type { Claims } from './user.ts';

/** How long a provider may take for one answer, in seconds. */
const defaultAnswerLimit = 5;

interface IdentityClientsOptions {
  authority: string;
  clients: Readonly<Partial<Record<AuthProvider, IdentityClientSettings>>>;
  /** Besides openid and profile. */
  scopes: readonly string[];
  /** The address that providers send people back to. */
  callback: string;
  /** How long a provider may take for one answer, in seconds. */
  answerLimit?: number;
}

/** What a provider gives for somebody. It never leaves the server. */
export interface Tokens {
  accessToken: string;
  refreshToken?: string | undefined;
  /** When the access token ends, in milliseconds since 1970; undefined where the provider does not say. */
  until?: number | undefined;
}

/** What ties an answer of a provider to the question. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * The providers of identities. What talks to them is loaded when somebody signs in. Before anybody is sent to one it is asked where
 * everything is: who is sent to a server that is down sees a page of their browser, without a way back.
 */
export class IdentityClients {
  readonly #options: IdentityClientsOptions;
  readonly #known = new Map<AuthProvider, Configuration>();
  readonly #underWay = new SingleFlight<Configuration>();

  constructor(options: IdentityClientsOptions) {
    this.#options = options;
  }

  /** Those that somebody can sign in with. */
  get providers(): AuthProvider[] {
    return Object.keys(this.#options.clients).filter(isAuthProvider);
  }

  /** @throws AuthError for a provider that there is not */
  require(name: string | null): AuthProvider {
    if (!isAuthProvider(name) || !this.#options.clients[name]) throw new AuthError('unsupportedProvider');
    return name;
  }

  /**
   * Where somebody signs in, with what ties the answer to this question.
   *
   * @throws where the provider does not answer now
   */
  async question(
    provider: AuthProvider,
    parameters: Readonly<Record<string, string>>,
    state: (random: string) => string,
  ): Promise<{ address: string; secrets: Secrets }> {
    const [client, configuration] = [await library(), await this.#askAnew(provider)];
    const secrets = {
      state: state(client.randomState()),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const address = client.buildAuthorizationUrl(configuration, {
      ...parameters,
      redirect_uri: this.#options.callback,
      scope: ['openid', 'profile', ...this.#options.scopes].join(' '),
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, secrets };
  }

  /**
   * What a provider gives for its answer, checked against the question.
   *
   * @throws where the provider says no, or it is no answer to this question
   */
  async answer(
    provider: AuthProvider,
    query: URLSearchParams,
    { state, nonce, verifier }: Secrets,
  ): Promise<{ tokens: Tokens; claims: Claims }> {
    const [client, configuration] = [await library(), await this.#configuration(provider)];
    const address = new URL(this.#options.callback);
    address.search = query.toString();
    const told = await client.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    return { tokens: tokensIn(told), claims: told.claims() ?? {} };
  }

  /** New tokens for a refresh token. */
  async renew(provider: AuthProvider, old: Tokens & { refreshToken: string }): Promise<Tokens> {
    const client = await library();
    const told = await client.refreshTokenGrant(await this.#configuration(provider), old.refreshToken);
    const { refreshToken = old.refreshToken, ...rest } = tokensIn(told);
    return { ...rest, refreshToken };
  }

  /**
   * Where somebody is signed out of the provider, too, and sent on from; undefined where it has no such address. It says which
   * site asks, and not for whom: a token that says so would stand in an address, which browsers keep.
   *
   * @throws where the provider does not answer now: somebody who was sent there would be stuck
   */
  async endOfSession(provider: AuthProvider, after: string): Promise<string | undefined> {
    const [client, configuration] = [await library(), await this.#askAnew(provider)];
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
    return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: after }).href;
  }

  async #configuration(provider: AuthProvider): Promise<Configuration> {
    return this.#known.get(provider) ?? this.#askAnew(provider);
  }

  /** Where everything is at a provider, which thereby shows that somebody can be sent there. */
  #askAnew(provider: AuthProvider): Promise<Configuration> {
    return this.#underWay.run(provider, async () => {
      const settings = this.#options.clients[provider];
      if (!settings) throw new AuthError('unknownProvider');
      const client = await library();
      const server = authorityOf(this.#options.authority, settings.policy);
      const found = await client.discovery(server, settings.clientId, settings.secret, undefined, {
        timeout: this.#options.answerLimit ?? defaultAnswerLimit,
        execute: isOnThisMachine(server) && server.protocol === 'http:' ? [client.allowInsecureRequests] : [],
      });
      this.#known.set(provider, found);
      return found;
    });
  }
}

function library(): Promise<typeof OpenIdClient> {
  return import('openid-client');
}

function tokensIn(told: TokenEndpointResponse & TokenEndpointResponseHelpers): Tokens {
  const seconds = told.expiresIn();
  return {
    accessToken: told.access_token,
    refreshToken: told.refresh_token,
    until: seconds === undefined ? undefined : Date.now() + seconds * 1000,
  };
}
