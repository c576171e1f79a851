import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseStore } from '../../../content/database/databaseStore.ts';
import type { PretendProvider } from '../../../features/auth/development/pretendProvider.ts';
import { openAuth } from '../../../features/auth/openAuth.ts';
import { settings } from '../../../features/auth/settings.ts';
import { readSettings } from '../../../platform/configuration/setting.ts';
import type { Answer, TestServer } from '../../server/support.ts';
import { FakeBrowser, openSessions, startProvider, startSite } from './site.ts';

const patienceMs = 60_000;
let provider: PretendProvider;
let store: DatabaseStore;
let server: TestServer;
let browser: FakeBrowser;
let isDown: boolean;

beforeAll(async () => {
  // Its tokens end in a minute, so that they are always about to end.
  [provider, store] = await Promise.all([startProvider({ tokenSeconds: 60 }), openSessions()]);
}, patienceMs);
afterAll(async () => {
  await Promise.all([provider.close(), store.close()]);
});
beforeEach(async () => {
  isDown = false;
  server = await startSite({ store, environment: provider.environment, isDown: () => isDown });
  browser = new FakeBrowser(server);
});
afterEach(() => server[Symbol.asyncDispose]());

const login = '/api/auth/login?provider=google&return=/sleep/guide';
const warnings = (from: TestServer = server) => from.lines.filter(({ level }) => level === 40);
const isSignedIn = async () => (await browser.reader()).auth?.state === 'authenticated';

/** A page that says what went wrong and leads on, after which nobody is signed in who was not before. */
async function expectProblem(answer: Answer, status: number, text: string): Promise<void> {
  expect([answer.status, answer.headers.location]).toEqual([status, undefined]);
  expect(answer.body).toContain(text);
  expect(answer.body).toContain('<a href="/">To the newest articles</a>');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(browser.cookies.size).toBe(0);
  expect(await isSignedIn()).toBe(false);
}

describe('where somebody goes afterwards', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%0d%0aLocation:x'.replace('%0d%0a', '\r\n'),
    '/./\t/evil.example',
    'evil',
    '',
    '/api/auth/logout',
    `/${'a'.repeat(500)}`,
  ])('is never %j: nobody is sent to a provider', async (after) => {
    const answer = await browser.get(`/api/auth/login?provider=google&return=${encodeURIComponent(after)}`);
    // Control characters are turned away before any route.
    if (/[\r\n\t]/.test(after)) expect(answer.status).toBe(400);
    else await expectProblem(answer, 400, 'This link leads out of this site');
  });

  test.each(['/sleep?a=b#part', '/%2F%2Fevil.example', `/${'a'.repeat(499)}`])('is %j', async (after) => {
    const answer = await browser.signIn(
      `/api/auth/login?provider=google&return=${encodeURIComponent(after)}`,
    );
    expect(answer.headers.location).toBe(after);
  });
});

describe('the answer of a provider', () => {
  test('counts for the browser that asked, and once', async () => {
    const { headers } = await browser.get(login);
    const back = await browser.visitProvider(headers.location ?? '', 'ada');
    const other = new FakeBrowser(server);
    expect((await other.get(back)).status).toBe(400);
    expect((await browser.get(back)).status).toBe(302);
    const session = browser.cookies.get('pagewell_session');
    expect((await browser.get(back)).status).toBe(400);
    // Whoever is signed in stays so.
    expect(browser.cookies.get('pagewell_session')).toBe(session);
    expect(await isSignedIn()).toBe(true);
  });

  test('needs the state of the question', async () => {
    const { headers } = await browser.get(login);
    const back = await browser.visitProvider(headers.location ?? '', 'ada');
    const forged = back.replace(/state=[^&]+/, 'state=forged');
    await expectProblem(await browser.get(forged), 400, 'Signing in did not work');
    await expectProblem(await browser.get(back), 400, 'Signing in did not work');
  });

  test('with a code that was used already is refused by the provider', async () => {
    const first = await browser.get(login);
    const back = await browser.visitProvider(first.headers.location ?? '', 'ada');
    const code = new URL(back, 'https://x.invalid').searchParams.get('code') ?? '';
    await browser.get(back);
    browser.cookies.clear();
    const second = await browser.get(login);
    const state = new URL(second.headers.location ?? '').searchParams.get('state') ?? '';
    const iss = new URL(back, 'https://x.invalid').searchParams.get('iss') ?? '';
    const query = new URLSearchParams({ code, state, iss });
    await expectProblem(await browser.get(`/api/auth/callback?${query}`), 400, 'Signing in did not work');
  });

  test('may be a no', async () => {
    await expectProblem(await browser.signIn(login, 'nobody'), 400, 'Signing in did not work');
  });

  test('that nobody waits for any more counts for nothing', async () => {
    const { headers } = await browser.get(login);
    const back = await browser.visitProvider(headers.location ?? '', 'ada');
    await age(11);
    await expectProblem(await browser.get(back), 400, 'Signing in did not work');
  });

  test.each(['', '?code=1', '?code=1&code=2&state=x', '?error=login_required'])(
    'is none where nothing was asked: %j',
    async (query) => {
      await expectProblem(await browser.get(`/api/auth/callback${query}`), 400, 'Signing in did not work');
    },
  );

  test('leaves no code, token or name in the log', async () => {
    const { headers } = await browser.get(login);
    const back = await browser.visitProvider(headers.location ?? '', 'ada');
    await browser.get(back.replace(/state=[^&]+/, 'state=forged'));
    browser.leaveProvider();
    await browser.signIn(login, 'nobody');
    expect(warnings()).toEqual([
      expect.objectContaining({
        msg: 'redirect failed',
        reason: expect.objectContaining({ name: 'ClientError' }),
      }),
      expect.objectContaining({
        msg: 'redirect failed',
        reason: expect.objectContaining({ error: 'access_denied' }),
      }),
    ]);
    const code = new URL(back, 'https://x.invalid').searchParams.get('code') ?? '-';
    expect(JSON.stringify(server.lines)).not.toMatch(new RegExp(`${code}|forged|Ada|eyJ`));
  });
});

describe('a cookie that is not of our making', () => {
  test.each(['x', 'A'.repeat(43), `~${'A'.repeat(43)}`, 'A'.repeat(4_000), '~~', `${'A'.repeat(43)}~x~y`])(
    'is nobody: %j',
    async (value) => {
      browser.cookies.set('pagewell_session', value);
      expect(await isSignedIn()).toBe(false);
      expect((await browser.get('/api/auth/callback?code=1&state=2')).status).toBe(400);
    },
  );
});

/** Makes everything that is kept older by so many minutes. */
async function age(minutes: number): Promise<void> {
  const table =
    store.database.withTables<Record<'auth_sessions', { key: string; expires_at: Date; renewed_at: Date }>>();
  for (const row of await table.selectFrom('auth_sessions').selectAll().execute()) {
    const back = (date: Date) => new Date(date.getTime() - minutes * 60_000);
    await table
      .updateTable('auth_sessions')
      .set({ expires_at: back(row.expires_at), renewed_at: back(row.renewed_at) })
      .where('key', '=', row.key)
      .execute();
  }
}

/** What a session's row holds now. */
async function sealed(): Promise<string[]> {
  const table = store.database.withTables<Record<'auth_sessions', { kind: string; sealed: string }>>();
  const rows = await table
    .selectFrom('auth_sessions')
    .select('sealed')
    .where('kind', '=', 'session')
    .execute();
  return rows.map((row) => row.sealed).sort();
}

/** Waits for what nobody waits for, as long as a provider may take. */
async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) if (await isSo()) return true;
  return false;
}

describe('new tokens', () => {
  beforeEach(() =>
    store.database.withTables<Record<'auth_sessions', object>>().deleteFrom('auth_sessions').execute(),
  );

  test('are asked for once in five minutes, and nobody waits for them', async () => {
    await browser.signIn(login);
    const first = await sealed();
    await age(4);
    await browser.reader();
    await browser.reader();
    expect(await sealed()).toEqual(first);
    await age(1);
    expect(await isSignedIn()).toBe(true);
    expect(await until(async () => (await sealed())[0] !== first[0])).toBe(true);
    expect(await isSignedIn()).toBe(true);
    expect(warnings()).toEqual([]);
  });

  test('that the provider refuses sign somebody out, and send nobody anywhere', async () => {
    await browser.signIn(login);
    await age(6);
    await using other = await startProvider({ tokenSeconds: 60 }).then(disposable);
    await using elsewhere = await startSite({ store, environment: other.environment });
    const there = new FakeBrowser(elsewhere);
    there.cookies.set('pagewell_session', browser.cookies.get('pagewell_session') ?? '');
    const answer = await there.get('/api/reader');
    expect(answer.status).toBe(200);
    expect(await until(async () => (await sealed()).length === 0)).toBe(true);
    expect((await there.reader()).auth?.state).toBe('not-authenticated');
    expect(warnings(elsewhere)).toEqual([
      expect.objectContaining({
        msg: 'token failed',
        reason: expect.objectContaining({ error: 'invalid_grant' }),
      }),
    ]);
  });

  test('that cannot be asked for leave somebody signed in', async () => {
    await browser.signIn(login);
    await age(6);
    const nowhere = { ...provider.environment, AUTH_AUTHORITY: 'http://127.0.0.1:1/{policy}' };
    await using elsewhere = await startSite({ store, environment: nowhere });
    const there = new FakeBrowser(elsewhere);
    there.cookies.set('pagewell_session', browser.cookies.get('pagewell_session') ?? '');
    await there.reader();
    expect(await until(async () => (await there.reader()) && warnings(elsewhere).length > 0)).toBe(true);
    expect((await there.reader()).auth?.state).toBe('authenticated');
  });
});

describe('signing in again', () => {
  test('asks nobody anything while the provider knows them', async () => {
    await browser.signIn(login);
    await age(6);
    const again = await browser.get(login);
    expect([again.status, again.headers.location]).toEqual([302, '/sleep/guide']);
  });

  test('asks silently where there are no new tokens, and then openly', async () => {
    await browser.signIn(login);
    await age(6);
    await using other = await startProvider({ tokenSeconds: 60 }).then(disposable);
    await using elsewhere = await startSite({ store, environment: other.environment });
    const there = new FakeBrowser(elsewhere);
    there.cookies.set('pagewell_session', browser.cookies.get('pagewell_session') ?? '');

    const silent = await there.get(login);
    expect(new URL(silent.headers.location ?? '').searchParams.get('prompt')).toBe('none');
    const back = await there.visitProvider(silent.headers.location ?? '', 'grace');
    expect(back).toContain('error=login_required');
    const open = await there.get(back);
    expect(new URL(open.headers.location ?? '').searchParams.has('prompt')).toBe(false);
    const done = await there.get(await there.visitProvider(open.headers.location ?? '', 'grace'));
    expect(done.headers.location).toBe('/sleep/guide');
    expect((await there.reader()).auth?.user?.fullName).toBe('Grace Hopper');
  });

  test('sends nobody anywhere who does not allow it', async () => {
    await browser.signIn(login);
    await age(6);
    await using other = await startProvider().then(disposable);
    await using elsewhere = await startSite({ store, environment: other.environment });
    const there = new FakeBrowser(elsewhere);
    there.cookies.set('pagewell_session', browser.cookies.get('pagewell_session') ?? '');
    expect((await there.get(`${login}&allowRedirect=false`)).headers.location).toBe('/sleep/guide');
  });
});

const disposable = (provider: PretendProvider) => ({ ...provider, [Symbol.asyncDispose]: provider.close });

/** A provider that answers everything in one way. */
async function startBroken(
  answer: Parameters<typeof createServer>[1] & object,
): Promise<Server & AsyncDisposable> {
  const broken = createServer(answer);
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  return broken;
}

describe('a provider that', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['answers 500', (response) => response.writeHead(500).end('no')],
    [
      'answers a page',
      (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello'),
    ],
    ['says that it is another one', (response) => response.end('{"issuer":"https://evil.example"}')],
    ['hangs up', (response) => response.destroy()],
  ])('%s is an error page with a way on', async (_what, answering) => {
    await using broken = await startBroken((_request, response) => answering(response));
    const { port } = broken.address() as AddressInfo;
    const environment = { ...provider.environment, AUTH_AUTHORITY: `http://127.0.0.1:${port}/{policy}` };
    await using site = await startSite({ store, environment });
    browser = new FakeBrowser(site);
    await expectProblem(await browser.get(login), 503, 'Signing in is not possible at the moment');
  });

  test('is gone when somebody signs out ends the session here', async () => {
    await browser.signIn(login);
    const nowhere = { ...provider.environment, AUTH_AUTHORITY: 'http://127.0.0.1:1/{policy}' };
    await using site = await startSite({ store, environment: nowhere });
    const there = new FakeBrowser(site);
    there.cookies.set('pagewell_session', browser.cookies.get('pagewell_session') ?? '');
    expect((await there.get('/api/auth/logout')).headers.location).toBe('https://pagewell.example/');
    expect((await there.reader()).auth?.state).toBe('not-authenticated');
    expect(warnings(site)).toEqual([expect.objectContaining({ msg: 'logout failed' })]);
  });

  test('this site does not have any more: Unable to determine authentication provider', async () => {
    await browser.signIn(login);
    const { AUTH_GOOGLE: _gone, ...environment } = provider.environment;
    await using site = await startSite({ store, environment });
    const there = new FakeBrowser(site);
    there.cookies.set('pagewell_session', browser.cookies.get('pagewell_session') ?? '');
    expect((await there.get('/api/auth/logout')).status).toBe(302);
    const message = 'Unable to determine authentication provider';
    expect(warnings(site)).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ message }) }),
    ]);
  });
});

test('a database that is out of reach is an error page, and signs nobody out', async () => {
  await browser.signIn(login);
  const session = browser.cookies.get('pagewell_session');
  await browser.get('/api/auth/login?provider=apple');
  isDown = true;
  expect((await browser.get('/api/auth/callback?code=1')).status).toBe(503);
  expect((await browser.get('/api/auth/logout')).status).toBe(503);
  expect((await browser.post('/api/auth/clear-cookie', {})).status).toBe(503);
  expect((await browser.get('/api/reader')).body).toBe('{}');
  isDown = false;
  expect(browser.cookies.get('pagewell_session')).toBe(session);
  expect(await isSignedIn()).toBe(true);
});

test('who asks too often waits', async () => {
  const statuses = [];
  for (let each = 0; each < 31; each += 1)
    statuses.push((await browser.get('/api/auth/login?provider=x')).status);
  expect(statuses.slice(-2)).toEqual([400, 429]);
});

describe('what the environment says', () => {
  test.each([
    ['AUTH_AUTHORITY', 'https://id.example/{policy}/v2.0', true],
    ['AUTH_AUTHORITY', 'http://localhost:4000/{policy}', true],
    ['AUTH_AUTHORITY', 'http://id.example/{policy}', false],
    ['AUTH_AUTHORITY', 'https://id.example/', false],
    ['AUTH_AUTHORITY', 'https://a:b@id.example/{policy}', false],
    ['AUTH_AUTHORITY', 'javascript:{policy}', false],
    ['AUTH_GOOGLE', 'B2C_1A_google:app-1:sec:ret', true],
    ['AUTH_GOOGLE', 'policy:client', false],
    ['AUTH_GOOGLE', 'a/b:client:secret', false],
    ['AUTH_SCOPES', 'email https://tenant.example/read', true],
    ['AUTH_SCOPES', 'email "x"', false],
  ])('%s=%s: %s', (variable, value, isGood) => {
    const faults: string[] = [];
    readSettings(settings, { [variable]: value }, faults);
    expect(faults.length === 0).toBe(isGood);
    if (variable === 'AUTH_GOOGLE') expect(faults.join()).not.toContain(`"${value}"`);
  });

  test('has both the authority and somebody to ask for, or none', async () => {
    const values = readSettings(settings, { AUTH_AUTHORITY: 'https://id.example/{policy}' }, []);
    await expect(openAuth({} as never, values)).rejects.toThrow('AUTH_AUTHORITY goes with');
  });
});
