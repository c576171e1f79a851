import type { Role } from '#editor-preview/model/person.ts';
import { editorAccess } from '#editor-preview/server/access/editorAccess.ts';
import { editingApi } from '#editor-preview/server/editing/editingApi.ts';
import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import { peopleApi } from '#editor-preview/server/people/peopleApi.ts';
import { RateLimits } from '#platform/http/rateLimits.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { heading } from '../../../support/someBlocks.ts';
import { operation, setTitle } from '../../store/editing.ts';
import { serve, server, store } from '../ownServer.ts';

const ownersToken = 'a-long-enough-token';
const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const path = '/tests/signed-in';
const article = { path, title: 'An article', blocks: [heading('a', 'Hello')] };

let people = 0;

serve(async () => {
  const parts = await editorParts();
  return [
    ...editorAccess({
      token: ownersToken,
      people: store.people,
      limits: new RateLimits(),
      shell: parts.renderer,
      https: false,
    }),
    ...editorRoutes({ ...parts, store }),
    ...editingApi({ ...parts, store, published: { translationsOf: async () => [] } }),
    ...peopleApi(store.people),
  ];
});

async function letIn(role: Role) {
  const outcome = await store.people.add(`Person ${++people}`, role);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}

const signIn = (token: string, after = '') =>
  server.get('/editor/sign-in', {
    method: 'POST',
    headers: form,
    body: new URLSearchParams({ token, after }).toString(),
  });
async function sessionOf(token: string): Promise<string> {
  const { headers } = await signIn(token);
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}
const ask = async (method: string, address: string, headers: Record<string, string>, body?: unknown) => {
  const answer = await server.get(address, {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isJson = answer.headers['content-type']?.includes('json');
  return { ...answer, value: isJson ? JSON.parse(answer.body) : undefined };
};
const address = (of: string, more: Record<string, string> = {}) =>
  `/editor/api/${of}?${new URLSearchParams({ path, ...more })}`;

describe('signing in with a token of one’s own', () => {
  test('opens the editor, which knows who it is and who else works here', async () => {
    const { person, token } = await letIn('writer');
    const Cookie = await sessionOf(token);
    await store.publish(path, article, { author: 'test' });
    const { status, body } = await ask('GET', `/editor/article?path=${path}`, { Cookie });
    expect(status).toBe(200);
    const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      person,
      people: expect.arrayContaining([person, expect.objectContaining({ role: 'owner' })]),
    });
  });

  test('leads to the page that was asked for, and to no other site', async () => {
    const { token } = await letIn('writer');
    const wanted = `/editor/article?${new URLSearchParams({ path })}`;
    const asked = await server.get(wanted);
    expect(asked.body).toContain(`value="${wanted.replaceAll('&', '&amp;')}"`);
    expect((await signIn(token, wanted)).headers.location).toBe(wanted);
    for (const elsewhere of [
      'https://evil.example/editor',
      '//evil.example/editor',
      '/editor/sign-out',
      '\\\\evil',
      'x',
    ])
      expect((await signIn(token, elsewhere)).headers.location).toBe('/editor');
  });

  test('by the link takes the token from behind the #, and keeps it out of the address', async () => {
    const { status, body, headers } = await server.get('/editor/sign-in');
    expect(status).toBe(200);
    const script = /<script>(\{.*?\})<\/script>/s.exec(body)?.[1] ?? '';
    expect(script).toContain('history.replaceState');
    expect(headers['content-security-policy']).toContain("'sha256-");
  });

  test('as a program is by Bearer, with either token', async () => {
    const { token } = await letIn('writer');
    for (const each of [token, ownersToken])
      expect((await ask('GET', address('editing'), { Authorization: `Bearer ${each}` })).status).toBe(200);
    expect((await ask('GET', address('editing'), { Authorization: 'Bearer pw_wrong' })).status).toBe(401);
  });

  test('ends at once when the token is revoked, and not by another role', async () => {
    const { person, token } = await letIn('publisher');
    const Cookie = await sessionOf(token);
    expect((await ask('GET', '/editor', { Cookie })).status).toBe(200);
    await store.people.revoke(person.name);
    expect((await ask('GET', '/editor', { Cookie })).status).toBe(401);
    expect((await ask('POST', address('operations'), { Cookie }, { since: 0, operations: [] })).status).toBe(
      401,
    );
    expect((await signIn(token)).status).toBe(401);

    const again = await store.people.add(person.name, 'writer');
    expect((await ask('GET', '/editor', { Cookie })).status).toBe(401);
    expect((await signIn(again.ok ? again.token : '')).status).toBe(303);
  });

  test('ends on the server when the person signs out, in that browser alone', async () => {
    const { token } = await letIn('writer');
    for (const each of [token, ownersToken]) {
      const [Cookie, other] = [await sessionOf(each), await sessionOf(each)];
      expect((await ask('GET', '/editor', { Cookie })).status).toBe(200);
      await server.get('/editor/sign-out', { method: 'POST', headers: { ...form, Cookie } });
      expect((await ask('GET', '/editor', { Cookie })).status).toBe(401);
      expect((await ask('GET', address('editing'), { Cookie })).status).toBe(401);
      for (const session of [other, await sessionOf(each)])
        expect((await ask('GET', '/editor', { Cookie: session })).status).toBe(200);
    }
  });

  test('ends nobody’s session by a cookie that holds none', async () => {
    const Cookie = 'pagewell_editor=1893456000..AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const { status } = await server.get('/editor/sign-out', { method: 'POST', headers: { ...form, Cookie } });
    expect(status).toBe(303);
  });

  test('cannot be done with a session that somebody has made up', async () => {
    const [one, other] = [await letIn('writer'), await letIn('publisher')];
    const Cookie = await sessionOf(one.token);
    for (const made of [
      Cookie.replace(one.person.id, other.person.id),
      Cookie.replace(`${one.person.id}.`, ''),
      Cookie.replace(one.person.id, 'owner'),
      `pagewell_editor=${other.person.id}.`,
    ])
      expect((await ask('GET', '/editor', { Cookie: made })).status).toBe(401);
  });
});

describe('what is done', () => {
  test('is kept under the name of whoever is signed in, whatever the request says', async () => {
    const { person, token } = await letIn('writer');
    const Authorization = `Bearer ${token}`;
    await store.publish(path, article, { author: 'test' });
    const opened = await ask('GET', address('editing'), { Authorization });
    const { sequence } = opened.value;
    const sent = { ...operation(setTitle('By me')), author: 'Somebody Else' };
    const { status, value } = await ask(
      'POST',
      address('operations'),
      { Authorization },
      { since: sequence, operations: [sent] },
    );
    expect([status, value.operations]).toMatchObject([
      200,
      [{ operation: { id: sent.id, author: person.name } }],
    ]);
    expect(await store.getDraft(path)).toMatchObject({ author: person.name });
  });

  test('is not taken as somebody else’s, where another person has signed in meanwhile', async () => {
    const [before, now] = [await letIn('writer'), await letIn('writer')];
    const Authorization = `Bearer ${now.token}`;
    const body = { since: 0, person: before.person.id, operations: [operation(setTitle('Whose?'))] };
    const { status, value } = await ask('POST', address('operations'), { Authorization }, body);
    expect(status).toBe(401);
    expect(value.error).toContain(`${now.person.name} is signed in`);
    expect(
      (await ask('POST', address('operations'), { Authorization }, { ...body, person: now.person.id }))
        .status,
    ).toBe(200);
  });

  test('is refused where the role is too low, with who can', async () => {
    const { person, token } = await letIn('writer');
    const boss = await letIn('publisher');
    const Authorization = `Bearer ${token}`;
    await store.publish(path, article, { author: 'test' });
    const publishing = await ask('POST', address('editing/publication'), { Authorization }, { sequence: 0 });
    expect(publishing.status).toBe(403);
    expect(publishing.value.message ?? publishing.value.error).toMatch(
      new RegExp(
        `Publishing is only allowed for publishers. ${person.name} is signed in as writer. Ask .*${boss.person.name}`,
      ),
    );
    const withdrawing = await server.get('/editor/withdraw', {
      method: 'POST',
      headers: { ...form, Authorization },
      body: new URLSearchParams({ path }).toString(),
    });
    expect([withdrawing.status, withdrawing.body]).toEqual([
      403,
      expect.stringContaining('Withdrawing is only allowed for publishers'),
    ]);
    expect(await store.get(path)).toBeDefined();
  });
});

describe('people through the server', () => {
  const Authorization = `Bearer ${ownersToken}`;
  const at = '/editor/api/people';

  test('are let in, listed and revoked by the owner', async () => {
    const added = await ask('POST', at, { Authorization }, { name: 'Vera Wik', role: 'publisher' });
    expect([added.status, added.value]).toMatchObject([
      201,
      { person: { name: 'Vera Wik', role: 'publisher' } },
    ]);
    expect((await signIn(added.value.token)).status).toBe(303);
    expect((await ask('GET', at, { Authorization })).value.people).toContainEqual(
      expect.objectContaining({ name: 'Vera Wik' }),
    );
    expect((await ask('POST', at, { Authorization }, { name: 'Vera Wik', role: 'writer' })).status).toBe(409);
    expect((await ask('DELETE', `${at}?name=Vera+Wik`, { Authorization })).value).toEqual(added.value.person);
    expect((await ask('DELETE', `${at}?name=Vera+Wik`, { Authorization })).status).toBe(404);
  });

  test('are not for anybody else', async () => {
    const { token } = await letIn('publisher');
    const theirs = { Authorization: `Bearer ${token}` };
    expect((await ask('GET', at, theirs)).status).toBe(403);
    expect((await ask('POST', at, theirs, { name: 'Me Again', role: 'writer' })).status).toBe(403);
    expect((await ask('DELETE', `${at}?name=x`, theirs)).status).toBe(403);
  });

  test('have one of the roles that can be given', async () => {
    for (const body of [{ name: 'X', role: 'owner' }, { name: 'X' }, { name: 5, role: 'writer' }])
      expect((await ask('POST', at, { Authorization }, body)).status).toBe(400);
  });
});
