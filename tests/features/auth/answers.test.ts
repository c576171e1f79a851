import { FakeBrowser, sessionName } from './site.ts';
import { age, expectProblem, isSignedIn, login, siteForEachTest, warningsOf } from './siteForEachTest.ts';

const site = siteForEachTest();

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
    const answer = await site.browser.get(
      `/api/auth/login?provider=google&return=${encodeURIComponent(after)}`,
    );
    // Control characters are turned away before any route.
    if (/[\r\n\t]/.test(after)) expect(answer.status).toBe(400);
    else await expectProblem(site.browser, answer, [400, 'This link goes to another site']);
  });

  test.each(['/sleep?a=b#part', '/%2F%2Fevil.example', `/${'a'.repeat(499)}`])('is %j', async (after) => {
    const answer = await site.browser.signIn(
      `/api/auth/login?provider=google&return=${encodeURIComponent(after)}`,
    );
    expect(answer.headers.location).toBe(after);
  });
});

describe('the answer of a provider', () => {
  test('counts for the browser that asked, and once', async () => {
    const { headers } = await site.browser.get(login);
    const back = await site.browser.visitProvider(headers.location ?? '', 'ada');
    const other = new FakeBrowser(site.server);
    expect((await other.get(back)).status).toBe(400);
    expect((await site.browser.get(back)).status).toBe(302);
    const session = site.browser.cookies.get(sessionName);
    expect((await site.browser.get(back)).status).toBe(400);
    // Whoever is signed in stays so.
    expect(site.browser.cookies.get(sessionName)).toBe(session);
    expect(await isSignedIn(site.browser)).toBe(true);
  });

  test('needs the state of the question', async () => {
    const { headers } = await site.browser.get(login);
    const back = await site.browser.visitProvider(headers.location ?? '', 'ada');
    const forged = back.replace(/state=[^&]+/, 'state=forged');
    await expectProblem(site.browser, await site.browser.get(forged), [400, 'Signing in did not work']);
    await expectProblem(site.browser, await site.browser.get(back), [400, 'Signing in did not work']);
  });

  test('with a code that was used already is refused by the provider', async () => {
    const first = await site.browser.get(login);
    const back = await site.browser.visitProvider(first.headers.location ?? '', 'ada');
    const code = new URL(back, 'https://x.invalid').searchParams.get('code') ?? '';
    await site.browser.get(back);
    site.browser.cookies.clear();
    const second = await site.browser.get(login);
    const state = new URL(second.headers.location ?? '').searchParams.get('state') ?? '';
    const iss = new URL(back, 'https://x.invalid').searchParams.get('iss') ?? '';
    const query = new URLSearchParams({ code, state, iss });
    await expectProblem(site.browser, await site.browser.get(`/api/auth/callback?${query}`), [
      400,
      'Signing in did not work',
    ]);
  });

  test('may be a no', async () => {
    await expectProblem(site.browser, await site.browser.signIn(login, 'nobody'), [
      400,
      'You are not signed in',
    ]);
  });

  test('that nobody waits for any more counts for nothing', async () => {
    const { headers } = await site.browser.get(login);
    const back = await site.browser.visitProvider(headers.location ?? '', 'ada');
    await age(site, 11);
    await expectProblem(site.browser, await site.browser.get(back), [400, 'Signing in did not work']);
  });

  test.each(['', '?code=1', '?code=1&code=2&state=x', '?error=login_required'])(
    'is none where nothing was asked: %j',
    async (query) => {
      await expectProblem(site.browser, await site.browser.get(`/api/auth/callback${query}`), [
        400,
        'Signing in did not work',
      ]);
    },
  );

  test('leaves no code, token or name in the log', async () => {
    const { headers } = await site.browser.get(login);
    const back = await site.browser.visitProvider(headers.location ?? '', 'ada');
    await site.browser.get(back.replace(/state=[^&]+/, 'state=forged'));
    site.browser.leaveProvider();
    await site.browser.signIn(login, 'nobody');
    expect(warningsOf(site.server)).toEqual([
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
    expect(JSON.stringify(site.server.lines)).not.toMatch(new RegExp(`${code}|forged|Ada|eyJ`));
  });
});

describe('a cookie that is not of our making', () => {
  test.each(['x', 'A'.repeat(43), `~${'A'.repeat(43)}`, 'A'.repeat(4_000), '~~', `${'A'.repeat(43)}~x~y`])(
    'is nobody: %j',
    async (value) => {
      site.browser.cookies.set(sessionName, value);
      expect(await isSignedIn(site.browser)).toBe(false);
      expect((await site.browser.get('/api/auth/callback?code=1&state=2')).status).toBe(400);
    },
  );

  test('is nobody, and signs nobody in as somebody else, where it stands beside that of a session', async () => {
    await site.browser.signIn(login);
    const session = site.browser.cookies.get(sessionName);
    const beside = `${sessionName}=${'A'.repeat(43)}; ${sessionName}=${session}`;
    const answer = await site.server.get('/api/reader', { headers: { Cookie: beside } });
    expect(JSON.parse(answer.body).auth.state).toBe('not-authenticated');
    site.browser.cookies.set('pagewell_session', session ?? '');
    site.browser.cookies.delete(sessionName);
    expect(await isSignedIn(site.browser)).toBe(false);
  });
});

test('a database that is out of reach is an error page, and signs nobody out', async () => {
  await site.browser.signIn(login);
  const session = site.browser.cookies.get(sessionName);
  await site.browser.get('/api/auth/login?provider=apple');
  site.isDown = true;
  expect((await site.browser.get('/api/auth/callback?code=1')).status).toBe(503);
  expect((await site.browser.get('/api/auth/logout')).status).toBe(503);
  expect((await site.browser.post('/api/auth/clear-cookie', {})).status).toBe(503);
  expect((await site.browser.get('/api/reader')).body).toBe('{}');
  site.isDown = false;
  expect(site.browser.cookies.get(sessionName)).toBe(session);
  expect(await isSignedIn(site.browser)).toBe(true);
});

test('who asks too often waits', async () => {
  const statuses = [];
  for (let each = 0; each < 31; each += 1)
    statuses.push((await site.browser.get('/api/auth/login?provider=x')).status);
  expect(statuses.slice(-2)).toEqual([400, 429]);
});
