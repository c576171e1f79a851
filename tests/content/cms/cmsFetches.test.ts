import { sql } from 'kysely';
import { ContentUnavailableError, FaultyArticleError } from '#content/source/errors.ts';
import type { ContentChange } from '#content/source/source.ts';
import { until } from '../../support/until.ts';
import { collect } from '../articles.ts';
import { type FedSource, fetchNotified, notify, queuedFetches, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: FedSource;
beforeEach(async () => {
  cms = new MemoryCms();
  source = await client.openOf(cms);
});
afterEach(() => source.close());

const published = (path: string): ContentChange => ({ path, kind: 'published' });
const listed = async () => (await collect(source.list())).map(({ path }) => path);

async function keptOf(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await until(async () => (await client.store.articles.get(path)).article !== undefined);
  }
}

const pass = (seconds: number) =>
  sql`update jobs set due_at = due_at - make_interval(secs => ${seconds}), created_at = created_at - make_interval(secs => ${seconds})
    where name = 'cms-fetches' and key <> ''`.execute(client.database.database);

describe('what a CMS notified us of', () => {
  it('is fetched, each path once, and is in lists then', async () => {
    cms.publish('/new');
    await notify(source, ['/new', '/new', '/nowhere']);
    await fetchNotified(source);
    expect(cms.asked.toSorted()).toEqual(['/new', '/nowhere']);
    expect(await listed()).toEqual(['/new']);
    cms.published.delete('/new');
    await notify(source, ['/new']);
    await fetchNotified(source);
    expect(await listed()).toEqual([]);
    expect(await queuedFetches(source)).toBe(0);
  });

  it('is not fetched where the notice is not new, nor where it could not be taken', async () => {
    cms.publish('/a');
    expect(await source.acceptChanges([published('/a')], async () => false)).toBeUndefined();
    const failing = source.acceptChanges([published('/a')], async () => {
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    await fetchNotified(source);
    expect(cms.asked).toEqual([]);
  });

  it('is fetched by another instance where the one that took the notice ended, after an older text was stored', async () => {
    cms.publish('/a', 'Before');
    await source.get('/a');
    await source.acceptChanges([published('/a')], async () => true);
    // What was in flight is stored after the notice, and is not due any more.
    await source.idle();
    const value = cms.published.get('/a');
    const given = { path: '/a', value, text: JSON.stringify(value), revision: 'before', etag: undefined };
    await client.store.articles.storeAll([given], new Date());
    cms.publish('/a', 'After');
    const next = await client.openOf(cms, { freshForMs: 60_000 });
    expect(await next.get('/a')).toMatchObject({ value: { title: 'Before' } });
    await fetchNotified(next);
    expect(await next.get('/a')).toMatchObject({ value: { title: 'After' } });
    await next.close();
  });

  it('is fetched again where the notice comes while it is being fetched, by whichever instance', async () => {
    cms.publish('/a', 'Before');
    const next = await client.openOf(cms, { freshForMs: 60_000 });
    const usual = cms.article.bind(cms);
    cms.article = async (path) => {
      const answer = await usual(path);
      if (cms.asked.length > 1) return answer;
      cms.publish('/a', 'After');
      await next.acceptChanges([published('/a')], async () => true);
      return answer;
    };
    await notify(source, ['/a']);
    await fetchNotified(source);
    expect(cms.asked).toEqual(['/a', '/a']);
    expect(await next.get('/a')).toMatchObject({ value: { title: 'After' } });
    await next.close();
  });

  it('is fetched after a fault that was met before the notice, also by an instance that did not hear of it', async () => {
    cms.publish('/a', 'Mended');
    const usual = cms.article.bind(cms);
    cms.article = async () => {
      throw new FaultyArticleError('/a', new ContentUnavailableError('refused', 'It is no JSON.'));
    };
    await expect(source.get('/a')).rejects.toThrow(FaultyArticleError);
    cms.article = usual;
    await source.acceptChanges([published('/a')], async () => true);
    await fetchNotified(source);
    expect(await listed()).toEqual(['/a']);
  });

  it('is fetched again where it could not be stored', async () => {
    cms.publish('/a');
    const { articles } = client.store;
    const keepAll = articles.storeAll.bind(articles);
    articles.storeAll = async () => {
      throw new Error('no room');
    };
    await notify(source, ['/a']);
    await fetchNotified(source);
    expect(await queuedFetches(source)).toBe(1);
    articles.storeAll = keepAll;
    await pass(1);
    await fetchNotified(source);
    expect(await listed()).toEqual(['/a']);
    expect(await queuedFetches(source)).toBe(0);
  });

  it('is fetched four at a time, however many articles there are', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/many/${index}`);
    for (const path of paths) cms.publish(path);
    const usual = cms.article.bind(cms);
    const held = Promise.withResolvers<void>();
    let [atOnce, most] = [0, 0];
    cms.article = async (path) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      if (atOnce === 4) held.resolve();
      await held.promise;
      atOnce -= 1;
      return usual(path);
    };
    await notify(source, paths);
    await fetchNotified(source);
    expect(cms.asked.toSorted()).toEqual(paths.toSorted());
    expect(most).toBe(4);
  });
});

describe('an article that changes while the CMS is being asked for it', () => {
  function holdAnswers(): { release: () => void; begun: Promise<void> } {
    const usual = cms.article.bind(cms);
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    cms.article = async (path) => {
      const answer = await usual(path);
      begun.resolve();
      await held.promise;
      return answer;
    };
    return { release: held.resolve, begun: begun.promise };
  }

  async function tell(path: string): Promise<void> {
    await notify(source, [path]);
  }

  it('is the one of after it, for readers who wait and for the store', async () => {
    cms.publish('/a', 'Before');
    const { release, begun } = holdAnswers();
    const reading = source.get('/a');
    await begun;
    cms.publish('/a', 'After');
    await tell('/a');
    release();
    expect(await reading).toMatchObject({ value: { title: 'After' } });
    await fetchNotified(source);
    expect((await client.store.articles.get('/a')).article).toMatchObject({
      value: { title: 'After' },
      isDue: false,
    });
  });

  it('is none any more where it was withdrawn', async () => {
    cms.publish('/a', 'Before');
    const { release, begun } = holdAnswers();
    const reading = source.get('/a');
    await begun;
    cms.published.delete('/a');
    await tell('/a');
    release();
    expect(await reading).toBeUndefined();
    await fetchNotified(source);
    expect(await listed()).toEqual([]);
  });

  it('is asked for where the CMS confirmed it a moment before', async () => {
    await source.close();
    source = await client.openOf(cms, { freshForMs: 60_000 });
    cms.publish('/a', 'Before');
    await source.get('/a');
    await source.idle();
    cms.publish('/a', 'After');
    // Another instance has just kept what it was given before the change.
    await notify(source, ['/a']);
    await fetchNotified(source);
    expect(await source.get('/a')).toMatchObject({ value: { title: 'After' } });
  });

  it('has no fault that it had before', async () => {
    const usual = cms.article.bind(cms);
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    cms.article = async () => {
      asked.resolve();
      await held.promise;
      throw new FaultyArticleError('/a', new ContentUnavailableError('refused', 'It is no JSON.'));
    };
    const reading = source.get('/a');
    await asked.promise;
    cms.publish('/a', 'Mended');
    cms.article = usual;
    await tell('/a');
    held.resolve();
    expect(await reading).toMatchObject({ value: { title: 'Mended' } });
  });

  it('is asked for three times and no more where it changes each time, and is not kept then', async () => {
    const usual = cms.article.bind(cms);
    cms.publish('/a');
    cms.article = async (path) => {
      const answer = await usual(path);
      client.database.changes.publishHere('articles', path);
      return answer;
    };
    expect(await source.get('/a')).toMatchObject({ value: { path: '/a' } });
    await source.idle();
    expect(cms.asked).toEqual(['/a', '/a', '/a']);
    expect((await client.store.articles.get('/a')).article).toBeUndefined();
  });
});

describe('what a CMS notified us of and gives no answer for', () => {
  /** Lets the CMS give no answer so often for an article; says how often it was asked for. */
  function failFor(path: string, times: number): () => number {
    const usual = cms.article.bind(cms);
    let asked = 0;
    cms.article = async (each) => {
      if (each !== path) return usual(each);
      asked += 1;
      if (asked <= times) throw new ContentUnavailableError('timeout', 'It took too long.');
      return usual(each);
    };
    return () => asked;
  }

  it('is fetched again after growing pauses of at most a minute, until there is an answer', async () => {
    cms.publish('/a');
    const asked = failFor('/a', 8);
    await notify(source, ['/a']);
    await fetchNotified(source);
    for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
      expect(asked()).toBe(index + 1);
      await pass(seconds - 0.9);
      await fetchNotified(source);
      expect(asked()).toBe(index + 1);
      await pass(1);
      await fetchNotified(source);
    }
    expect(asked()).toBe(9);
    expect((await client.store.articles.get('/a')).article).toMatchObject({ value: { path: '/a' } });
  });

  it('is left to the list after a day, and the log says so', async () => {
    failFor('/a', Number.POSITIVE_INFINITY);
    await notify(source, ['/a']);
    await fetchNotified(source);
    await pass(24 * 3_600);
    await fetchNotified(source);
    expect(await queuedFetches(source)).toBe(0);
    expect(client.log.lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'a queued item will not be retried' }),
    );
  });

  it('holds up nothing else that changed meanwhile, nor itself', async () => {
    cms.publish('/a');
    cms.publish('/b');
    const asked = failFor('/a', 1);
    await notify(source, ['/a', '/b']);
    await fetchNotified(source);
    await keptOf(['/b']);
    await notify(source, ['/a']);
    await fetchNotified(source);
    await keptOf(['/a']);
    expect(asked()).toBe(2);
  });

  it('holds no server back that ends, and is fetched by the next one', async () => {
    cms.publish('/a');
    const asked = failFor('/a', 1);
    await notify(source, ['/a']);
    await until(() => asked() === 1);
    await source.close();
    expect(client.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    source = await client.openOf(cms);
    await pass(1);
    await fetchNotified(source);
    await keptOf(['/a']);
  });
});

it('an article for which the CMS takes long holds up no other one that is said to have changed', async () => {
  const others = ['/a', '/b', '/c', '/d', '/e', '/f'];
  for (const path of ['/slow', ...others]) cms.publish(path);
  const usual = cms.article.bind(cms);
  const held = Promise.withResolvers<void>();
  cms.article = async (path) => {
    if (path === '/slow') await held.promise;
    return usual(path);
  };
  await notify(source, ['/slow', ...others.slice(0, 5)]);
  await notify(source, others.slice(5));
  await keptOf(others);
  expect((await client.store.articles.get('/slow')).article).toBeUndefined();
  held.resolve();
});
