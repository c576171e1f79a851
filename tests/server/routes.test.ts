import { BlockList } from 'node:net';
import { ContentUnavailableError } from '#content/source/errors.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { FakeSource, startTestServer } from './support.ts';

const down = () => {
  throw new ContentUnavailableError('timeout', 'the CMS is down');
};

describe('the home page', () => {
  it('shows the latest articles first, and a change at once', async () => {
    await using server = await startTestServer();
    server.source.publish('/old');
    server.source.articles.set('/new', { value: {}, revision: 'n', updatedAt: '2026-06-01T00:00:00Z' });
    expect((await server.get('/')).body).toContain('home /new /old');

    server.source.publish('/newer');
    expect((await server.get('/')).body).toContain('/newer');
  });

  it('stays as it was while the source is down', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    const { body } = await server.get('/');
    server.source.before = down;
    server.source.tellChange('/a');
    expect((await server.get('/')).body).toBe(body);
  });

  it('is a 503 where there never was a list', async () => {
    await using server = await startTestServer();
    server.source.before = down;
    expect((await server.get('/')).status).toBe(503);
  });
});

describe('health', () => {
  it('is alive whatever else is broken, and ready once started, until told to end', async () => {
    const health = { ready: true, detail: '' };
    const source = new FakeSource();
    source.health = async () => health;
    await using server = await startTestServer({ source });
    expect((await server.get('/readyz')).status).toBe(200);
    health.ready = false;
    expect((await server.get('/readyz')).status).toBe(503);
    health.ready = true;
    expect((await server.get('/readyz')).body).toBe('ready\n');
    server.parts.lifecycle.drain();
    expect([(await server.get('/readyz')).status, (await server.get('/healthz')).status]).toEqual([503, 200]);
  });

  it('says why it is not ready, and writes a reason down once while it holds', async () => {
    const health = { ready: false, detail: 'the CMS does not respond: tls' };
    const source = new FakeSource();
    source.health = async () => health;
    await using server = await startTestServer({ source });
    for (let time = 0; time < 3; time += 1)
      expect((await server.get('/readyz')).body).toBe('not ready: the CMS does not respond: tls\n');
    const told = () => server.lines.filter(({ msg }) => msg === 'not ready to serve pages');
    expect(told()).toMatchObject([{ level: 40, reason: health.detail }]);
    health.ready = true;
    await server.get('/readyz');
    health.ready = false;
    await server.get('/readyz');
    expect(told()).toHaveLength(2);
    server.parts.lifecycle.drain();
    expect((await server.get('/readyz')).body).toBe('not ready: the server is ending\n');
  });

  it('answers while there is more to do than can be done, and so do pages at hand; others are refused', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 0 });
    await using server = await startTestServer({ queue });
    server.source.publish('/a');
    server.source.publish('/known');
    await server.get('/known');
    const never = Promise.withResolvers<void>();
    const busy = queue.run(() => never.promise);
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/known')).status).toBe(200);
    for (const path of ['/a', '/search?q1=x', '/api/suggest?q=x', '/sitemap.xml']) {
      const answer = await server.get(path);
      expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '5']);
    }
    never.resolve();
    await busy;
    expect((await server.get('/a')).status).toBe(200);
  });

  it('asks clients to come back elsewhere while the process ends, and still answers', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    server.parts.lifecycle.drain();
    const answer = await server.get('/a', { headers: { Connection: 'keep-alive' } });
    expect([answer.status, answer.headers.connection]).toEqual([200, 'close']);
  });
});

describe('GET /metrics', () => {
  it('is for this machine alone, and a proxy on it is not this machine', async () => {
    await using server = await startTestServer();
    expect((await server.get('/metrics')).body).toContain('pagewell_request_seconds');
    for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP']) {
      expect((await server.get('/metrics', { headers: { [name]: '127.0.0.1' } })).status).toBe(404);
    }
  });

  it('is no page at all to anybody else', async () => {
    await using server = await startTestServer({ metricsAllowed: new BlockList() });
    const answer = await server.get('/metrics');
    expect([answer.status, answer.body.includes('pagewell_')]).toEqual([404, false]);
  });

  it('counts requests by route and status, never by path', async () => {
    await using server = await startTestServer();
    server.source.publish('/a-private-path');
    await server.get('/a-private-path');
    await server.get('/nowhere');
    const { body } = await server.get('/metrics');
    expect(body).toContain('pagewell_request_seconds_count{route="article",status="200"} 1');
    expect(body).toContain('pagewell_request_seconds_count{route="article",status="404"} 1');
    expect(body).toContain('pagewell_pages_total{outcome="miss"} 1');
    expect(body).not.toContain('private');
  });
});

it('the tools are not there unless the configuration opens them', async () => {
  await using server = await startTestServer();
  for (const path of ['/editor', '/gallery', '/gallery/heading'])
    expect((await server.get(path)).status).toBe(404);
});

describe('other addresses', () => {
  it('tells crawlers what to leave alone and where the articles are', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    const robots = await server.get('/robots.txt');
    for (const closed of ['/api/', '/editor', '/gallery', '/search'])
      expect(robots.body).toContain(`Disallow: ${closed}\n`);
    expect(robots.body).toContain('Sitemap: https://pagewell.example/sitemap.xml');
    expect((await server.get('/sitemap.xml')).body).toContain(
      '<url><loc>https://pagewell.example/</loc><lastmod>2026-05-04T09:00:00Z</lastmod></url>' +
        '<url><loc>https://pagewell.example/a</loc><lastmod>2026-05-04T09:00:00Z</lastmod></url>',
    );
  });

  it('has the fixed pages before any article', async () => {
    await using server = await startTestServer();
    const answer = await server.get('/privacy-policy');
    expect([answer.status, answer.body.includes('privacy')]).toEqual([200, true]);
    expect(server.source.asked).toEqual([]);
    expect((await server.get('/privacy-policy', { method: 'POST' })).status).toBe(405);
  });

  it.each(['/nowhere', '/privacy-policy'])(
    'at %s the page is rendered again when the site configuration has changed, and else not',
    async (address) => {
      let configuration = { menu: 'old' };
      let rendered = 0;
      const page = () => {
        rendered += 1;
        return { html: configuration.menu, css: '' };
      };
      await using server = await startTestServer({
        siteConfiguration: () => configuration,
        shell: { home: page, error: page, fixed: new Map([['/privacy-policy', page]]) },
      });
      await server.get(address);
      expect((await server.get(address)).body).toBe('old');
      expect(rendered).toBe(1);
      configuration = { menu: 'new' };
      expect((await server.get(address)).body).toBe('new');
    },
  );

  it('suggests an article by its current name', async () => {
    let name = 'Naps';
    await using server = await startTestServer({ likely: async () => ({ path: '/sleep/naps', name }) });
    expect((await server.get('/sleep/nap')).body).toContain('"Naps"');
    name = 'Short naps';
    expect((await server.get('/sleep/nap')).body).toContain('"Short naps"');
  });

  it('shows the error page at its own address', async () => {
    await using server = await startTestServer();
    const answer = await server.get('/_error');
    expect([answer.status, answer.body.includes('errorId')]).toEqual([500, true]);
  });

  it('does not let anybody write errors into the log by asking for the error page', async () => {
    await using server = await startTestServer({ isDevelopment: true });
    const answer = await server.get('/_error');
    expect(answer.body).not.toContain('stack');
    const debug = 20;
    expect(server.lines[0]).toMatchObject({ level: debug, msg: 'the error page was requested' });
    expect(JSON.stringify(server.lines)).not.toContain('stack');
  });
});
