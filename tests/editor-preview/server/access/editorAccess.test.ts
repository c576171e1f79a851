import { BlockList } from 'node:net';
import {
  editorAccess,
  isSessionValid,
  issueSession,
  sessionSeconds,
  wrongGuesses,
} from '#editor-preview/server/access/editorAccess.ts';
import { page } from '#feature-kit/route.ts';
import { clientAddressBehind } from '#platform/http/clientAddress.ts';
import { startTestServer, type TestServer } from '../../../server/support.ts';
import { testShell } from '../../../shell/support.ts';

const { most: maxFailures, seconds } = wrongGuesses;
const windowLength = seconds * 1000;

const token = 'a-long-enough-token';
const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

const signInAt = (server: TestServer) =>
  server.get('/editor/sign-in', { method: 'POST', headers: form, body: `token=${token}` });

function startWithEditor(https = false, trustedProxies = new BlockList()) {
  const inside = (text: string) => ({ document: { html: text, css: '' } });
  return startTestServer({
    offered: { clientAddress: clientAddressBehind(trustedProxies) },
    open: ({ limits }) => [
      ...editorAccess({ token, people: undefined, limits, shell: testShell, https }),
      page('GET /editor', () => inside('the editor')),
      page('POST /editor/drafts', () => ({ ...inside('saved'), status: 201 })),
    ],
  });
}

describe('the editor', () => {
  it('shows nobody but a form to whoever does not know the token', async () => {
    await using server = await startWithEditor();
    for (const path of ['/editor', '/editor/', '/editor/drafts']) {
      const answer = await server.get(path);
      expect([path, answer.status, answer.body.includes('the editor')]).toEqual([path, 401, false]);
      expect(answer.body).toMatch(/<input[^>]+type="password"/);
      expect([answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
        'no-store',
        'noindex',
      ]);
      expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    }
  });

  it('says to programs in JSON that nobody is signed in, so that what they have can be sent again', async () => {
    await using server = await startWithEditor();
    for (const method of ['GET', 'POST', 'PUT']) {
      const headers = { 'Sec-Fetch-Site': 'same-origin' };
      const answer = await server.get('/editor/api/operations?path=/a', { method, headers });
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        401,
        { error: expect.stringMatching(/Sign in/) },
      ]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'www-authenticate': expect.stringMatching(/^Bearer/),
        'content-security-policy': expect.stringContaining('sandbox'),
      });
    }
  });

  it('opens to whoever sends the token, for a day of work', async () => {
    await using server = await startWithEditor();
    const signIn = await signInAt(server);
    expect([signIn.status, signIn.headers.location]).toEqual([303, '/editor']);
    const [cookie = ''] = signIn.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/editor; HttpOnly; SameSite=Strict$/);
    expect(cookie).toContain(`Max-Age=${sessionSeconds}`);
    expect(cookie).not.toContain(token);

    const inside = await server.get('/editor', { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } });
    expect([inside.status, inside.body]).toEqual([200, 'the editor']);
  });

  it('sends its cookie over https only where the site is on https', async () => {
    await using server = await startWithEditor(true);
    const signIn = await signInAt(server);
    expect(signIn.headers['set-cookie']?.[0]).toContain('; Secure');
  });

  it.each(['token=wrong', 'token=', 'token=a&token=b', '', `token[]=${token}`])(
    'says no to the form %j',
    async (body) => {
      await using server = await startWithEditor();
      const answer = await server.get('/editor/sign-in', { method: 'POST', headers: form, body });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
    },
  );

  it('keeps a session under a name that with https no sibling host can set', async () => {
    await using server = await startWithEditor(true);
    const answer = await signInAt(server);
    const kept = answer.headers['set-cookie']?.[0] ?? '';
    expect(kept).toMatch(/^__Host-pagewell_editor=[^;]+;.* Path=\/;/);
    expect(kept).not.toContain('Domain');
    const [own = ''] = kept.split(';');
    const statusWith = async (Cookie: string) =>
      (await server.get('/editor', { headers: { Cookie } })).status;
    expect(await statusWith(own)).toBe(200);
    // What a sibling host can set neither lets anybody in nor keeps anybody out.
    expect(await statusWith(own.replace('__Host-', ''))).toBe(401);
    expect(await statusWith(`pagewell_editor=1; ${own}; pagewell_editor=2`)).toBe(200);
  });

  it('takes changes with a cookie from its own pages only, and from programs with the token', async () => {
    await using server = await startWithEditor();
    const Cookie = `pagewell_editor=${issueSession(token, Date.now())}`;
    const post = (headers: Record<string, string>) =>
      server.get('/editor/drafts', { method: 'POST', headers });

    expect((await post({ Cookie })).status).toBe(403);
    expect((await post({ Cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post({ Cookie, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201);
    expect((await post({ Authorization: `Bearer ${token}` })).status).toBe(201);
    expect((await post({ Authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('hears nobody any more who guesses and guesses, but those who are inside', async () => {
    await using server = await startWithEditor();
    const guess = (value: string) =>
      server.get('/editor/sign-in', { method: 'POST', headers: form, body: `token=${value}` });
    for (let guesses = 0; guesses < maxFailures / 2; guesses += 1) {
      expect((await guess('wrong')).status).toBe(401);
      expect((await server.get('/editor', { headers: { Authorization: 'Bearer wrong' } })).status).toBe(401);
    }
    const right = await guess(token);
    expect([right.status, right.headers['cache-control'], right.headers['set-cookie']]).toEqual([
      429,
      'no-store',
      undefined,
    ]);
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(windowLength / 1000);
    expect((await server.get('/editor', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(429);

    const Cookie = `pagewell_editor=${issueSession(token, Date.now())}`;
    expect((await server.get('/editor', { headers: { Cookie } })).status).toBe(200);
    expect((await server.get('/editor')).status).toBe(401);
  });

  const guessFrom = async (server: TestServer, forwardedFor: string) => {
    const headers = { ...form, 'X-Forwarded-For': forwardedFor };
    return (await server.get('/editor/sign-in', { method: 'POST', headers, body: 'token=wrong' })).status;
  };

  it('counts the guesses of whoever makes up addresses as those of one', async () => {
    await using server = await startWithEditor();
    for (let guess = 0; guess < maxFailures; guess += 1) await guessFrom(server, `192.0.2.${guess}`);
    expect(await guessFrom(server, '192.0.2.200')).toBe(429);
  });

  it('counts by client behind a proxy that it trusts, whatever the client made up', async () => {
    const here = new BlockList();
    here.addAddress('127.0.0.1');
    await using server = await startWithEditor(false, here);
    for (let guess = 0; guess < maxFailures; guess += 1)
      await guessFrom(server, `198.51.100.${guess}, 192.0.2.1`);
    expect(await guessFrom(server, '198.51.100.200, 192.0.2.1')).toBe(429);
    expect(await guessFrom(server, '192.0.2.1, 192.0.2.2')).toBe(401);
  });

  it('forgets whoever signs out', async () => {
    await using server = await startWithEditor();
    const answer = await server.get('/editor/sign-out', { method: 'POST', headers: form });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^pagewell_editor=; Max-Age=0; Path=\/editor/);
    // Also where no people are stored.
    const Cookie = `pagewell_editor=${issueSession(token, Date.now())}`;
    expect((await server.get('/editor', { headers: { Cookie } })).status).toBe(200);
    await server.get('/editor/sign-out', { method: 'POST', headers: { ...form, Cookie } });
    expect((await server.get('/editor', { headers: { Cookie } })).status).toBe(401);
  });
});

describe('a session', () => {
  const now = Date.parse('2026-05-04T09:00:00Z');
  const session = issueSession(token, now);

  it('holds until its time is over', () => {
    expect(isSessionValid(session, token, now + sessionSeconds * 1000 - 1)).toBe(true);
    expect(isSessionValid(session, token, now + sessionSeconds * 1000)).toBe(false);
  });

  it('cannot be made longer, made up, or used with another token', () => {
    const [until = '', nonce = '', signature = ''] = session.split('.');
    expect(isSessionValid(session, token, now)).toBe(true);
    expect(isSessionValid(`${Number(until) + 1}.${nonce}.${signature}`, token, now)).toBe(false);
    expect(isSessionValid(`${until}.AAAAAAAAAAAA.${signature}`, token, now)).toBe(false);
    expect(isSessionValid(`${until}.${'A'.repeat(43)}`, token, now)).toBe(false);
    expect(isSessionValid(session, 'another-long-token', now)).toBe(false);
    for (const nonsense of [undefined, '', '..', 'x.y', `${until}.`, `${session}x`]) {
      expect(isSessionValid(nonsense, token, now)).toBe(false);
    }
  });
});
