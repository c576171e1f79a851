import type { Member } from '#contracts/auth.ts';
import { editorAccess } from '#editor-preview/server/access/editorAccess.ts';
import { page } from '#feature-kit/route.ts';
import { testShell } from '../../../shell/support.ts';
import { serve, server, store } from '../ownServer.ts';

const address = '/editor/sign-in/account';
const own = { 'Sec-Fetch-Site': 'same-origin' };
let member: Member | undefined;

const account = (email: string, hasVerifiedEmail = true): Member => ({
  user: { fullName: 'Ada', initials: 'A', rvoId: 'rvo-1', authProvider: 'google', email },
  hasVerifiedEmail,
});

serve(({ limits }) => {
  const accounts = {
    member: async () => member,
    signInLinks: (after: string) => [{ provider: 'Google', href: `/login?return=${after}` }],
  };
  return [
    ...editorAccess({
      token: 'a-long-enough-token',
      people: store.people,
      accounts,
      limits,
      shell: testShell,
      https: false,
    }),
    page('GET /editor', ({ person }) => ({ document: { html: `the editor of ${person?.name}`, css: '' } })),
  ];
});
beforeAll(async () => {
  const outcome = await store.people.add('Ada Lovelace', 'writer', ' Ada@Example.org ');
  expect(outcome.ok).toBe(true);
});

test('the page for signing in leads to the account, and back', async () => {
  const { body } = await server.get('/editor/sign-in');
  expect(body).toContain(`href="/login?return=${address}">Sign in with Google</a>`);
  const spanish = await server.get('/editor/sign-in', { headers: { 'Accept-Language': 'es' } });
  expect(spanish.body).toContain(`href="/login?return=${address}">Iniciar sesión con Google</a>`);
});

test('who was let in by email goes on by a button, with a session of the editor', async () => {
  member = account('ada@example.org');
  // An account alone opens nothing.
  expect((await server.get('/editor')).status).toBe(401);
  expect((await server.get(address)).body).toContain('Continue as Ada Lovelace');
  const { status, headers } = await server.get(address, { method: 'POST', headers: own });
  expect([status, headers.location]).toEqual([303, '/editor']);
  const cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  member = undefined;
  expect((await server.get('/editor', { headers: { Cookie: cookie } })).body).toBe(
    'the editor of Ada Lovelace',
  );
});

test.each<[string, Member | undefined]>([
  ['nobody', undefined],
  ['an account with another address', account('eve@example.org')],
  ['an account whose address nobody has verified', account('ada@example.org', false)],
  ['an account without an address', { ...account(''), user: { ...account('').user, email: '' } }],
])('%s is not let in', async (_who, given) => {
  member = given;
  for (const method of ['GET', 'POST']) {
    const answer = await server.get(address, { method, headers: own });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  }
});

test('an address is one person’s, until they are revoked', async () => {
  expect(await store.people.add('Eve', 'writer', 'ADA@example.org')).toEqual({
    ok: false,
    reason: 'this email address is used by Ada Lovelace',
  });
  expect(await store.people.add('Eve', 'writer', 'no address')).toEqual({
    ok: false,
    reason: 'this is not an email address',
  });
  await store.people.revoke('Ada Lovelace');
  member = account('ada@example.org');
  expect((await server.get(address)).status).toBe(401);
  expect((await store.people.add('Eve', 'writer', 'ada@example.org')).ok).toBe(true);
  expect((await server.get(address)).body).toContain('Continue as Eve');
});
