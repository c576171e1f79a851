import { maxBatch, maxDelayMs, maxPendingText, PendingWrites } from '#content/cms/pendingWrites.ts';
import type { CmsStore } from '#content/database/cms/cmsStore.ts';
import { until } from '../../support/until.ts';
import { collect } from '../articles.ts';
import { quietLog } from '../quietLog.ts';
import { type FedSource, fetchNotified, notify, queuedFetches, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: FedSource;
const releases: (() => void)[] = [];
beforeEach(async () => {
  cms = new MemoryCms();
  source = await client.openOf(cms, { freshForMs: 60_000 });
  cms.publish('/a', 'Before');
});
afterEach(async () => {
  for (const release of releases.splice(0)) release();
  await source.close();
});

const storedAt = async (path: string) => (await client.store.articles.get(path)).article?.value;

/** Lets the store take no batch until `release`; gives the paths of each that was begun. */
function holdBatches() {
  const { articles } = client.store;
  const keepAll = articles.storeAll.bind(articles);
  const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  releases.push(held.resolve);
  const batches: string[][] = [];
  articles.storeAll = async (given, confirmedAt) => {
    batches.push(given.map(({ path }) => path));
    begun.resolve();
    await held.promise;
    return keepAll(given, confirmedAt);
  };
  return { batches, begun: begun.promise, release: held.resolve };
}

describe('an article that a reader was the first to ask for', () => {
  it('is given before it is stored, and stored by the time that everything is', async () => {
    const { batches, release } = holdBatches();
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    expect(batches).toEqual([]);
    release();
    await source.idle();
    expect(batches).toEqual([['/a']]);
    expect(await storedAt('/a')).toMatchObject({ title: 'Before' });
    expect((await collect(source.list())).map(({ path }) => path)).toEqual(['/a']);
  });

  it('is asked for once, also where it is read while it is pending or being stored', async () => {
    const { begun, release } = holdBatches();
    await source.get('/a');
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    await begun;
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    release();
    await source.idle();
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    expect(cms.asked).toEqual(['/a']);
  });

  it('is stored with all that were fetched while others were being stored, in one transaction of at most a hundred', async () => {
    const { batches, begun, release } = holdBatches();
    const paths = Array.from({ length: maxBatch.articles + 20 }, (_, index) => `/many/${index}`);
    for (const path of paths) cms.publish(path);
    await source.get('/a');
    await begun;
    for (const path of paths) await source.get(path);
    release();
    await source.idle();
    expect(batches.map(({ length }) => length)).toEqual([1, maxBatch.articles, 20]);
    expect(await client.store.articles.count()).toBe(paths.length + 1);
  });

  it('is fetched again without a failure where a second notice comes while the first one’s text is pending', async () => {
    const { begun, release } = holdBatches();
    cms.publish('/other');
    await source.get('/other');
    await begun;
    await notify(source, ['/a']);
    await until(() => cms.asked.includes('/a'));
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    cms.publish('/a', 'After');
    await notify(source, ['/a']);
    release();
    await fetchNotified(source);
    expect(await storedAt('/a')).toMatchObject({ title: 'After' });
    expect(await queuedFetches(source)).toBe(0);
    expect(client.log.lines).toEqual([]);
  });

  it('is none any more where the CMS withdrew it while it was pending', async () => {
    const { begun, release } = holdBatches();
    await source.get('/a');
    await begun;
    cms.published.delete('/a');
    await notify(source, ['/a']);
    release();
    await fetchNotified(source);
    expect(await source.get('/a')).toBeUndefined();
    expect(await storedAt('/a')).toBeUndefined();
  });

  it('is not stored as it was before, where a notice says meanwhile that it has changed', async () => {
    await source.get('/a');
    cms.publish('/a', 'After');
    await notify(source, ['/a']);
    await fetchNotified(source);
    expect(await storedAt('/a')).toMatchObject({ title: 'After' });
  });

  it('is not stored as it was before, where another instance has stored a newer one meanwhile', async () => {
    const { begun, release } = holdBatches();
    cms.publish('/b');
    await source.get('/b');
    await begun;
    await source.get('/a');
    const value = { path: '/a', title: 'After' };
    const given = { path: '/a', value, text: JSON.stringify(value), revision: 'another', etag: undefined };
    await client.database.cms(cms.address).articles.storeAll([given], new Date(Date.now() + 1));
    // Another instance's trigger does not say the revision.
    client.database.changes.publishHere('articles', '/a');
    release();
    await source.idle();
    expect(await storedAt('/a')).toMatchObject({ title: 'After' });
  });

  it('is stored when the server ends', async () => {
    await source.get('/a');
    await source.close();
    expect(await storedAt('/a')).toMatchObject({ title: 'Before' });
  });

  it('is fetched again by the next reader where it could not be stored, and the log says so', async () => {
    const { articles } = client.store;
    articles.storeAll = async () => {
      throw new Error('no room');
    };
    await source.get('/a');
    await source.idle();
    expect(await source.get('/a')).toMatchObject({ value: { title: 'Before' } });
    expect(cms.asked).toEqual(['/a', '/a']);
    expect(client.log.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'the response of the CMS could not be stored' }),
    );
  });
});

describe('what is pending', () => {
  const article = { value: {}, revision: '1', etag: undefined, isDue: false };
  const fetched = { ...article, updatedAt: '2026-05-01T00:00:00Z', confirmedAt: '2026-05-01T00:00:00Z' };

  function pendingWrites() {
    const batches: string[][] = [];
    const state = { isBusy: false, now: 0, held: Promise.resolve() };
    const storeAll: CmsStore['articles']['storeAll'] = async (given) => {
      batches.push(given.map(({ path }) => path));
      await state.held;
    };
    const writes = new PendingWrites({
      articles: Object.assign(Object.create(client.store.articles), { storeAll }),
      log: quietLog(),
      isBusy: () => state.isBusy,
      now: () => state.now,
    });
    const add = (path: string, size = 1, isUrgent = false) =>
      writes.add(path, { article: fetched, text: ' '.repeat(size), isUrgent });
    return { writes, batches, state, add };
  }

  it('gives way to readers for a second, however many wait', async () => {
    const { writes, batches, state, add } = pendingWrites();
    state.isBusy = true;
    const [first] = [add('/1'), add('/2')];
    state.now = maxDelayMs - 1;
    writes.storeIfDue();
    expect(batches).toEqual([]);
    state.now = maxDelayMs;
    writes.storeIfDue();
    expect(await first).toBe(true);
    expect(batches).toEqual([['/1', '/2']]);
  });

  it('is stored when no reader waits any more, and immediately where it changes what the store has', async () => {
    const { writes, batches, state, add } = pendingWrites();
    state.isBusy = true;
    const first = add('/1');
    writes.storeIfDue();
    expect(batches).toEqual([]);
    state.isBusy = false;
    writes.storeIfDue();
    expect(await first).toBe(true);
    state.isBusy = true;
    void add('/2');
    expect(await add('/3', 1, true)).toBe(true);
    expect(batches).toEqual([['/1'], ['/2', '/3']]);
  });

  it('is stored in batches of a few long articles or many short ones', async () => {
    const { batches, add } = pendingWrites();
    const half = maxBatch.text / 2;
    const long = ['/1', '/2', '/3', '/4'].map((path) => add(path, path === '/4' ? half * 3 : half));
    await Promise.all(long);
    expect(batches).toEqual([['/1', '/2'], ['/3'], ['/4']]);
  });

  it('has at most five million characters, however long a batch takes; what is beyond is not stored', async () => {
    const { writes, state, add } = pendingWrites();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.held = promise;
    const [first, second] = [add('/1', maxPendingText / 2), add('/2', maxPendingText / 2)];
    expect(await add('/3')).toBe(false);
    expect(writes.get('/3')).toBeUndefined();
    writes.drop('/2');
    expect(await second).toBe(true);
    const third = add('/3');
    resolve();
    expect(await Promise.all([first, third])).toEqual([true, true]);
  });

  it('is what came in its place where it was replaced before it was stored', async () => {
    const { state, add } = pendingWrites();
    const { promise, resolve } = Promise.withResolvers<void>();
    state.held = promise;
    const outcomes = [add('/1'), add('/2'), add('/2')];
    resolve();
    expect(await Promise.all(outcomes)).toEqual([true, true, true]);
  });

  it('may be one article alone that is larger', async () => {
    const { add } = pendingWrites();
    expect(await add('/1', maxPendingText + 1)).toBe(true);
  });
});
