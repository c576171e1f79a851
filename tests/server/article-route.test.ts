import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { phrases } from '#rules/testing/examples.ts';
import { startTestServer } from './support.ts';

describe('an article page', () => {
  it('is sent as HTML with headers that let caches keep it and let nothing foreign run', async () => {
    await using server = await startTestServer();
    server.source.publish('/nutrition/collagen', { title: 'Collagen' });

    const answer = await server.get('/nutrition/collagen');

    expect(answer.status).toBe(200);
    expect(answer.body).toContain('Collagen');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('stale-while-revalidate');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-\S+' 'strict-dynamic'/,
    );
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  it('is made once and then sent from memory, the same bytes', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');

    const first = await server.get('/a');
    const second = await server.get('/a');

    expect(first.headers['x-pagewell-cache']).toBe('miss');
    expect(second.headers['x-pagewell-cache']).toBeUndefined();
    expect(second.body).toBe(first.body);
    expect(server.source.asked).toEqual(['/a']);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['gzip', 'br;q=0, gzip;q=0.5', (bytes: Buffer) => gunzipSync(bytes)],
    [undefined, 'identity', (bytes: Buffer) => bytes],
    [undefined, 'zstd', (bytes: Buffer) => bytes],
  ])('comes in the encoding %s to a client that says %s', async (encoding, accepted, decode) => {
    await using server = await startTestServer();
    server.source.publish('/a', { text: 'collagen '.repeat(500) });

    const plain = await server.get('/a');
    const encoded = await server.get('/a', { headers: { 'Accept-Encoding': accepted } });

    expect(encoded.headers['content-encoding']).toBe(encoding);
    expect(encoded.headers.vary).toBe('Accept-Encoding');
    expect(encoded.headers['content-length']).toBe(String(encoded.bytes.byteLength));
    expect(decode(encoded.bytes).toString()).toBe(plain.body);
  });

  it('is not sent again to a client that has it, in whatever encoding', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    const plain = await server.get('/a');
    const gzipped = await server.get('/a', { headers: { 'Accept-Encoding': 'gzip' } });
    const etag = String(plain.headers.etag);

    expect(gzipped.headers.etag).toBe(etag);
    for (const header of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await server.get('/a', { headers: { 'If-None-Match': header } });
      expect([header, again.status, again.body]).toEqual([header, 304, '']);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['cache-control']).toBe(plain.headers['cache-control']);
    }
    const other = await server.get('/a', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    const head = await server.get('/a', { method: 'HEAD' });
    const { headers, body } = await server.get('/a');

    expect([head.status, head.body]).toEqual([200, '']);
    expect(body).not.toBe('');
    expect(head.headers['content-length']).toBe(headers['content-length']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it('is at one address: other ways of writing it lead there, and never off the site', async () => {
    await using server = await startTestServer();
    server.source.publish('/nutrition/collagen');
    const redirects: [string, string][] = [
      ['/nutrition/collagen/', '/nutrition/collagen'],
      ['/Nutrition/Collagen', '/nutrition/collagen'],
      ['//nutrition//collagen?q=1', '/nutrition/collagen?q=1'],
      ['//nutrition', '/nutrition'],
    ];
    for (const [from, to] of redirects) {
      const answer = await server.get(from);
      expect([from, answer.status, answer.headers.location]).toEqual([from, 308, to]);
    }
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/a/%2e%2e/b',
      '/a.css',
      '/a%2Fb',
      '/a;b',
      `/${'a'.repeat(201)}`,
    ]) {
      const answer = await server.get(path);
      expect([path, answer.status, answer.headers.location]).toEqual([path, 404, undefined]);
    }
    expect(server.source.asked).toEqual([]);
  });

  it('that does not exist is a 404 page, which is believed for a while', async () => {
    await using server = await startTestServer();
    const answer = await server.get('/nowhere');
    await server.get('/nowhere');

    expect(answer.status).toBe(404);
    expect(answer.body).toContain('error');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(server.source.asked).toEqual(['/nowhere']);
  });

  it('whose content cannot be a page is a 422, told once and not kept for long by anybody', async () => {
    await using server = await startTestServer({
      render: async () => ({
        document: undefined,
        problems: [],
        degraded: false,
        dependsOn: { countries: [], experiments: [] },
      }),
    });
    server.source.publish('/broken');
    const answer = await server.get('/broken');
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store']);
  });
});

describe('an address of an old site', () => {
  it.each([
    ['/?p=12', '/sleep/naps'],
    ['/?page_id=12', '/sleep/naps'],
    ['/?utm_source=letter&p=12', '/sleep/naps?utm_source=letter'],
    ['/blog/?p=12', '/sleep/siesta'],
    ['/Blog/?page_id=12&a=b', '/sleep/siesta?a=b'],
    ['/2023/11/naps.html', '/sleep/naps'],
    ['/2023/11/naps/index.html?a=b', '/sleep/naps?a=b'],
    ['/Sleep/Naps.HTM', '/sleep/naps'],
    ['/old-naps?c=Sleep%20Week&x=a%26b', '/sleep/naps?c=Sleep%20Week&x=a%26b'],
    ['/Sleep/Naps.html?c=Sleep%20Week&x=a%26b', '/sleep/naps?c=Sleep%20Week&x=a%26b'],
    ['/?p=12&c=Sleep%20Week&x=a%26b', '/sleep/naps?c=Sleep+Week&x=a%26b'],
  ])('%s leads to %s, by a way that may change', async (from, to) => {
    await using server = await startTestServer();
    server.source.publish('/sleep/naps');
    server.source.publish('/sleep/siesta');
    server.source.moved.set('/?p=12', '/sleep/naps');
    server.source.moved.set('/blog/?p=12', '/sleep/siesta');
    server.source.moved.set('/2023/11/naps', '/sleep/naps');
    server.source.moved.set('/old-naps', '/sleep/naps');
    const { status, headers } = await server.get(from);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, to, 'no-cache']);
  });

  it.each(
    phrases(`
      /?p=13 | /?p=0 | /?p=12x | /?p=99999999999 | /?p= | /?q=12 | /?P=12 | /?p=%2Fevil.example
    `),
  )('%s is home, as without the query', async (address) => {
    await using server = await startTestServer();
    server.source.moved.set('/?p=12', '/sleep/naps');
    const home = await server.get('/');
    const { status, body, headers } = await server.get(address);
    expect([status, body === home.body, headers.etag]).toEqual([200, true, home.headers.etag]);
  });

  it.each(['/blog/?p=13', '/blog/?p=12x', '/blog/?q=12', '/blog//?p=12', '/other/?p=12'])(
    '%s is its folder, as without the query',
    async (address) => {
      await using server = await startTestServer();
      server.source.moved.set('/blog/?p=12', '/sleep/naps');
      const { status, headers } = await server.get(address);
      const folder = address.slice(0, address.indexOf('/', 1));
      expect([status, headers.location]).toEqual([308, folder + address.slice(address.indexOf('?'))]);
    },
  );

  it('is looked up once, in whichever form, and by no other query', async () => {
    await using server = await startTestServer();
    for (const address of ['/?p=13', '/?page_id=13', '/?a=b&p=13', '/?p=13x', '/a?p=13'])
      await server.get(address);
    expect(server.source.asked).toEqual(['/?p=13', '/a']);
  });

  it('is a 404 if no article has its name without the ending', async () => {
    await using server = await startTestServer();
    for (const address of ['/nowhere.html', '/nowhere.html.html', '/.html'])
      expect([address, (await server.get(address)).status]).toEqual([address, 404]);
    expect(server.source.asked).toEqual(['/nowhere']);
  });
});
