import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { revisionOf } from '#content/cms/revisionOf.ts';
import { restoreAllOwn } from '#content/database/cms/restoreOwn.ts';
import { indexFindable } from '#content/database/finding/findable.ts';
import type { PublishedReader } from '#content/database/lists/publishedReader.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { openEditorStore } from '../../support/editorStore.ts';
import { publisherNamed } from '../../support/people.ts';
import { until } from '../../support/until.ts';
import { articleAt, collect } from '../articles.ts';
import { type PostgresServer, startPostgres } from '../postgres.ts';
import { quietLog } from '../quietLog.ts';
import { address, makePreviousStore } from './previousStore.ts';

const author = 'Ada Editor';
const paths = (all: readonly { path: string }[]) => all.map(({ path }) => path).sort();

let server: PostgresServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pagewell-one-shelf-'));
  server = await startPostgres();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
});

type Location = { folder: string } | { databaseUrl: string };
const open = (location: Location) => openEditorStore(location, quietLog());
const locations = {
  'built-in': async (name: string): Promise<Location> => {
    const store = join(folder, name);
    mkdirSync(store);
    return { folder: store };
  },
  PostgreSQL: async (name: string): Promise<Location> => ({ databaseUrl: await server.createDatabase(name) }),
};

function given(path: string, title: string, more: object = {}) {
  const value = { ...articleAt(path, title), ...more };
  const text = JSON.stringify(value);
  return { path, value, text, revision: revisionOf(text), etag: '"new"' };
}

describe.each(Object.entries(locations))('a %s store of the previous release', (kind, locate) => {
  async function opened(name: string, cms?: string): Promise<EditorStore> {
    const location = await locate(`${kind.slice(0, 4).toLowerCase()}_${name}`);
    await makePreviousStore(location);
    const store = await open(location);
    if (cms === undefined) await restoreAllOwn(store.database);
    else await store.cms(cms).articles.begin();
    return store;
  }
  const wordsWith = async (store: EditorStore) => {
    const { rows } = await sql<{ word: string; articles: number }>`
      select word, articles from search_words where word in ('insomnia', 'dreams', 'cms', 'our') order by word`.execute(
      store.database,
    );
    return Object.fromEntries(rows.map(({ word, articles }) => [word, articles]));
  };

  it('has for a site with the CMS all articles of the CMS, and none of ours', async () => {
    const store = await opened('with_cms', address);
    const articles = store.cms(address).articles;
    const readers = store.readers.cms;
    expect(paths(await collect(readers.list()))).toEqual([
      '/sleep/apnea',
      '/sleep/insomnia',
      '/sleep/listed',
      '/sleep/withdrawn',
    ]);
    expect(await articles.get('/sleep/insomnia')).toMatchObject({
      article: {
        value: articleAt('/sleep/insomnia', 'Insomnia as the CMS tells it'),
        revision: 'hash of /sleep/insomnia',
        etag: '"etag"',
        updatedAt: '2026-03-04T00:00:00.000Z',
        confirmedAt: '2026-05-06T00:00:00.000Z',
        isDue: false,
      },
      others: { related: [{ path: '/sleep/apnea' }] },
    });
    expect(await articles.count()).toBe(3);
    expect(paths((await readers.search('insomnia')).hits)).toEqual(['/sleep/insomnia']);
    expect((await readers.search('our words')).hits).toEqual([]);
    expect(await readers.suggest('apn')).toEqual(['Apnea as the CMS tells it']);
    expect(paths(await readers.ofPerson('Cleo Author', 'author', { limit: 9 }))).toHaveLength(3);
    expect(await articles.movedTo('/sleep/former')).toBe('/sleep/apnea');
    expect(await store.cms(address).state.walkNumber()).toBe('7');
    expect(await store.cms(address).list.dueToFetch('8', 9)).toEqual(['/sleep/listed']);
    expect(await wordsWith(store)).toEqual({ cms: 3, dreams: 1, insomnia: 1 });
    await store.close();
  });

  it('has for a site without a CMS our own articles as they were published, and none of the CMS', async () => {
    const store = await opened('without_cms');
    expect(await collect(store.list())).toMatchObject([
      {
        path: '/sleep/insomnia',
        title: 'Insomnia in our words',
        language: 'en',
        updatedAt: '2026-01-02T00:00:00.000Z',
      },
      { path: '/sleep/naps', title: 'Naps at noon', language: 'en', authors: ['Ada Writer'] },
    ]);
    expect(await store.get('/sleep/insomnia')).toMatchObject({ revision: '2', value: { half: '\ud83d' } });
    expect(paths((await store.search('our words')).hits)).toEqual(['/sleep/insomnia']);
    expect((await store.search('CMS')).hits).toEqual([]);
    expect(paths(await collect(store.lists.articles({ search: { state: 'withdrawn' } })))).toEqual([
      '/sleep/withdrawn',
    ]);
    expect(await wordsWith(store)).toEqual({ cms: 1, insomnia: 1, our: 1 });
    await store.close();
  });

  it('has for a site with another CMS nothing of the first one', async () => {
    const other = 'https://other.example/';
    const store = await opened('other_cms', other);
    expect(await collect(store.readers.cms.list())).toEqual([]);
    expect(await store.cms(other).articles.count()).toBe(0);
    expect(paths(await collect(store.list()))).toEqual(['/sleep/insomnia', '/sleep/naps']);
    await expect(store.cms(address).articles.storeAll([given('/a', 'A')], new Date())).rejects.toThrow(
      'another CMS',
    );
    expect(await wordsWith(store)).toEqual({ insomnia: 1, our: 1 });
    await store.close();
  });
});

test('what an instance of the previous release publishes is one of our own articles', async () => {
  const store = await open(await locations.PostgreSQL('beside'));
  const body = JSON.stringify(articleAt('/beside/a', 'Published beside'));
  await sql`insert into revisions (id, path, body, author) values (1, '/beside/a', ${body}, 'Ada')`.execute(
    store.database,
  );
  await sql`
    insert into articles (path, title, description, published_revision, published_at, changed_at, dated_at, listing, listed_revision)
    values ('/beside/a', 'Published beside', '', 1, now(), now(), now(), '{"language":"es"}', 1)
    on conflict (path) do nothing`.execute(store.database);
  await sql`
    insert into search_documents (path, title, description, body, words, indexed_by, document)
    values ('/beside/a', 'Published beside', '', '', '{beside}', 3, to_tsvector('english', 'Published beside'))`.execute(
    store.database,
  );
  expect(await collect(store.list())).toMatchObject([{ path: '/beside/a', language: 'es' }]);
  expect(paths((await store.search('beside')).hits)).toEqual(['/beside/a']);
  await sql`select count(*) from cms_articles, cms_search_documents, related_articles`.execute(
    store.database,
  );
  await store.close();
});

describe('a store with our own articles and those of a CMS', () => {
  let location: Location;
  let store: EditorStore;
  beforeAll(async () => {
    location = await locations.PostgreSQL('both');
    store = await open(location);
    await store.cms(address).articles.begin();
  });
  afterAll(() => store.close());
  const articles = () => store.cms(address).articles;
  const publish = (path: string, title: string, more: object = {}) =>
    store.publish(path, { ...articleAt(path, title), ...more }, { author });
  const keep = (path: string, title: string, more: object = {}) =>
    articles().storeAll([given(path, title, more)], new Date());
  const seen = async () => ({
    own: paths(await collect(store.list({ under: '/turns' }))),
    cms: paths(await collect(store.readers.cms.list({ under: '/turns' }))),
  });

  it('shows readers those of one origin alone', async () => {
    const byline = { authors: [{ name: 'Noor Both' }], medicalReviewer: { name: 'Rae Viewer' } };
    const translation = { translationOf: '/both/zinc', language: 'es' };
    await publish('/both/zinc', 'Zinc and sleep', { byline });
    await publish('/both/zinc-es', 'Zinc y sleep', translation);
    await publish('/ours/zinc', 'Zinc of ours');
    await keep('/both/iron', 'Iron and sleep', { byline });
    await keep('/both/iron-es', 'Iron y sleep', { ...translation, translationOf: '/both/iron' });
    await keep('/theirs/iron', 'Iron of theirs');
    for (const origin of ['own', 'cms'] as const)
      await indexFindable(origin)(store.database, async () => undefined);
    const shown = async (readers: PublishedReader) => {
      const [part, ...parts] = await readers.parts(100);
      return {
        list: paths(await collect(readers.list())),
        newest: paths(await collect(readers.list({ order: 'newest', limit: 9 }))),
        until: [part?.until, parts.length],
        search: paths((await readers.search('sleep')).hits),
        suggest: [...(await readers.suggest('zin')), ...(await readers.suggest('iro'))].sort(),
        topics: (await readers.topics(9)).sort(),
        ofTopic: (await readers.ofTopics(['/both', '/ours', '/theirs'], 1)).size,
        at: paths(await readers.at(['/both/zinc', '/both/iron'])),
        named: (await readers.named(['sleep'], 9)).total,
        withWords: paths(await readers.withWords(['zinc', 'iron'])),
        person: paths(await readers.ofPerson('Noor Both', 'author', { limit: 9 })),
        reviews: await readers.reviewsOf(['Rae Viewer']),
        changes: (await readers.lastChangesOf(['Noor Both'])).length,
        translations: paths([
          ...(await readers.translationsOf({ path: '/both/zinc' })),
          ...(await readers.translationsOf({ path: '/both/iron' })),
        ]),
      };
    };
    const alike = { topics: 2, reviews: [1], changes: 1, named: 2, ofTopic: 2 };
    const [own, cms] = [await shown(store.readers.own), await shown(store.readers.cms)];
    expect(own).toMatchObject({
      ...alike,
      list: ['/both/zinc', '/both/zinc-es', '/ours/zinc'],
      newest: ['/both/zinc', '/both/zinc-es', '/ours/zinc'],
      until: ['/ours/zinc', 0],
      search: ['/both/zinc', '/both/zinc-es'],
      suggest: ['Zinc and sleep', 'Zinc of ours', 'Zinc y sleep'],
      topics: ['/both', '/ours'],
      at: ['/both/zinc'],
      withWords: ['/both/zinc', '/both/zinc-es', '/ours/zinc'],
      person: ['/both/zinc'],
      translations: ['/both/zinc-es'],
    });
    expect(cms).toMatchObject({
      ...alike,
      list: ['/both/iron', '/both/iron-es', '/theirs/iron'],
      newest: ['/both/iron', '/both/iron-es', '/theirs/iron'],
      until: ['/theirs/iron', 0],
      search: ['/both/iron', '/both/iron-es'],
      suggest: ['Iron and sleep', 'Iron of theirs', 'Iron y sleep'],
      topics: ['/both', '/theirs'],
      at: ['/both/iron'],
      withWords: ['/both/iron', '/both/iron-es', '/theirs/iron'],
      person: ['/both/iron'],
      translations: ['/both/iron-es'],
    });
    expect(paths((await store.get('/ours/zinc'))?.related ?? [])).toEqual(['/both/zinc', '/both/zinc-es']);
    expect(paths((await articles().get('/theirs/iron')).others.related ?? [])).toEqual([
      '/both/iron',
      '/both/iron-es',
    ]);
    expect(await store.get('/both/iron')).toBeUndefined();
    expect((await articles().get('/both/zinc')).article).toBeUndefined();
    expect(await store.lists.productNames([], 9)).toEqual([]);
  });

  it('gives a CMS the path of one of ours, and gives it back to a site without a CMS', async () => {
    const { revision } = (await publish('/turns/kept', 'Ours')) as { revision: string };
    await publish('/turns/listed', 'Ours, listed');
    await publish('/turns/withdrawn', 'Ours, withdrawn');
    await store.unpublish('/turns/withdrawn');
    await keep('/turns/kept', 'Theirs');
    const list = ['/turns/listed', '/turns/withdrawn'].map((path) => ({
      path,
      title: 'Theirs, listed',
      updatedAt: new Date().toISOString(),
    }));
    await store.cms(address).list.mergeListed(list, '1');
    const all = ['/turns/kept', '/turns/listed', '/turns/withdrawn'];
    expect(await seen()).toEqual({ own: [], cms: all });
    expect((await store.readers.cms.search('ours')).hits.map(({ path }) => path)).not.toContain(
      '/turns/listed',
    );
    // What the CMS has no longer is not lost to us.
    await articles().remove('/turns/kept');
    await sql`update articles set gone_at = now() - interval '2 days' where path = '/turns/kept'`.execute(
      store.database,
    );
    await articles().deleteExpired();
    await restoreAllOwn(store.database);
    expect(await seen()).toEqual({ own: ['/turns/kept', '/turns/listed'], cms: [] });
    expect(await store.get('/turns/kept')).toMatchObject({ revision, value: { title: 'Ours' } });
    expect(paths((await store.search('ours')).hits)).toEqual(
      expect.arrayContaining(['/turns/kept', '/turns/listed']),
    );
    const withdrawn = await collect(
      store.lists.articles({ under: '/turns', search: { state: 'withdrawn' } }),
    );
    expect(withdrawn).toMatchObject([{ path: '/turns/withdrawn', title: 'Ours, withdrawn' }]);
  });

  it('lets an editor publish where a CMS that feeds it no more had an article, and rename an article to there', async () => {
    await keep('/taken/published', 'Theirs');
    await keep('/taken/renamed', 'Theirs');
    expect(await store.places.delete('/taken/published', publisherNamed('Bo'))).toBe(false);
    await publish('/taken/published', 'Ours');
    await publish('/taken/before', 'Renamed');
    expect(await store.places.rename('/taken/before', '/taken/renamed', publisherNamed('Bo'))).toMatchObject({
      ok: true,
    });
    expect(await collect(store.list({ under: '/taken' }))).toMatchObject([
      { path: '/taken/published', title: 'Ours' },
      { path: '/taken/renamed', title: 'Renamed' },
    ]);
    expect(await collect(store.readers.cms.list({ under: '/taken' }))).toEqual([]);
    expect(paths((await store.search('renamed')).hits)).toEqual(['/taken/renamed']);
    expect((await store.readers.cms.search('renamed')).hits).toEqual([]);
  });

  it('publishes each change of a CMS’s article once to other instances, and no confirmation', async () => {
    const other = await open(location);
    const heard: string[] = [];
    other.changes.on('articles', (path) => heard.push(path));
    const first = given('/bus/a', 'First');
    await articles().storeAll([first], new Date());
    await articles().storeAll([first], new Date());
    await articles().confirm('/bus/a', new Date());
    await articles().storeAll([given('/bus/a', 'Second')], new Date());
    await articles().remove('/bus/a');
    await keep('/bus/last', 'Last');
    await until(() => heard.includes('/bus/last'));
    expect(heard).toEqual(['/bus/a', '/bus/a', '/bus/a', '/bus/last']);
    await other.close();
  });

  it('keeps the same articles from several instances in whatever order, and counts their words', async () => {
    const other = await open(location);
    const batch = (words: string) =>
      Array.from({ length: 40 }, (_, number) => given(`/crowd/${number}`, `Crowded ${words} ${number}`));
    const keepAll = (to: EditorStore, words: string, isTurned: boolean) =>
      to.cms(address).articles.storeAll(isTurned ? batch(words).reverse() : batch(words), new Date());
    await Promise.all(
      [store, other, store, other].flatMap((to, index) => [
        keepAll(to, `alpha beta gamma${index}`, index > 1),
        keepAll(to, `beta alpha delta${index}`, index < 2),
      ]),
    );
    const { rows } = await sql<{ articles: number }>`
      select articles from search_words where word = 'crowded'`.execute(store.database);
    expect(rows).toEqual([{ articles: 40 }]);
    expect((await store.readers.cms.search('crowded')).total).toBe(40);
    await other.close();
  });
});
