import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { PretendProvider } from '#features/auth/development/pretendProvider.ts';
import { configured, isShownTo, offeredProviders } from '#features/auth/shown.ts';
import { FakeBrowser, openSessions, startProvider, startSite } from './site.ts';

const reader = (showAuth?: string) => ({
  of: (experiment: string) => (experiment === 'showAuth' ? showAuth : undefined),
});

describe('the way to sign in', () => {
  beforeEach(() => {
    configured.providers = ['apple', 'google'];
  });
  afterEach(() => {
    configured.providers = [];
  });

  test.each([
    ['always', undefined, true],
    ['never', 'variant', false],
    [undefined, 'variant', false],
    ['test', 'variant', true],
    ['test', 'true', true],
    ['test', 'control', false],
    ['test', 'false', false],
    ['test', undefined, false],
  ] as const)('where the site says %s, and the test %s, is shown: %s', (showAuth, variant, isShown) => {
    expect(isShownTo(reader(variant), { auth: showAuth ? { showAuth } : {} })).toBe(isShown);
  });

  test('is that of providers that are configured, in the order of the site', () => {
    expect(offeredProviders({ auth: { providers: ['google', 'apple'] } })).toEqual(['google', 'apple']);
    configured.providers = ['apple'];
    expect(offeredProviders({ auth: { providers: ['google', 'apple'] } })).toEqual(['apple']);
    expect(offeredProviders({})).toEqual(['apple']);
    expect(isShownTo(reader(), { auth: { showAuth: 'always', providers: ['google'] } })).toBe(false);
  });
});

describe('on a site', () => {
  let provider: PretendProvider;
  let store: DatabaseStore;
  beforeAll(async () => {
    [provider, store] = await Promise.all([startProvider(), openSessions()]);
  });
  afterAll(() => Promise.all([provider.close(), store.close()]));

  test('that is not configured there is nothing to sign in with', async () => {
    await using server = await startSite({ store, environment: {} });
    const browser = new FakeBrowser(server);
    expect((await browser.get('/sign-in')).status).toBe(404);
    expect((await browser.get('/api/auth/login?provider=google')).status).toBe(404);
    expect(await browser.reader()).toEqual({});
  });

  test('that shows it to nobody, there is no page for it; and whoever is signed in gets out', async () => {
    const { environment } = provider;
    await using server = await startSite({ store, environment, site: { auth: { showAuth: 'never' } } });
    const browser = new FakeBrowser(server);
    expect((await browser.get('/sign-in')).status).toBe(404);
    await browser.signIn('/api/auth/login?provider=google');
    expect((await browser.get('/sign-in')).body).toContain('Sign out');
  });

  const drawn = (variant: string) => [{ name: 'showAuth', variants: [{ name: variant, weight: 1 }] }];

  test.each([
    ['variant', true, 200],
    ['control', false, 404],
  ])('that tries it out, a new reader is drawn into %s, and keeps it', async (variant, isShown, status) => {
    const { environment } = provider;
    const site = { auth: { showAuth: 'test' } } as const;
    await using server = await startSite({ store, environment, site, experiments: drawn(variant) });
    const browser = new FakeBrowser(server);
    expect((await browser.reader()).auth?.isShown).toBe(isShown);
    expect(browser.cookies.get('pagewell_experiments')).toBe(`showAuth:${variant}`);
    expect((await browser.get('/sign-in')).status).toBe(status);
    // Whoever comes to that page first is drawn there.
    const other = new FakeBrowser(server);
    expect((await other.get('/sign-in')).status).toBe(status);
  });

  test('that does not try it out, nobody is drawn', async () => {
    await using server = await startSite({
      store,
      environment: provider.environment,
      experiments: drawn('variant'),
    });
    const browser = new FakeBrowser(server);
    await browser.reader();
    expect([...browser.cookies]).toEqual([]);
  });

  test('those who hear of sign-ins do so, and their failure is nobody else’s', async () => {
    const heard: unknown[] = [];
    const onSignIn = async (person: unknown) => {
      heard.push(person);
      throw new Error('no room');
    };
    await using server = await startSite({ store, environment: provider.environment, others: { onSignIn } });
    const browser = new FakeBrowser(server);
    expect((await browser.signIn('/api/auth/login?provider=apple', 'grace')).status).toBe(302);
    expect(heard).toEqual([
      { email: 'grace@pretend.example', rvoid: 'rvo-grace', new_user: true, marketing_opted_in: true },
    ]);
  });

  test('who has come from the daily dose goes back there', async () => {
    const auth = { showAuth: 'always', dailyDoseUrl: 'https://dose.example/today' } as const;
    await using server = await startSite({ store, environment: provider.environment, site: { auth } });
    const browser = new FakeBrowser(server);
    const answer = await browser.signIn(
      '/api/auth/login?provider=apple&redirect=true&lessonId=l-1&unitId=u-1&transitId=t-1&correlationId=c-1',
    );
    expect(answer.headers.location).toBe(
      'https://dose.example/today?lessonId=l-1&unitId=u-1&provider=apple&transitId=t-1&correlationId=c-1',
    );
  });

  test.each([
    [true, 'a-1'],
    [false, null],
  ])('the provider learns of the reader only with consent: %s', async (hasConsent, anonymousId) => {
    const environment = { ...provider.environment, AUTH_WRITE_KEY: 'key-1', AUTH_SCOPES: 'email' };
    const others = { hasFullConsent: async () => hasConsent };
    await using server = await startSite({ store, environment, others });
    const browser = new FakeBrowser(server);
    const { headers } = await browser.get('/api/auth/login?provider=apple&anonymousId=a-1');
    const { searchParams } = new URL(headers.location ?? '');
    expect(searchParams.get('anonymousId')).toBe(anonymousId);
    expect([searchParams.get('writeKey'), searchParams.get('scope')]).toEqual([
      'key-1',
      'openid profile email',
    ]);
  });
});
