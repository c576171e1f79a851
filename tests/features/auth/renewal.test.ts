import type { PretendProvider } from '#features/auth/development/pretendProvider.ts';
import { longestSessionSeconds, type Session, Sessions } from '#features/auth/sessions.ts';
import { SignIn } from '#features/auth/signIn.ts';
import { startProvider, startSite } from './site.ts';
import { age, isSignedIn, login, sameBrowserAt, siteForEachTest, warningsOf } from './siteForEachTest.ts';

const site = siteForEachTest();
const ownerKey = 'what hides whose sessions they are';

const disposable = (provider: PretendProvider) => ({ ...provider, [Symbol.asyncDispose]: provider.close });

async function sealed(): Promise<string[]> {
  const table = site.store.database.withTables<Record<'auth_sessions', { kind: string; sealed: string }>>();
  const rows = await table
    .selectFrom('auth_sessions')
    .select('sealed')
    .where('kind', '=', 'session')
    .execute();
  return rows.map((row) => row.sealed).sort();
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 200; tries += 1) if (await isSo()) return true;
  return false;
}

describe('new tokens', () => {
  beforeEach(() =>
    site.store.database.withTables<Record<'auth_sessions', object>>().deleteFrom('auth_sessions').execute(),
  );

  test('are asked for once in five minutes, and nobody waits for them', async () => {
    await site.browser.signIn(login);
    const first = await sealed();
    await age(site, 4);
    await site.browser.reader();
    await site.browser.reader();
    expect(await sealed()).toEqual(first);
    await age(site, 1);
    expect(await isSignedIn(site.browser)).toBe(true);
    expect(await until(async () => (await sealed())[0] !== first[0])).toBe(true);
    expect(await isSignedIn(site.browser)).toBe(true);
    expect(warningsOf(site.server)).toEqual([]);
  });

  test('that the provider refuses sign somebody out, and send nobody anywhere', async () => {
    await site.browser.signIn(login);
    await age(site, 6);
    await using other = await startProvider({ tokenSeconds: 60 }).then(disposable);
    await using elsewhere = await startSite({ store: site.store, environment: other.environment });
    const there = sameBrowserAt(elsewhere, site);
    const answer = await there.get('/api/reader');
    expect(answer.status).toBe(200);
    expect(await until(async () => (await sealed()).length === 0)).toBe(true);
    expect((await there.reader()).auth?.state).toBe('not-authenticated');
    expect(warningsOf(elsewhere)).toEqual([
      expect.objectContaining({
        msg: 'token failed',
        reason: expect.objectContaining({ error: 'invalid_grant' }),
      }),
    ]);
  });

  test('that cannot be asked for leave somebody signed in', async () => {
    await site.browser.signIn(login);
    await age(site, 6);
    const nowhere = { ...site.provider.environment, AUTH_AUTHORITY: 'http://127.0.0.1:1/{policy}' };
    await using elsewhere = await startSite({ store: site.store, environment: nowhere });
    const there = sameBrowserAt(elsewhere, site);
    await there.reader();
    expect(await until(async () => (await there.reader()) && warningsOf(elsewhere).length > 0)).toBe(true);
    expect((await there.reader()).auth?.state).toBe('authenticated');
  });
});

describe('signing in again', () => {
  test('asks nobody anything while the provider knows them', async () => {
    await site.browser.signIn(login);
    await age(site, 6);
    const again = await site.browser.get(login);
    expect([again.status, again.headers.location]).toEqual([302, '/sleep/guide']);
  });

  test('asks silently where there are no new tokens, and then openly', async () => {
    await site.browser.signIn(login);
    await age(site, 6);
    await using other = await startProvider({ tokenSeconds: 60 }).then(disposable);
    await using elsewhere = await startSite({ store: site.store, environment: other.environment });
    const there = sameBrowserAt(elsewhere, site);

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
    await site.browser.signIn(login);
    await age(site, 6);
    await using other = await startProvider().then(disposable);
    await using elsewhere = await startSite({ store: site.store, environment: other.environment });
    const there = sameBrowserAt(elsewhere, site);
    expect((await there.get(`${login}&allowRedirect=false`)).headers.location).toBe('/sleep/guide');
  });
});

const dayMs = 24 * 60 * 60_000;
const ada = {
  account: {
    user: { fullName: 'Ada', initials: 'A', rvoId: 'rvo-ada', authProvider: 'google' as const },
    hasVerifiedEmail: true,
    isNew: false,
    wantsLetters: false,
  },
  tokens: { accessToken: 'a', refreshToken: 'r' },
};

test.each([
  ['in an hour', () => Date.now() + 60 * 60_000, false],
  ['nobody knows when', () => undefined, true],
])('new tokens are asked for where those of now end %s: %#', async (_when, until, isAsked) => {
  let asked = false;
  const sessions = {
    session: async () => ({ ...ada, tokens: { ...ada.tokens, until: until() } }),
    mayRenew: async () => {
      asked = true;
      return false;
    },
  };
  const signIn = new SignIn({ sessions } as unknown as ConstructorParameters<typeof SignIn>[0]);
  await signIn.keepFresh({ session: 'of Ada' });
  expect(asked).toBe(isAsked);
});

test('refreshed tokens stay when another request has read the session before and extends it after', async () => {
  const sessions = new Sessions(site.store.database, ownerKey);
  const id = await sessions.open('session', ada);
  const refreshed = { ...ada, tokens: { accessToken: 'b', refreshToken: 's' } };
  class RefreshedAfterReading extends Sessions {
    override async session(key: string): Promise<Session | undefined> {
      const session = await super.session(key);
      await sessions.save(key, refreshed);
      return session;
    }
  }
  const parts = { sessions: new RefreshedAfterReading(site.store.database, ownerKey) };
  const signIn = new SignIn(parts as ConstructorParameters<typeof SignIn>[0]);
  expect(await signIn.touch({ session: id })).toBe(true);
  expect(await sessions.session(id)).toEqual(refreshed);
});

test('signing somebody out ends all that one person has, by address or by number, and nobody else’s; what is kept names nobody', async () => {
  const sessions = new Sessions(site.store.database, ownerKey);
  const as = (user: Partial<typeof ada.account.user>) => ({
    ...ada,
    account: { ...ada.account, user: { ...ada.account.user, ...user } },
  });
  const open = (user: object) => sessions.open('session', as(user));
  const atHome = await open({ email: 'ada@pretend.example' });
  const onThePhone = await open({ email: 'Ada@Pretend.example', authProvider: 'apple' });
  const grace = await open({ email: 'grace@pretend.example' });
  const withoutAddress = await open({ rvoId: 'rvo-7' });
  const table = site.store.database.withTables<Record<'auth_sessions', { owner: string }>>();
  const kept = JSON.stringify(await table.selectFrom('auth_sessions').selectAll().execute());
  expect(kept).not.toMatch(/pretend\.example|rvo-7/i);
  expect(await sessions.endAllOf(' ADA@pretend.example ')).toBe(2);
  expect([await sessions.session(atHome), await sessions.session(onThePhone)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await sessions.session(grace)).toBeDefined();
  expect(await sessions.endAllOf('rvo-7')).toBe(1);
  expect(await sessions.session(withoutAddress)).toBeUndefined();
  expect(await sessions.endAllOf('ada@pretend.example')).toBe(0);
  // Whoever has the table and no key learns of nobody whether they are a member.
  const guessing = new Sessions(site.store.database, 'another key than that of the site');
  expect(await guessing.endAllOf('grace@pretend.example')).toBe(0);
  expect(await sessions.endAllOf('grace@pretend.example')).toBe(1);
});

describe('how long somebody stays signed in', () => {
  test.each([
    ['save', (sessions: Sessions, id: string) => sessions.save(id, ada)],
    ['extend', (sessions: Sessions, id: string) => sessions.extend(id)],
  ])('is 90 days at most, however often they come: %s', async (_method, come) => {
    let now = Date.now();
    const begun = now;
    const sessions = new Sessions(site.store.database, ownerKey, () => now);
    const id = await sessions.open('session', ada);
    for (const day of [29, 58, 87, 89]) {
      now = begun + day * dayMs;
      expect(await sessions.session(id)).toEqual(ada);
      await come(sessions, id);
    }
    now = begun + longestSessionSeconds * 1000 - 1_000;
    expect(await sessions.session(id)).toEqual(ada);
    now = begun + longestSessionSeconds * 1000;
    expect(await sessions.session(id)).toBeUndefined();
  });

  test('is 30 days where their provider cannot be asked about them', async () => {
    const sessions = new Sessions(site.store.database, ownerKey);
    const { accessToken } = ada.tokens;
    const id = await sessions.open('session', { ...ada, tokens: { accessToken } });
    await age(site, 29 * 24 * 60);
    const signIn = new SignIn({ sessions } as ConstructorParameters<typeof SignIn>[0]);
    expect(await signIn.touch({ session: id })).toBe(true);
    await age(site, 2 * 24 * 60);
    expect(await signIn.touch({ session: id })).toBe(false);
  });
});
