import { asset } from '#feature-kit/route.ts';
import { startTestServer } from './support.ts';

const apart = 'outside.example:8443';
const frame = asset('GET /outside/:name', () => ({
  bytes: Buffer.from('<p>frame</p>'),
  type: 'text/html',
  caching: 'no-store',
}));
const start = () => startTestServer({ hostsApart: [{ host: apart, at: '/outside' }], open: () => [frame] });

describe('a host that is there for a few addresses alone', () => {
  test.each([
    ['/outside/adlark', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/', 404],
    ['/a', 404],
    ['/search?q1=sleep', 404],
    ['/outside', 404],
    ['/outsider', 404],
    ['/outside/../a', 404],
    ['/assets/main.js', 404],
    ['/privacy-policy', 404],
    ['/robots.txt', 404],
    ['/metrics', 404],
    ['/api/reader', 404],
  ])('has %s: %i', async (path, status) => {
    await using server = await start();
    server.source.publish('/a');
    // It is at hand already, for whoever reads the site.
    await server.get('/a');
    for (const host of [apart, apart.toUpperCase()]) {
      const answer = await server.get(path, { headers: { Host: host } });
      expect([host, answer.status]).toEqual([host, status]);
      if (status === 404) expect(answer.headers['content-type']).toMatch('application/json');
    }
  });

  test('changes nothing for any other host', async () => {
    await using server = await start();
    server.source.publish('/a');
    for (const host of ['pagewell.example', 'outside.example', 'evil.outside.example:8443']) {
      expect((await server.get('/a', { headers: { Host: host } })).status).toBe(200);
    }
  });
});
