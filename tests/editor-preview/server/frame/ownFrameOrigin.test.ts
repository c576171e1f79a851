import { Registry } from 'prom-client';
import { createFrame } from '#editor-preview/server/frame/frameRoutes.ts';
import { ownFrameRoutes, previewTokenRoutes } from '#editor-preview/server/frame/ownFrameOrigin.ts';
import { issuePreviewToken } from '#editor-preview/server/frame/previewToken.ts';
import { api } from '#feature-kit/route.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { publisherNamed } from '../../../support/people.ts';
import { heading } from '../../../support/someBlocks.ts';
import { serve, server, store } from '../ownServer.ts';

const secret = 'a-secret-for-tests';
const previewOrigin = 'https://preview.example';
const editor = 'https://site.example';
const path = '/frame/own';
const registry = new Registry();

serve(async () => {
  const draft = { path, title: 'Kept', blocks: [heading('a', 'Begin')] };
  await store.saveDraft(path, draft, { author: 'test', basedOn: null });
  const added = await store.people.add('Wim Writer', 'writer');
  if (!added.ok) throw new Error('Nobody works here.');
  person = added.person.id;
  const frame = createFrame({ ...(await editorParts()), store, registry });
  return [
    ...ownFrameRoutes({ previewOrigin, secret, store, frame: frame.show, differ: frame.differ }),
    api('GET /editor/api/anything', () => ({ body: {} })),
    ...previewTokenRoutes(secret, () => person),
  ];
});

let person: string;

const tokenFor = (article: string, at = Date.now(), of = person) =>
  issuePreviewToken(secret, { path: article, person: of, editor }, at);

function askForFrame(
  fields: Record<string, string>,
  { host = 'preview.example', origin = editor }: { host?: string; origin?: string } = {},
) {
  return server.get('/preview-frame', {
    method: 'POST',
    headers: { Host: host, Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

describe('the frame on an origin of its own', () => {
  test('is for those with a token, in the frames of the editor that it was given to', async () => {
    const { status, headers, body } = await askForFrame({ path, token: tokenFor(path) });
    expect(status).toBe(200);
    expect(body).toContain('data-block-id="a"');
    expect(body).toContain(`"editor":"${editor}"`);
    expect(body).not.toContain(tokenFor(path).slice(0, 20));
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors https:\/\/site\.example, script-src 'self' [^;]+$/);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is asked again by itself, to confirm what it shows', async () =>
    expect((await askForFrame({ path, token: tokenFor(path) }, { origin: previewOrigin })).status).toBe(200));

  test.each([
    ['without a token', 401, () => ({ path }), {}],
    ['with one that has ended', 401, () => ({ path, token: tokenFor(path, Date.now() - 900_001) }), {}],
    ['with one for another article', 403, () => ({ path, token: tokenFor('/frame/other') }), {}],
    ['from another site', 403, () => ({ path, token: tokenFor(path) }), { origin: 'https://evil.example' }],
    ['on the editor’s own host', 404, () => ({ path, token: tokenFor(path) }), { host: 'site.example' }],
  ])('is not there %s (%i)', async (_what, status, fields, from) =>
    expect((await askForFrame({ ...fields() } as Record<string, string>, from)).status).toBe(status),
  );

  test('has nothing else of the editor beside it', async () => {
    const on = async (host: string) =>
      (await server.get('/editor/api/anything', { headers: { Host: host } })).status;
    expect([await on('preview.example'), await on('site.example')]).toEqual([404, 200]);
  });

  test('tells what the server rendered otherwise with its token alone', async () => {
    const tell = async (token: string) => {
      const { status } = await server.get('/preview-frame/differences', {
        method: 'POST',
        headers: {
          Host: 'preview.example',
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ blocks: 2 }),
      });
      return status;
    };
    expect([await tell('x'), await tell(tokenFor(path))]).toEqual([401, 204]);
    expect(await registry.metrics()).toContain('pagewell_preview_differences_total 2');
  });
});

describe('a token', () => {
  const ask = (headers: Record<string, string>) =>
    server.get(`/editor/api/preview-token?${new URLSearchParams({ path })}`, { method: 'POST', headers });

  test('is given to the origin that asks for it, and opens the frame there', async () => {
    const { status, body } = await ask({
      Host: 'site.example',
      Origin: editor,
      'Sec-Fetch-Site': 'same-origin',
    });
    expect(status).toBe(200);
    const { token, seconds } = JSON.parse(body);
    expect(seconds).toBe(900);
    expect((await askForFrame({ path, token })).status).toBe(200);
  });

  test('is given to no program, which has no origin', async () =>
    expect((await ask({ Host: 'site.example', Authorization: 'Bearer x' })).status).toBe(400));
});

test('whose link is revoked sees nothing more, though the token would hold', async () => {
  const added = await store.people.add('Vera Writer', 'writer');
  const [of, name] = added.ok ? [added.person.id, added.person.name] : [];
  const token = tokenFor(path, Date.now(), of);
  expect((await askForFrame({ path, token })).status).toBe(200);
  await store.people.revoke(name ?? '');
  expect((await askForFrame({ path, token })).status).toBe(401);
});

test('an article that gets another path while it is open is still the one that tokens are for', async () => {
  const [from, to] = ['/frame/before', '/frame/after'];
  const draft = { path: from, title: 'Renamed', blocks: [heading('r', 'Here')] };
  await store.saveDraft(from, draft, { author: 'test', basedOn: null });
  const early = tokenFor(from);
  await store.places.rename(from, to, publisherNamed('test'));
  for (const token of [early, tokenFor(to)])
    for (const asked of [from, to]) {
      const { status, body } = await askForFrame({ path: asked, token });
      expect([status, body.includes('data-block-id="r"')]).toEqual([200, true]);
    }
  expect((await askForFrame({ path, token: early })).status).toBe(403);
});
