import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { PretendProvider } from '#features/auth/development/pretendProvider.ts';
import type { TestServer } from '../../server/support.ts';
import { FakeBrowser, openSessions, sessionName, siteOrigin, startProvider, startSite } from './site.ts';

const patienceMs = 60_000;
let provider: PretendProvider;
let store: DatabaseStore;
let server: TestServer;
let browser: FakeBrowser;

beforeAll(async () => {
  [provider, store] = await Promise.all([startProvider(), openSessions()]);
}, patienceMs);
afterAll(() => Promise.all([provider.close(), store.close()]));
beforeEach(async () => {
  server = await startSite({ store, environment: provider.environment });
  browser = new FakeBrowser(server);
});
afterEach(() => server[Symbol.asyncDispose]());

const login = '/api/auth/login?provider=google&return=/sleep/guide';
const overSince = { auth: { state: 'not-authenticated', isShown: true, hasOldCookie: true } };
const signedOut = { auth: { state: 'not-authenticated', isShown: true } };

describe('signing in', () => {
  test('goes to the provider and comes back to the page', async () => {
    expect(await browser.reader()).toEqual(signedOut);
    const answer = await browser.signIn(login);
    expect([answer.status, answer.headers.location]).toEqual([302, '/sleep/guide']);
    expect(await browser.reader()).toEqual({
      auth: {
        state: 'authenticated',
        isShown: true,
        user: { fullName: 'Ada Lovelace', initials: 'AL', rvoId: 'rvo-ada', authProvider: 'google' },
      },
    });
  });

  test('gives the browser one cookie, which no script reads and which says nothing', async () => {
    const answer = await browser.signIn(login);
    const [cookie, ...others] = answer.headers['set-cookie'] ?? [];
    expect(others).toEqual([]);
    expect(cookie).toMatch(
      /^__Host-pagewell_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('keeps no token and no name where somebody could read it who has the database', async () => {
    await browser.signIn(login);
    const table = store.database.withTables<Record<'auth_sessions', { sealed: string }>>();
    const kept = await table.selectFrom('auth_sessions').selectAll().execute();
    const rows = JSON.stringify(kept);
    const opened = kept.map(({ sealed }) => Buffer.from(sealed, 'base64url').toString('latin1')).join();
    expect(rows + opened).not.toMatch(/lovelace|pretend\.example|refreshToken/i);
    expect(rows).not.toContain(browser.cookies.get(sessionName));
  });

  test('asks with a proof, a state and a nonce, for what is configured', async () => {
    const { headers } = await browser.get(`${login}&correlationId=abc-1`);
    const { origin, pathname, searchParams } = new URL(headers.location ?? '');
    expect(provider.environment.AUTH_AUTHORITY).toBe(`${origin}/{policy}`);
    expect(pathname).toBe('/pretend-google/auth');
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'pagewell',
      response_type: 'code',
      redirect_uri: `${siteOrigin}/api/auth/callback`,
      scope: 'openid profile email offline_access',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.any(String),
      correlationId: 'abc-1',
      authPrompt: 'login',
      provider: 'google',
    });
    const state: unknown = JSON.parse(Buffer.from(searchParams.get('state') ?? '', 'base64url').toString());
    expect(state).toEqual({ correlationId: 'abc-1', provider: 'google', random: expect.any(String) });
  });

  test.each(['facebook', '', 'Google', '__proto__'])(
    'with “%s” is refused: Unsupported provider',
    async (name) => {
      const answer = await browser.get(`/api/auth/login?provider=${name}`);
      expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
      expect(answer.body).toContain('<h1>Unsupported provider</h1>');
      expect(browser.cookies.size).toBe(0);
    },
  );

  test('with Apple asks the policy of Apple', async () => {
    const { headers } = await browser.get('/api/auth/login?provider=apple');
    expect(headers.location).toContain('/pretend-apple/auth?');
  });
});

describe('signing out', () => {
  test('ends the session here and at the provider', async () => {
    await browser.signIn(login);
    const before = browser.cookies.get(sessionName);
    const answer = await browser.get('/api/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    const to = new URL(answer.headers.location ?? '');
    expect([answer.status, to.pathname]).toEqual([302, '/pretend-google/session/end']);
    // Of which site, and not whom: tokens stay on the server, and browsers keep addresses.
    expect(Object.fromEntries(to.searchParams)).toEqual({
      post_logout_redirect_uri: `${siteOrigin}/`,
      client_id: 'pagewell',
    });
    expect(browser.cookies.size).toBe(0);
    // What somebody has copied is worth nothing any more.
    browser.cookies.set(sessionName, before ?? '');
    expect(await browser.reader()).toEqual(overSince);
  });

  test('needs somebody who is signed in', async () => {
    const answer = await browser.get('/api/auth/logout');
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('No authenticated accounts found to sign out');
  });

  test('is not done by a link of another site: it leads to the page with the button', async () => {
    await browser.signIn(login);
    const answer = await browser.get('/api/auth/logout', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect([answer.status, answer.headers.location]).toEqual([302, '/sign-in']);
    expect((await browser.reader()).auth?.state).toBe('authenticated');
  });
});

describe('the page for signing in', () => {
  test('leads to the providers and back to the page that somebody came from', async () => {
    const { body } = await browser.get('/sign-in', { headers: { Referer: `${siteOrigin}/sleep/guide?a=b` } });
    const back = encodeURIComponent('/sleep/guide?a=b');
    expect(body).toContain(`href="/api/auth/login?provider=google&amp;return=${back}"`);
    expect(body).toContain('Sign in with Apple');
  });

  test('leads home from another site', async () => {
    const { body } = await browser.get('/sign-in', {
      headers: { Referer: 'https://evil.example/sleep/guide' },
    });
    expect(body).toContain('return=%2F"');
  });

  test('tells who is signed in, and nobody else', async () => {
    await browser.signIn(login);
    const { body, headers } = await browser.get('/sign-in');
    expect(body).toContain(
      '<strong>Ada Lovelace</strong> (ada@pretend.example), with Google, a member since March 1, 2024',
    );
    expect(body).toContain('href="/api/auth/logout"');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the cookie', () => {
  test('is set anew for whoever is signed in', async () => {
    await browser.signIn(login);
    const id = browser.cookies.get(sessionName);
    const answer = await browser.post('/api/auth/set-cookie', {
      isAuthenticated: true,
      userInfo: { fullName: 'Ada' },
    });
    expect(JSON.parse(answer.body)).toEqual({ isAuthenticated: true });
    expect(browser.cookies.get(sessionName)).toBe(id);
  });

  test('is never set for what a body says', async () => {
    const answer = await browser.post('/api/auth/set-cookie', {
      isAuthenticated: true,
      userInfo: { rvoId: 'rvo-ada' },
    });
    expect(JSON.parse(answer.body)).toEqual({ isAuthenticated: false });
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set(sessionName, 'A'.repeat(43));
    await browser.post('/api/auth/set-cookie', { isAuthenticated: true });
    expect(browser.cookies.size).toBe(0);
  });

  test('is cleared, with the session that it stood for', async () => {
    await browser.signIn(login);
    const id = browser.cookies.get(sessionName) ?? '';
    expect((await browser.post('/api/auth/clear-cookie', {})).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set(sessionName, id);
    expect(await browser.reader()).toEqual(overSince);
  });

  test.each([
    ['set-cookie', { isAuthenticated: 'yes' }, 400],
    ['set-cookie', { isAuthenticated: true, admin: true }, 400],
    ['set-cookie', [], 400],
    ['clear-cookie', { all: true }, 400],
  ])('%s refuses %j', async (name, body, status) => {
    expect((await browser.post(`/api/auth/${name}`, body)).status).toBe(status);
  });
});
