import type { ServerResponse } from 'node:http';
import { isRefusal, reasonOf } from '#features/auth/authErrors.ts';
import { IdentityClients } from '#features/auth/identityClients.ts';
import { type Listening, listen } from '../../support/listen.ts';
import { FakeBrowser, startProvider, startSite } from './site.ts';
import { expectProblem, login, sameBrowserAt, siteForEachTest, warningsOf } from './siteForEachTest.ts';

const site = siteForEachTest();

const environmentAt = ({ origin }: Listening) => ({
  ...site.provider.environment,
  AUTH_AUTHORITY: `${origin}/{policy}`,
});

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
    await using broken = await listen((_request, response) => answering(response));
    await using elsewhere = await startSite({ store: site.store, environment: environmentAt(broken) });
    const browser = new FakeBrowser(elsewhere);
    const said = 'Signing in is not possible at the moment';
    await expectProblem(browser, await browser.get(login), [503, said]);
  });

  test('hangs keeps nobody waiting who does not sign in: not the start, no page, no reader', async () => {
    const asked: unknown[] = [];
    await using broken = await listen((request) => asked.push(request.url));
    await using elsewhere = await startSite({ store: site.store, environment: environmentAt(broken) });
    const browser = new FakeBrowser(elsewhere);
    expect((await browser.get('/sign-in')).body).toContain('Sign in with Google');
    expect((await browser.reader()).auth?.state).toBe('not-authenticated');
    expect(asked).toEqual([]);
  });

  test('hangs is given up after its time, as one that cannot be reached', async () => {
    await using broken = await listen(() => undefined);
    const clients = new IdentityClients({
      authority: environmentAt(broken).AUTH_AUTHORITY,
      clients: { google: { policy: 'p', clientId: 'c', secret: 's' } },
      scopes: [],
      callback: 'https://pagewell.example/api/auth/callback',
      answerLimit: 0.05,
    });
    const error = await clients.question('google', {}, (random) => random).catch((caught: unknown) => caught);
    expect(reasonOf(error)).toMatchObject({ code: 'OAUTH_TIMEOUT' });
    expect(isRefusal(error)).toBe(false);
  });

  test('is gone when somebody signs out ends the session here', async () => {
    await site.browser.signIn(login);
    const nowhere = { ...site.provider.environment, AUTH_AUTHORITY: 'http://127.0.0.1:1/{policy}' };
    await using elsewhere = await startSite({ store: site.store, environment: nowhere });
    const there = sameBrowserAt(elsewhere, site);
    expect((await there.get('/api/auth/logout')).headers.location).toBe('https://pagewell.example/');
    expect((await there.reader()).auth?.state).toBe('not-authenticated');
    expect(warningsOf(elsewhere)).toEqual([expect.objectContaining({ msg: 'logout failed' })]);
  });

  test('went away after somebody has signed in ends the session here, and nobody is sent to it any more', async () => {
    const gone = await startProvider();
    await using elsewhere = await startSite({ store: site.store, environment: gone.environment });
    const browser = new FakeBrowser(elsewhere);
    await browser.signIn(login);
    await gone.close();
    expect((await browser.get('/api/auth/logout')).headers.location).toBe('https://pagewell.example/');
    expect(browser.cookies.size).toBe(0);
    const said = 'Signing in is not possible at the moment';
    await expectProblem(browser, await browser.get(login), [503, said]);
  });

  test('this site does not have any more: Unable to determine authentication provider', async () => {
    await site.browser.signIn(login);
    const { AUTH_GOOGLE: _gone, ...environment } = site.provider.environment;
    await using elsewhere = await startSite({ store: site.store, environment });
    const there = sameBrowserAt(elsewhere, site);
    expect((await there.get('/api/auth/logout')).status).toBe(302);
    const message = 'Unable to determine authentication provider';
    expect(warningsOf(elsewhere)).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ message }) }),
    ]);
  });
});
