import type * as OpenIdClient from 'openid-client';
import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { type AuthProvider, isAuthProvider } from '#contracts/auth.ts';
import { isOnThisMachine } from '#platform/http/loopback.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { AuthError } from './authErrors.ts';
import { authorityOf, type IdentityClientSettings } from './settings.ts';
import type { Claims } from './user.ts';

/** In seconds. */
const defaultAnswerLimit = 5;

interface IdentityClientsOptions {
  authority: string;
  clients: Readonly<Partial<Record<AuthProvider, IdentityClientSettings>>>;
  scopes: readonly string[];
  callback: string;
  answerLimit?: number;
}

export interface Tokens {
  accessToken: string;
  refreshToken?: string | undefined;
  /** In milliseconds since 1970; undefined if the provider does not say. */
  until?: number | undefined;
}

/** Tie a response to its request. */
export interface Secrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Discovery runs before each redirect: a provider that is down would leave the user on a browser error page. */
export class IdentityClients {
  readonly #options: IdentityClientsOptions;
  readonly #known = new Map<AuthProvider, Configuration>();
  readonly #underWay = new SingleFlight<Configuration>();

  constructor(options: IdentityClientsOptions) {
    this.#options = options;
  }

  get providers(): AuthProvider[] {
    return Object.keys(this.#options.clients).filter(isAuthProvider);
  }

  require(name: string | null): AuthProvider {
    if (!isAuthProvider(name) || !this.#options.clients[name]) throw new AuthError('unsupportedProvider');
    return name;
  }

  /** @throws when the provider does not respond */
  async question(
    provider: AuthProvider,
    parameters: Readonly<Record<string, string>>,
    state: (random: string) => string,
  ): Promise<{ address: string; secrets: Secrets }> {
    const [client, configuration] = [await library(), await this.#refetch(provider)];
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

  /** @throws when the provider refuses, or the response belongs to another request */
  async answer(
    provider: AuthProvider,
    query: URLSearchParams,
    { state, nonce, verifier }: Secrets,
  ): Promise<{ tokens: Tokens; claims: Claims }> {
    const [client, configuration] = [await library(), await this.#configuration(provider)];
    const address = new URL(this.#options.callback);
    address.search = query.toString();
    const response = await client.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    return { tokens: tokensIn(response), claims: response.claims() ?? {} };
  }

  async renew(provider: AuthProvider, old: Tokens & { refreshToken: string }): Promise<Tokens> {
    const client = await library();
    const response = await client.refreshTokenGrant(await this.#configuration(provider), old.refreshToken);
    const { refreshToken = old.refreshToken, ...rest } = tokensIn(response);
    return { ...rest, refreshToken };
  }

  /**
   * Omits the ID token, because browsers store addresses.
   * @throws when the provider does not respond: a redirect would leave the user stuck
   */
  async endOfSession(provider: AuthProvider, after: string): Promise<string | undefined> {
    const [client, configuration] = [await library(), await this.#refetch(provider)];
    if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined;
    return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: after }).href;
  }

  async #configuration(provider: AuthProvider): Promise<Configuration> {
    return this.#known.get(provider) ?? this.#refetch(provider);
  }

  #refetch(provider: AuthProvider): Promise<Configuration> {
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

function tokensIn(response: TokenEndpointResponse & TokenEndpointResponseHelpers): Tokens {
  const seconds = response.expiresIn();
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
    until: seconds === undefined ? undefined : Date.now() + seconds * 1000,
  };
}
