import { experimentsDimension } from '#features/experiments/dimension.ts';
import { phrases } from '#rules/testing/examples.ts';
import { countryDimension, PageDimensions } from '#server/pages/dimensions.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { pageRenderer } from '../support/pageRenderer.ts';
import { startHostileServer } from './hostileServer.ts';

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});

const article = (blocks: readonly object[] = []) => ({
  path: '/a',
  title: 'A page',
  blocks: [{ id: 'text', type: 'rich-text', data: { html: '<p>For everybody.</p>' } }, ...blocks],
});

const poisons: readonly [name: string, path: string, headers: Record<string, string>][] = [
  [
    'another host behind the proxy',
    '/a',
    { 'X-Forwarded-Host': 'evil.example', 'X-Host': 'evil.example', Forwarded: 'host=evil.example' },
  ],
  ['another host', '/a', { Host: 'evil.example' }],
  [
    'another scheme and port',
    '/a',
    { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '666', 'X-Forwarded-Prefix': '/evil' },
  ],
  ['another address', '/a', { 'X-Original-URL': '/evil', 'X-Rewrite-URL': '/evil' }],
  ['another method', '/a', { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE' }],
  ['a query of campaigns', '/a?utm_source=evil&utm_medium=evil&fbclid=evil', {}],
  ['a query that writes HTML', '/a?"><script>alert(1)</script>', {}],
  ['a query with the same name twice', '/a?evil=1&evil=2&evil[x]=3&__proto__[x]=1', {}],
  ['another language', '/a', { 'Accept-Language': 'evil, xx;q=0.1' }],
  ['an odd wish for a type', '/a', { Accept: '*/*;q=, application/json;q=evil' }],
  ['a part of it', '/a', { Range: 'bytes=0-10', 'If-Range': '"evil"' }],
  ['cookies of 12 kB', '/a', { Cookie: `evil=${'x'.repeat(12_000)}` }],
  ['a token and a role', '/a', { Authorization: 'Bearer evil', Cookie: 'session=evil; role=admin' }],
  ['a wish to skip caches', '/a', { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }],
  ['a country that nobody asked for', '/a', { 'CF-IPCountry': 'EV', 'X-Country': 'EV' }],
];

describe('a request with', () => {
  test.each(poisons)(
    '%s gets the page that everybody gets, and leaves it as it is',
    async (_what, path, headers) => {
      await using fresh = await startHostileServer(renderer);
      fresh.source.publish('/a', article());
      const { body } = await fresh.get('/a');

      await using server = await startHostileServer(renderer);
      server.source.publish('/a', article());
      for (const answer of [await server.get(path, { headers }), await server.get('/a')]) {
        expect(answer.status).toBe(200);
        expect(answer.body).toBe(body);
        expect(JSON.stringify(answer.headers)).not.toContain('evil');
      }
      expect(server.source.asked).toEqual(['/a']);
    },
  );

  test('cookies without end is refused, and changes nothing', async () => {
    await using server = await startHostileServer(renderer);
    server.source.publish('/a', article());
    const answer = await server.get('/a', { headers: { Cookie: `c=${'x'.repeat(40_000)}` } });
    expect(answer.status).toBe(431);
    expect((await server.get('/a')).status).toBe(200);
  });

  test('a method of its own is refused, and nothing of the answer is kept', async () => {
    await using server = await startHostileServer(renderer);
    server.source.publish('/a', article());
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE']) {
      const answer = await server.get('/a', { method });
      expect([method, answer.status, answer.headers['cache-control']]).toEqual([method, 405, 'no-store']);
    }
    expect((await server.get('/a')).body).toContain('For everybody.');
  });
});

test('a flood of queries of a thousand different ones costs one page', async () => {
  await using server = await startHostileServer(renderer);
  server.source.publish('/a', article());
  const bodies = new Set<string>();
  for (let round = 0; round < 20; round += 1) {
    const floods = Array.from({ length: 50 }, (_, index) => server.get(`/a?utm=${round}-${index}`));
    for (const { body } of await Promise.all(floods)) bodies.add(body);
  }
  expect(bodies.size).toBe(1);
  expect(server.source.asked).toEqual(['/a']);
});

test.each(
  phrases(`
    /a/x.css | /a/evil.js | /a;x.css | /a%2fx.css | /a.css | /a/..%2fx.css | /a/%2e%2e/b.css | /a%00.css
    /a?.css/x
  `),
)(
  'an address that looks like a file, so that a cache on the way might keep the page under it %s is not the page, or has its own address',
  async (path) => {
    await using server = await startHostileServer(renderer);
    server.source.publish('/a', article());
    const answer = await server.get(path);
    if (path.startsWith('/a?')) {
      // A query is none of the page's business: it is the page, as HTML, whatever stands in it.
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      return;
    }
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).not.toContain('For everybody.');
  },
);

describe('what is for some readers only', () => {
  const forGermany = {
    id: 'germany',
    type: 'rich-text',
    data: { html: '<p>For Germany.</p>' },
    when: { countries: ['DE'] },
  };
  const forHigh = {
    id: 'high',
    type: 'rich-text',
    data: { html: '<p>For the experiment.</p>' },
    when: { experiment: 'layout', variant: 'wide' },
  };
  const dimensions = new PageDimensions({
    country: countryDimension('x-country', undefined),
    experiments: experimentsDimension(
      { experiments: undefined, experimentsCookie: 'experiments' },
      { https: false },
    ),
  });

  test.each<[string, object, Record<string, string>, string]>([
    ['a country', forGermany, { 'X-Country': 'DE' }, 'For Germany.'],
    ['an experiment', forHigh, { Cookie: 'experiments=layout:wide' }, 'For the experiment.'],
  ])(
    'by %s is in no shared cache, and never in anybody else’s page',
    async (_what, block, headers, words) => {
      await using server = await startHostileServer(renderer, { dimensions });
      server.source.publish('/a', article([block]));
      const theirs = await server.get('/a', { headers });
      const others = await server.get('/a');
      const again = await server.get('/a', { headers });

      expect(theirs.body).toContain(words);
      expect(again.body).toBe(theirs.body);
      expect(others.body).not.toContain(words);
      for (const { headers: sent } of [theirs, others, again]) {
        expect(sent['cache-control']).toBe('private, no-cache');
        expect(sent['set-cookie']).toBeUndefined();
      }
      expect(theirs.headers.etag).not.toBe(others.headers.etag);
    },
  );

  test('cannot be asked for by a reader who makes up countries and experiments', async () => {
    await using server = await startHostileServer(renderer, { dimensions });
    server.source.publish('/a', article([forGermany]));
    const plain = await server.get('/a');
    const wild = [
      { 'X-Country': 'de' },
      { 'X-Country': 'DE, DE' },
      { 'X-Country': '<script>' },
      { Cookie: 'experiments=__proto__:x,constructor:y' },
      { Cookie: `experiments=${'layout:wide,'.repeat(500)}` },
    ];
    for (const headers of wild) expect((await server.get('/a', { headers })).body).toBe(plain.body);
  });
});

test('the policy of what may run knows no nonce that a kept page could give away: the same bytes and the same hashes for everybody', async () => {
  await using server = await startHostileServer(renderer);
  server.source.publish('/a', article());
  const [first, second] = [await server.get('/a'), await server.get('/a')];
  expect(first.headers['content-security-policy']).toMatch(/script-src 'sha256-[^']+' 'strict-dynamic'/);
  expect(first.headers['content-security-policy']).not.toContain('nonce');
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect(second.body).toBe(first.body);
});
