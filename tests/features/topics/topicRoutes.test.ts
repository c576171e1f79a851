import { ContentUnavailableError } from '#content/source/errors.ts';
import { topicRoutes } from '#features/topics/topicRoutes.ts';
import { startTestServer } from '../../server/support.ts';

const start = () => startTestServer({ open: topicRoutes });
const down = () => {
  throw new ContentUnavailableError('timeout', 'the CMS is down');
};

describe('the page of a topic', () => {
  it('is there for each topic that has articles, the same for all readers, and not for others', async () => {
    await using server = await start();
    server.source.publish('/yoga/breathing');
    const answer = await server.get('/yoga');
    expect([answer.status, answer.body.includes('<bdi>Yoga</bdi></h1>')]).toEqual([200, true]);
    expect(answer.headers['cache-control']).toContain('public');
    expect(answer.headers.etag).toBeDefined();
    expect((await server.get('/nowhere')).status).toBe(404);
    expect((await server.get('/yoga', { method: 'POST' })).status).toBe(405);
  });

  it('gives way to an article at its path, and to fixed pages', async () => {
    await using server = await start();
    server.source.publish('/yoga/breathing');
    server.source.publish('/privacy-policy/old');
    expect((await server.get('/privacy-policy')).body).toContain('privacy</title>');
    server.source.publish('/yoga', { title: 'Yoga itself' });
    expect((await server.get('/yoga')).body).toContain('Yoga itself');
  });

  it('is found under other ways of writing its path, and is no way to anything else', async () => {
    await using server = await start();
    server.source.publish('/yoga/breathing');
    for (const path of ['/Yoga', '/yoga/', '//yoga']) {
      const answer = await server.get(path);
      expect([path, answer.status, answer.headers.location]).toEqual([path, 308, '/yoga']);
    }
    for (const path of ['/y%6fga', '/__proto__', '/yoga.php'])
      expect([path, (await server.get(path)).status]).toEqual([path, 404]);
  });

  it('shows a new article at once, and stays as it was while the source is down', async () => {
    await using server = await start();
    server.source.publish('/yoga/breathing');
    await server.get('/yoga');
    server.source.publish('/yoga/standing');
    const { body } = await server.get('/yoga');
    expect(body).toContain('href="/yoga/standing"');
    server.source.before = down;
    server.source.tellChange('/yoga/breathing');
    expect((await server.get('/yoga')).body).toBe(body);
  });

  it('leaves the answer to the articles while nothing is known yet', async () => {
    await using server = await start();
    server.source.before = down;
    expect((await server.get('/yoga')).status).toBe(503);
    expect((await server.get('/topics')).status).toBe(503);
  });
});

it('lists the topics', async () => {
  await using server = await start();
  server.source.publish('/yoga/breathing');
  expect((await server.get('/topics')).body).toContain('href="/yoga"');
});
