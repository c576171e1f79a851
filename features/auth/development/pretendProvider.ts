import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  type JWK,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { type AuthProvider, authProviders } from '#contracts/auth.ts';

class InMemoryAdapter implements Adapter {
  readonly #records = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    this.#records.set(id, payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#records.get(id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.#records.values()].find((each) => each.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return [...this.#records.values()].find((each) => each.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = this.#records.get(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#records.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.#records) if (payload.grantId === grantId) this.#records.delete(id);
  }
}

export type PretendAccounts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const pretendAccounts: PretendAccounts = {
  ada: {
    name: 'Ada Lovelace',
    given_name: 'Ada',
    family_name: 'Lovelace',
    email: 'ada@pretend.example',
    email_verified: true,
    rvoid: 'rvo-ada',
    member_since: '2024-03-01',
    new_user: false,
  },
  grace: {
    name: 'Grace Hopper',
    given_name: 'Grace',
    family_name: 'Hopper',
    email: 'grace@pretend.example',
    email_verified: true,
    rvoid: 'rvo-grace',
    new_user: 'true',
    marketing_opted_in: 'true',
  },
};

const clientId = 'pagewell';
const clientSecret = 'of-no-worth-outside-this-machine';
const claims = [
  'name',
  'given_name',
  'family_name',
  'email',
  'email_verified',
  'rvoid',
  'member_since',
  'new_user',
  'marketing_opted_in',
];

interface PretendProviderOptions {
  siteOrigin: string;
  accounts?: PretendAccounts;
  port?: number;
  tokenSeconds?: number;
}

export interface PretendProvider {
  environment: Readonly<Record<'AUTH_AUTHORITY' | 'AUTH_APPLE' | 'AUTH_GOOGLE', string>>;
  close: () => Promise<void>;
}

/** For development and tests: lets any known account name in. */
export async function startPretendProvider(options: PretendProviderOptions): Promise<PretendProvider> {
  const { siteOrigin, accounts = pretendAccounts, port = 0, tokenSeconds = 3_600 } = options;
  const providers = new Map<string, Provider>();
  const server = createServer((request, response) => {
    const [, policy = '', ...rest] = (request.url ?? '').split('/');
    const provider = providers.get(policy);
    // Some browsers fetch each page's icon, and log a missing one as an error.
    if (policy === 'favicon.ico') return void response.writeHead(204).end();
    if (!provider) return void response.writeHead(404).end();
    if (rest[0] === 'interaction') return void interact(provider, accounts, request, response);
    // The provider derives its mount path by comparing the two.
    Object.assign(request, { originalUrl: request.url });
    request.url = `/${rest.join('/')}`;
    void provider.callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const name of authProviders) {
    const policy = policyOf(name);
    const configuration = configurationFor(policy, { siteOrigin, accounts, tokenSeconds });
    providers.set(policy, new Provider(`${origin}/${policy}`, configuration));
  }
  return {
    environment: {
      AUTH_AUTHORITY: `${origin}/{policy}`,
      AUTH_APPLE: `${policyOf('apple')}:${clientId}:${clientSecret}`,
      AUTH_GOOGLE: `${policyOf('google')}:${clientId}:${clientSecret}`,
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function policyOf(name: AuthProvider): string {
  return `pretend-${name}`;
}

async function interact(
  provider: Provider,
  accounts: PretendAccounts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://provider.invalid');
  const accountId = searchParams.get('account');
  if (accountId !== null) {
    const outcome = Object.hasOwn(accounts, accountId)
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'Unknown account' };
    await provider.interactionFinished(request, response, outcome);
    return;
  }
  const choices = [...Object.keys(accounts), 'nobody'].map(
    (id) => `<li><a href="?account=${encodeURIComponent(id)}">Continue as ${id}</a></li>`,
  );
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><html lang="en"><title>Pretended provider</title><h1>Who are you?</h1><ul>${choices.join('')}</ul></html>`,
  );
}

function configurationFor(
  policy: string,
  { siteOrigin, accounts, tokenSeconds }: Required<Omit<PretendProviderOptions, 'port'>>,
): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${siteOrigin}/api/auth/callback`],
        post_logout_redirect_uris: [`${siteOrigin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    findAccount: (_context, id) => {
      const account = accounts[id];
      return account && { accountId: id, claims: () => ({ sub: id, ...account }) };
    },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub', ...claims] },
    conformIdTokenClaims: false,
    extraParams: [
      'writeKey',
      'correlationId',
      'sessionId',
      'appUserId',
      'anonymousId',
      'authPrompt',
      'provider',
    ],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource },
    },
    interactions: { url: (_context, { uid }) => `/${policy}/interaction/${uid}` },
    // Skips the consent screen.
    loadExistingGrant: async ({ oidc: { provider, client, session, params } }) => {
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    ttl: {
      AccessToken: tokenSeconds,
      IdToken: 3_600,
      Interaction: 600,
      Session: 3_600,
      Grant: 3_600,
      RefreshToken: 86_400,
    },
    cookies: { keys: ['of-no-worth'] },
    adapter: InMemoryAdapter,
    jwks: { keys: [signingKey()] },
  };
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', kid: 'pretended' };
}

function logoutSource(context: KoaContextWithOIDC, form: string): void {
  context.body = `<!doctype html><title>Signing out</title>${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
}

function postLogoutSuccessSource(context: KoaContextWithOIDC): void {
  context.body = '<!doctype html><title>Signed out</title><p>Signed out of the pretended provider.</p>';
}
