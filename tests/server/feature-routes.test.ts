import { api, asset, form, guard, json, page, type Route } from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';
import { startTestServer } from './support.ts';

const document = { html: '<!doctype html><title>A page</title>', css: '' };
const ours = { 'Sec-Fetch-Site': 'same-origin' };
const ofOurs = { ...ours, 'Content-Type': 'application/json' };

interface SignUp {
  email: string;
}
const isSignUp = (value: unknown): value is SignUp =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';

const signUp = api(
  'POST /api/sign-up',
  { body: json(isSignUp, { maxBytes: 100 }), limit: { most: 2, seconds: 60 } },
  ({ body }) => ({ status: 201, body: { for: body.email } }),
);

const serverWith = (...routes: Route[]) => startTestServer({ open: () => routes });

describe('a page of a feature', () => {
  const shown = page('GET /letters/:name', ({ params, query }) => {
    if (params.name === 'none') throw new HttpError(404, 'No such letter.');
    return { document: { ...document, html: `${params.name} ${query.get('q')}` } };
  });

  it('gets what the address says, has the headers of all pages, and is kept by nobody', async () => {
    await using server = await serverWith(shown);
    const { status, body, headers } = await server.get('/letters/june?q=a%20b');
    expect([status, body]).toEqual([200, 'june a b']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^W\//),
    });
    expect(headers['content-security-policy']).toContain("script-src 'sha256-");
  });

  it('that cannot be made is the error page', async () => {
    await using server = await serverWith(shown);
    const { status, headers } = await server.get('/letters/none');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('that is shared may be kept, and is compressed well', async () => {
    await using server = await serverWith(page('GET /about-us', () => ({ document, isShared: true })));
    const { headers } = await server.get('/about-us', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['cache-control']).toMatch(/^public/);
    expect([headers['x-robots-tag'], headers['content-encoding']]).toEqual([undefined, 'br']);
  });

  it.each(['Set-Cookie', 'set-cookie'])(
    'that brings a cookie for one browser, as %s, is in no cache, even where it says that it is for all',
    async (name) => {
      const headers = { [name]: 'chosen=1; Path=/' };
      await using server = await serverWith(
        page('GET /about-us', () => ({ document, isShared: true, headers })),
      );
      const sent = (await server.get('/about-us')).headers;
      expect([sent['set-cookie'], sent['cache-control']]).toEqual([['chosen=1; Path=/'], 'no-store']);
    },
  );

  it('takes a form of this site alone, and leads on', async () => {
    await using server = await serverWith(
      page('POST /letters', { body: form(100) }, ({ body }) => ({
        redirect: `/letters/${body.get('name')}`,
        headers: { 'X-Sent': '1' },
      })),
    );
    const send = (headers: Record<string, string>, body = 'name=june') =>
      server.get('/letters', { method: 'POST', headers, body });
    const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const taken = await send({ ...ours, ...urlEncoded });
    expect([taken.status, taken.headers.location, taken.headers['x-sent']]).toEqual([
      303,
      '/letters/june',
      '1',
    ]);
    expect((await send({ ...urlEncoded, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send(ofOurs)).status).toBe(415);
    expect((await send({ ...ours, ...urlEncoded }, 'x'.repeat(101))).status).toBe(413);
  });
});

describe('data of a feature', () => {
  it('is asked for with a body that its validator accepts, and kept by nobody', async () => {
    await using server = await serverWith(signUp);
    const body = JSON.stringify({ email: 'ada@example.org' });
    const answer = await server.get('/api/sign-up', { method: 'POST', headers: ofOurs, body });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([201, { for: 'ada@example.org' }]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each<[string, Record<string, string>, string, number]>([
    ['another form', ofOurs, '{"email":7}', 400],
    ['no JSON', ofOurs, '{', 400],
    ['nothing', ofOurs, '', 400],
    ['too much', ofOurs, JSON.stringify({ email: 'x'.repeat(100) }), 413],
    ['another type', { ...ours, 'Content-Type': 'text/plain' }, '{"email":"a"}', 415],
    ['another site', { ...ofOurs, 'Sec-Fetch-Site': 'cross-site' }, '{"email":"a"}', 403],
  ])('is refused where there comes %s, in JSON', async (_what, headers, body, status) => {
    await using server = await serverWith(signUp);
    const answer = await server.get('/api/sign-up', { method: 'POST', headers, body });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { error: expect.any(String) }]);
  });

  it('says which methods it takes', async () => {
    await using server = await serverWith(
      signUp,
      api('GET /letters/all', () => ({ body: [], caching: 'private, max-age=60' })),
    );
    const wrong = await server.get('/api/sign-up');
    expect([wrong.status, wrong.headers.allow]).toEqual([405, 'POST']);
    const other = await server.get('/letters/all', { method: 'PUT' });
    expect([other.status, other.headers.allow, JSON.parse(other.body)]).toEqual([
      405,
      'GET, HEAD',
      { error: expect.any(String) },
    ]);
    expect((await server.get('/letters/all')).headers['cache-control']).toBe('private, max-age=60');
  });

  it('is for nobody who asks too often', async () => {
    await using server = await serverWith(signUp);
    const statuses: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const body = '{"email":"a"}';
      statuses.push((await server.get('/api/sign-up', { method: 'POST', headers: ofOurs, body })).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });
});

it('an asset of a feature has its type and its caching, and nothing in it can run', async () => {
  await using server = await serverWith(
    asset('GET /badge', () => ({
      bytes: Buffer.from('<svg/>'),
      type: 'image/svg+xml',
      caching: 'public, max-age=60',
    })),
  );
  const { headers, body } = await server.get('/badge');
  expect(body).toBe('<svg/>');
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'cache-control': 'public, max-age=60',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

it('a guard stands before all below its path, also what nothing answers, and before nothing above it in the list', async () => {
  await using server = await serverWith(
    page('GET /club/door', () => ({ document })),
    guard('/club', ({ headers }) => (headers.authorization ? undefined : { document, status: 401 })),
    page('GET /club', () => ({ document })),
  );
  const statusAt = async (path: string, headers = {}) => (await server.get(path, { headers })).status;
  expect(await statusAt('/club/door')).toBe(200);
  expect(await statusAt('/club')).toBe(401);
  expect(await statusAt('/club/nothing')).toBe(401);
  expect(await statusAt('/club', { Authorization: 'Bearer x' })).toBe(200);
  expect(await statusAt('/club/nothing', { Authorization: 'Bearer x' })).toBe(404);
  expect(await statusAt('/clubs')).toBe(404);
});
