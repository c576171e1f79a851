import { openCmsWord } from '#features/content-changes/openCmsWord.ts';
import { issuePreviewToken } from '#features/content-changes/preview/previewToken.ts';
import { ConfigurationError } from '#platform/configuration/setting.ts';
import { SignedTexts } from '#platform/signedTexts.ts';
import { type Answer, startTestServer, type TestServer } from '../../server/support.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';
import { articleOf } from '../../support/someBlocks.ts';

const secret = 'a secret of a test';
const cms = 'https://cms.example';
const minutes = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await started({ secret, previewOrigin: cms });
});
afterAll(() => server[Symbol.asyncDispose]());

async function started(settings: Parameters<typeof openCmsWord>[1]): Promise<TestServer> {
  const renderer = await pageRenderer();
  return startTestServer({
    open: async (parts) => (await openCmsWord({ ...parts, renderer }, settings)).routes ?? [],
  });
}

const frameAt = (token: string, at = server) =>
  at.get(`/preview/cms/payload?${new URLSearchParams({ token })}`);
const good = () => issuePreviewToken(secret, Date.now());

function post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return server.get('/preview/cms/payload/page', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}

const factsIn = (body: string) =>
  JSON.parse(/<script type="application\/json" data-frame-facts>(.*?)<\/script>/s.exec(body)?.[1] ?? '');

describe('the page in the preview of a CMS', () => {
  test('may be framed by the CMS and by nobody else, and is kept by nobody', async () => {
    const { status, headers, body } = await frameAt(good());
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${cms},`);
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(factsIn(body)).toMatchObject({ cms, sequence: 0, article: { blocks: [] } });
  });

  test.each([
    ['none', () => ''],
    ['one of another secret', () => issuePreviewToken('another secret', Date.now())],
    [
      'one that was issued a quarter of an hour ago',
      () => issuePreviewToken(secret, Date.now() - 15 * minutes),
    ],
    [
      'one that the secret signs for something else',
      () => new SignedTexts(secret, 'preview token').signJson({ until: Date.now() }),
    ],
    [
      'one with another time',
      () => `${Buffer.from('{"until":9999999999}').toString('base64url')}.${good().split('.')[1]}`,
    ],
    ['one far too long', () => 'a'.repeat(5_000)],
  ])('is not shown for a token that is %s', async (_which, token) => {
    expect((await frameAt(token())).status).toBe(401);
    expect((await post({ token: token(), article: {}, sequence: 1 })).status).toBe(401);
  });

  test('is opened for five minutes at least, by the same token as long as that allows', () => {
    const start = Date.parse('2026-11-27T08:00:00Z');
    const tokens = new Set<string>();
    for (let time = start; time < start + 10 * minutes; time += minutes / 2)
      tokens.add(issuePreviewToken(secret, time));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(issuePreviewToken(secret, start + 10 * minutes));
  });

  test('is made of an article that is nowhere yet, for whoever has the token', async () => {
    const article = articleOf('/sleep/naps', 'How long should a nap be?', [
      { id: 'a', type: 'rich-text', data: { html: '<p>Twenty minutes.</p>' } },
    ]);
    const { status, headers, body } = await post({ token: good(), article, sequence: 7 });
    expect(status).toBe(200);
    expect(body).toContain('<title>How long should a nap be?');
    expect(body).toContain('<p>Twenty minutes.</p>');
    expect(factsIn(body).sequence).toBe(7);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is made of whatever comes, however little that is an article', async () => {
    for (const article of [
      {},
      { title: 7, blocks: 'none' },
      { path: '//evil', blocks: [null, { type: 'x' }] },
    ])
      expect((await post({ token: good(), article, sequence: 1 })).status).toBe(200);
  });

  test.each([
    ['no article', { sequence: 1 }],
    ['a list for an article', { article: [], sequence: 1 }],
    ['no sequence', { article: {} }],
  ])('is refused for %s', async (_which, body) =>
    expect((await post({ token: good(), ...body })).status).toBe(400),
  );

  test('is refused to pages of other sites, with a token too', async () => {
    const body = { token: good(), article: {}, sequence: 1 };
    expect((await post(body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

describe('where it is not set up', () => {
  test('there is no such page', async () => {
    await using other = await started({ secret, previewOrigin: undefined });
    expect((await frameAt(good(), other)).status).toBe(404);
  });

  test('because the secret is missing, the server says so and does not start', () =>
    expect(openCmsWord({} as never, { secret: undefined, previewOrigin: cms })).rejects.toThrow(
      ConfigurationError,
    ));
});

describe('the page of a post in WordPress’s admin', () => {
  const draft = {
    id: 7,
    link: `${cms}/preview/`,
    title: { rendered: 'Zebras &amp; sleep' },
    pagewell: { blocks: '<!-- wp:paragraph --><p>Standing, and never for long.</p><!-- /wp:paragraph -->' },
  };
  const send = (token: string, sent: string, to = server) =>
    to.get('/preview/cms/wordpress', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ token, post: sent }).toString(),
    });

  test('is the page of the draft, framed by the CMS alone, and stored by no cache', async () => {
    const { status, headers, body } = await send(good(), JSON.stringify(draft));
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${cms},`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Zebras &amp; sleep');
    expect(body).toContain('<p>Standing, and never for long.</p>');
  });

  test.each([
    ['http://127.0.0.1:8080', ' http://127.0.0.1:8080;'],
    ['http://wordpress.local', ' http://wordpress.local;'],
    // By https, the image proxy fetches them.
    [cms, ';'],
  ])('of a WordPress at %s may load pictures of that origin alone by itself', async (origin, end) => {
    await using local = await started({ secret, previewOrigin: origin });
    const picture = `<figure class="wp-block-image"><img src="${origin}/wp-content/uploads/nap.jpg" alt="A nap"></figure>`;
    const post = { ...draft, link: `${origin}/preview/`, pagewell: { blocks: picture } };
    const { headers, body } = await send(good(), JSON.stringify(post), local);
    const policy = String(headers['content-security-policy']);
    const [sources = ''] = /img-src [^;]*;/.exec(policy) ?? [];
    expect(sources.replace(/^img-src 'self' data:(?: https:\/\/\w+\.pagewell\.example){2}/, '')).toBe(end);
    const src = origin.startsWith('http:') ? `${origin}/wp-content/uploads/nap.jpg` : '/img?src=';
    expect(body).toContain(`src="${src}`);
  });

  test.each<[name: string, token: () => string, sent: string, status: number]>([
    ['without a token', () => '', JSON.stringify(draft), 401],
    ['with the token of another secret', () => issuePreviewToken('another secret', Date.now()), '{}', 401],
    ['without JSON', good, 'zebras', 400],
    ['with a list', good, '[]', 400],
    ['without an address', good, '{}', 400],
  ])('is refused %s', async (_name, token, sent, status) =>
    expect((await send(token(), sent)).status).toBe(status),
  );
});
