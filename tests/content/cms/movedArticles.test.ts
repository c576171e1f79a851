import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Content } from '#content/createContentSource.ts';
import { createContentSource } from '#content/createContentSource.ts';
import type { ContentChange } from '#content/source/source.ts';
import { startHostileServer } from '../../hostile/hostileServer.ts';
import { FakeSource, type TestServer } from '../../server/support.ts';
import { listen } from '../../support/listen.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';
import { articleAt } from '../articles.ts';
import { quietLog } from '../quietLog.ts';
import { withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const move = (from: string, to: string): ContentChange => ({ path: from, kind: 'moved', to });
const published = (at: string): ContentChange => ({ path: at, kind: 'published' });

describe('an article that a CMS has moved', () => {
  const client = withCmsClient();
  let cms: MemoryCms;
  beforeEach(async () => {
    cms = new MemoryCms();
    await client.source.close();
    client.source = await client.openOf(cms);
  });

  function moveInCms(from: string, to: string): ContentChange {
    cms.published.delete(from);
    cms.publish(to);
    return move(from, to);
  }
  const ways = (...paths: string[]) => Promise.all(paths.map((each) => client.source.movedTo(each)));

  it('is found by its former path, before anything else is known of the new one', async () => {
    cms.publish('/a');
    await client.source.get('/a');
    expect(await client.store.articles.expect([moveInCms('/a', '/b')])).toEqual(['/a']);
    expect(await client.source.get('/a')).toBeUndefined();
    expect(await ways('/a', '/b', '/nowhere')).toEqual(['/b', undefined, undefined]);
  });

  it('redirects where the CMS says so at its former path, without a notice', async () => {
    cms.publish('/b');
    cms.moved.set('/a', '/b');
    expect(await client.source.get('/a')).toBeUndefined();
    expect(await client.source.movedTo('/a')).toBe('/b');
    cms.isDown = true;
    expect(await client.source.get('/a')).toBeUndefined();
  });

  it('is found by each of its former paths, without a chain', async () => {
    cms.publish('/a');
    await client.store.articles.expect([moveInCms('/a', '/b')]);
    expect(new Set(await client.store.articles.expect([moveInCms('/b', '/c')]))).toEqual(
      new Set(['/a', '/b']),
    );
    expect(await ways('/a', '/b', '/c')).toEqual(['/c', '/c', undefined]);
  });

  it('has the pages of its former paths made again when it is withdrawn and when it comes back', async () => {
    cms.publish('/a');
    await client.store.articles.expect([moveInCms('/a', '/b')]);
    cms.published.delete('/b');
    expect(await client.store.articles.expect([{ path: '/b', kind: 'withdrawn' }])).toEqual(['/a']);
    expect(await client.source.movedTo('/a')).toBeUndefined();
    cms.publish('/b');
    expect(await client.store.articles.expect([published('/b')])).toEqual(['/a']);
    expect(await client.source.movedTo('/a')).toBe('/b');
  });

  it('may go round in a circle, in one notice or in several, also when a notice is sent twice', async () => {
    const circle = [move('/a', '/b'), move('/b', '/c'), move('/c', '/a')];
    cms.publish('/a');
    for (const notice of [circle, circle, ...circle.map((each) => [each])]) {
      await client.store.articles.expect(notice);
      await client.store.articles.expect(notice.slice(-1));
    }
    expect(await ways('/a', '/b', '/c')).toEqual([undefined, '/a', '/a']);
    expect(await client.source.get('/a')).toBeDefined();
  });

  it('may move to where it is', async () => {
    cms.publish('/a');
    await client.store.articles.expect([move('/a', '/a')]);
    expect(await ways('/a')).toEqual([undefined]);
  });

  it('gives way to another one that is published at the former path, for good', async () => {
    cms.publish('/a');
    const moved = moveInCms('/a', '/b');
    cms.publish('/a', 'Another one');
    await client.store.articles.expect([published('/b'), moved, published('/a')]);
    expect(await client.source.get('/a')).toMatchObject({ value: { title: 'Another one' } });
    cms.published.delete('/a');
    expect(await ways('/a')).toEqual([undefined]);
  });

  it('is found where it was published before it was moved, in the same notice', async () => {
    await client.store.articles.expect([published('/a'), moveInCms('/a', '/b')]);
    expect(await ways('/a')).toEqual(['/b']);
  });

  it('is not found by its former path where it was withdrawn since', async () => {
    await client.store.articles.expect([moveInCms('/a', '/b')]);
    cms.published.delete('/b');
    expect(await ways('/a')).toEqual([undefined]);
  });

  it('is found by its former path also while the CMS is away', async () => {
    await client.store.articles.expect([moveInCms('/a', '/b')]);
    await client.source.get('/b');
    await client.source.idle();
    cms.isDown = true;
    expect(await client.source.get('/a')).toBeUndefined();
    expect(await ways('/a')).toEqual(['/b']);
    await expect(client.source.get('/nowhere')).rejects.toThrow('down');
  });

  it('leads no reader of another CMS anywhere', async () => {
    await client.store.articles.expect([moveInCms('/a', '/b')]);
    const other = client.store;
    await client.database.cms('https://another.example/').articles.begin();
    await expect(other.articles.expect([move('/c', '/d')])).rejects.toThrow('another CMS');
    const another = await client.openOf(new MemoryCms());
    expect(await another.movedTo('/a')).toBeUndefined();
    await another.close();
  });
});

describe('a notice of a move', () => {
  const has = new Set<string>();
  let cms: Awaited<ReturnType<typeof listen>>;
  let dataDir: string;
  let content: Content;
  let server: TestServer;
  beforeEach(async () => {
    cms = await listen(({ url = '' }, response) => {
      const asked = new URL(url, 'http://cms.example').searchParams.get('path') ?? '';
      response.writeHead(has.has(asked) ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(articleAt(asked, 'Naps')));
    });
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-moved-'));
    content = await createContentSource({ dataDir, contentApiUrl: cms.origin }, quietLog());
    const source = new FakeSource();
    source.get = (at) => content.source.get(at);
    source.onChange = (listener) => content.source.onChange(listener);
    const movedTo = async (at: string) => content.source.movedTo?.(at);
    server = await startHostileServer(await pageRenderer(), { source: Object.assign(source, { movedTo }) });
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await content.close();
    await cms[Symbol.asyncDispose]();
    await rm(dataDir, { recursive: true, force: true });
  });

  function cmsHas(at: string): void {
    has.clear();
    has.add(at);
  }
  async function answer(at: string): Promise<[number | undefined, string | undefined]> {
    const { status, headers } = await server.get(at);
    return [status, headers.location];
  }

  it('has the former address answer 301, and drops what caches have of it', async () => {
    cmsHas('/sleep/old');
    expect(await answer('/sleep/old')).toEqual([200, undefined]);
    expect(await answer('/sleep/new')).toEqual([404, undefined]);

    cmsHas('/sleep/new');
    await content.notifyChanges?.([move('/sleep/old', '/sleep/new')], async () => true);
    expect(await answer('/sleep/old?from=mail')).toEqual([301, '/sleep/new?from=mail']);
    expect(await answer('/sleep/new')).toEqual([200, undefined]);

    cmsHas('/sleep/naps');
    const changed: string[] = [];
    content.source.onChange((at) => changed.push(at));
    await content.notifyChanges?.([move('/sleep/new', '/sleep/naps')], async () => true);
    expect(changed).toEqual(expect.arrayContaining(['/sleep/old', '/sleep/new', '/sleep/naps']));
    expect(await answer('/sleep/old')).toEqual([301, '/sleep/naps']);
    expect(await answer('/sleep/new')).toEqual([301, '/sleep/naps']);

    cmsHas('/sleep/old');
    await content.notifyChanges?.([move('/sleep/naps', '/sleep/old')], async () => true);
    expect(await answer('/sleep/old')).toEqual([200, undefined]);
    expect(await answer('/sleep/naps')).toEqual([301, '/sleep/old']);
  });
});
