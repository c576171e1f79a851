import { feedRoutes } from '#features/feeds/feedRoutes.ts';
import { startTestServer } from '../../server/support.ts';

const start = () => startTestServer({ open: feedRoutes });

describe('the feeds', () => {
  it('tell of all new articles, and of those of a topic', async () => {
    await using server = await start();
    server.source.publish('/yoga/breathing');
    server.source.publish('/eyes/reading');
    const all = await server.get('/feed.xml');
    expect(all.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(all.body.match(/<guid>[^<]*/g)).toEqual([
      '<guid>https://pagewell.example/eyes/reading',
      '<guid>https://pagewell.example/yoga/breathing',
    ]);
    const ofTopic = await server.get('/yoga/feed.xml');
    expect(ofTopic.body).toContain('<title>Pagewell: Yoga</title>');
    expect(ofTopic.body).not.toContain('/eyes/reading');
  });

  it('are there for the topics that have a page, and for nothing else', async () => {
    await using server = await start();
    server.source.publish('/yoga/breathing');
    expect((await server.get('/nutrition/feed.xml')).status).toBe(200);
    for (const path of [
      '/nowhere/feed.xml',
      '/yoga/breathing/feed.xml',
      '/__proto__/feed.xml',
      '/%2e%2e/feed.xml',
    ])
      expect([path, (await server.get(path)).status]).toEqual([path, 404]);
  });

  it('are not sent again to whoever has them', async () => {
    await using server = await start();
    server.source.publish('/yoga/breathing');
    const { etag = '' } = (await server.get('/feed.xml')).headers;
    const again = await server.get('/feed.xml', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    server.source.publish('/yoga/standing');
    expect((await server.get('/feed.xml', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });
});
