import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { ArticleSummary } from '#content/source/source.ts';
import { StoreLists } from '#server/pages/storeLists.ts';
import { articleAt, collect } from '../content/articles.ts';
import { openBuiltInStore } from '../support/builtInStore.ts';
import { listArticles } from '../support/listedInMemory.ts';
import { until } from '../support/until.ts';

const author = 'Ada Editor';
const unnamed = { home: {}, topics: [], people: [], configuration: {} };

let store: DatabaseStore;
beforeEach(async () => {
  store = await openBuiltInStore();
});
afterEach(() => store.close());

async function publish(path: string, day?: string): Promise<void> {
  const dated = day === undefined ? {} : { updatedAt: `${day}T00:00:00Z` };
  await store.publish(path, { ...articleAt(path, `Title of ${path}`), ...dated }, { author });
}

const pathsOf = (articles: readonly { path: string }[] = []) => articles.map(({ path }) => path);

describe('the lists of a store', () => {
  it('are those of all its articles, after each of many changes', async () => {
    using lists = opened();
    const paths = [
      '/sleep/a',
      '/sleep/deep/b',
      '/sleep',
      '/heart/a',
      '/heart/b',
      '/heartbeat/a',
      '/a',
      '/sleep/c',
    ];
    const days = ['2026-03-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-05-01', '2025-12-01'];
    for (const [step, path] of [...paths, ...paths, ...paths].entries()) {
      if (step % 5 === 4) await store.unpublish(path);
      else await publish(path, days[(step * 7) % days.length]);
      const { newest, topics } = listArticles(await allOf());
      const listed = await lists.listed();
      expect(pathsOf(listed.newest)).toEqual(pathsOf(newest));
      expect(listed.newest).toEqual(newest);
      expect(Object.fromEntries(listed.topics)).toEqual(Object.fromEntries(topics));
    }
  });

  it('hold articles however old they are, and those that the site’s own content names', async () => {
    await publish('/sleep/old', '1999-01-01');
    await publish('/sleep/older', '1998-01-01');
    await publish('/sleep', '1997-01-01');
    const site = { ...unnamed, home: { lead: '/sleep/older', beside: ['/nowhere'] } };
    using lists = opened({ site });
    const { named, newest, topics } = await lists.listed();
    expect(pathsOf(newest)).toEqual(['/sleep/old', '/sleep/older', '/sleep']);
    expect(topics.get('/sleep')).toMatchObject({
      total: 2,
      newest: [{ path: '/sleep/old' }, { path: '/sleep/older' }],
    });
    // An article at a topic's path stands before the topic.
    expect([...named.keys()].sort()).toEqual(['/sleep', '/sleep/older']);
  });

  it('hold no copy of which search engines list the original', async () => {
    const copy = (path: string, canonicalPath: string) =>
      store.publish(path, { ...articleAt(path, path), contentMeta: { canonicalPath } }, { author });
    await publish('/sleep/original', '2026-01-01');
    await copy('/sleep/copy', '/sleep/original');
    await copy('/sleep/itself', '/sleep/itself');
    await copy('/sleep/faulty', 'elsewhere');
    await copy('/copies/alone', '/sleep/original');
    using lists = opened();
    const { newest, topics } = await lists.listed();
    const kept = ['/sleep/faulty', '/sleep/itself', '/sleep/original'];
    expect(pathsOf(newest).sort()).toEqual(kept);
    expect(pathsOf(topics.get('/sleep')?.newest).sort()).toEqual(kept);
    expect([topics.get('/sleep')?.total, topics.has('/copies')]).toEqual([3, false]);
  });

  it('have the topics of the site’s own content, however many others have newer articles', async () => {
    await publish('/sleep/old', '1999-01-01');
    for (let number = 0; number < 200; number += 1) await publish(`/topic-${number}/a`, '2026-01-01');
    const named = { path: '/sleep', name: 'Sleep', introduction: '' };
    using lists = opened({ site: { ...unnamed, topics: [named, { ...named, path: '/empty' }] } });
    const { topics } = await lists.listed();
    expect([topics.size, topics.has('/sleep'), topics.has('/empty')]).toEqual([201, true, false]);
  });

  it('stay the same object until an article or the site’s configuration changes', async () => {
    await publish('/sleep/a');
    await publish('/heart/a');
    let around = {};
    using lists = opened({ around: () => around });
    const before = await lists.listed();
    expect(await lists.listed()).toBe(before);
    await publish('/heart/b');
    const after = await lists.listed();
    expect(after.topics.get('/heart')?.total).toBe(2);
    expect(after.topics.get('/sleep')).toBe(before.topics.get('/sleep'));
    around = {};
    expect(await lists.listed()).not.toBe(after);
  });

  it('are what they were while the database cannot be asked, and miss nothing that was told meanwhile', async () => {
    await publish('/sleep/a');
    let isAway = false;
    const list: DatabaseStore['list'] = (query) => {
      if (isAway) throw new Error('The database is away.');
      return store.list(query);
    };
    using lists = opened({ source: { list, onChange: (listener) => store.onChange(listener) } });
    const before = await lists.listed();
    isAway = true;
    await publish('/sleep/b');
    expect(await lists.listed()).toBe(before);
    using first = opened({ source: { list, onChange: (listener) => store.onChange(listener) } });
    await expect(first.listed()).rejects.toThrow('The database is away.');
    isAway = false;
    expect((await lists.listed()).topics.get('/sleep')?.total).toBe(2);
  });

  it('are given to whoever asks, however often what stands around them changes meanwhile', async () => {
    await publish('/sleep/a');
    using lists = opened({ around: () => ({}) });
    expect((await lists.listed()).topics.get('/sleep')?.total).toBe(1);
  });

  it('say how much the site’s people have reviewed, however their names are written', async () => {
    const [ada, ben, cleo] = ['Ada Author', 'Ben', 'Cleo'];
    for (const [number, name] of ['ADA  author', 'Ben', 'Ada Author', 'Nobody'].entries()) {
      const path = `/a/${number}`;
      const byline = { medicalReviewer: { name } };
      await store.publish(path, { ...articleAt(path, path), byline }, { author });
    }
    await store.unpublish('/a/1');
    const person = { slug: 'a', role: '', summary: '', biography: '' };
    const people = [ada, ben, cleo].map((name = '') => ({ ...person, name }));
    using lists = opened({ site: { ...unnamed, people } });
    const { reviews } = await lists.listed();
    expect(Object.fromEntries(reviews)).toEqual({ 'ada author': 2, ben: 0, cleo: 0 });
  });

  it('are the previous ones where the database does not respond in time, and the next ones once it has', async () => {
    await publish('/sleep/a');
    const answers = Promise.withResolvers<void>();
    let isSilent = false;
    async function* list(...query: Parameters<DatabaseStore['list']>) {
      if (isSilent) await answers.promise;
      yield* store.list(...query);
    }
    const source = { list, onChange: store.onChange.bind(store) };
    using lists = opened({ source, deadline: 10 });
    const before = await lists.listed();
    isSilent = true;
    await publish('/sleep/b');
    expect(await lists.listed()).toBe(before);
    answers.resolve();
    await until(async () => (await lists.listed()) !== before);
    expect(pathsOf((await lists.listed()).newest).toSorted()).toEqual(['/sleep/a', '/sleep/b']);
  });

  it('are read once for all who ask at the same time', async () => {
    await publish('/sleep/a');
    let reads = 0;
    const list: DatabaseStore['list'] = (query) => {
      reads += 1;
      return store.list(query);
    };
    using lists = opened({ source: { list, onChange: (listener) => store.onChange(listener) } });
    const [first, second] = await Promise.all([lists.listed(), lists.listed()]);
    expect([reads, first === second]).toEqual([1, true]);
  });
});

async function allOf(): Promise<ReadonlyMap<string, ArticleSummary>> {
  return new Map((await collect(store.list())).map((article) => [article.path, article]));
}

function opened(parts: Partial<ConstructorParameters<typeof StoreLists>[0]> = {}) {
  const given = { source: store, published: store.published, site: unnamed, deadline: 60_000 };
  const lists = new StoreLists({ ...given, ...parts });
  return Object.assign(lists, { [Symbol.dispose]: () => lists.close() });
}
