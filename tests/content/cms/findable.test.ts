import { Worker } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { revisionOf } from '#content/cms/revisionOf.ts';
import type { CmsStore } from '#content/database/cms/cmsStore.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { indexFindable } from '#content/database/finding/findable.ts';
import type { Origin } from '#content/database/tables/origin.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { articleAt } from '../articles.ts';

let store: DatabaseStore;
let articles: CmsStore['articles'];
let list: CmsStore['list'];
beforeAll(async () => {
  store = await openBuiltInStore();
  ({ articles, list } = store.cms('https://cms.example/'));
  await articles.begin();
});
afterAll(() => store.close());

const keep = (path: string, more: object = {}) => {
  const value = { ...articleAt(path, `Title of ${path}`), ...more };
  const text = JSON.stringify(value);
  return articles.storeAll([{ path, value, text, revision: revisionOf(text), etag: undefined }], new Date());
};
const keepUp = (origin: Origin = 'cms') => indexFindable(origin)(store.database, async () => undefined);
const lists = () => store.readers.cms;
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path);

test('articles of a CMS are found by their people as soon as they are stored, and no longer once they went', async () => {
  const byline = { authors: [{ name: 'Marisol Vega' }], medicalReviewer: { name: 'Dr. Ada Okoye' } };
  await keep('/sleep/insomnia', { byline });
  await keep('/sleep/naps', { byline: { authors: [{ name: 'marisol vega' }] } });
  expect(paths(await lists().ofPerson('Marisol Vega', 'author', { limit: 10 })).sort()).toEqual([
    '/sleep/insomnia',
    '/sleep/naps',
  ]);
  expect(await lists().reviewsOf(['Dr. Ada Okoye', 'Marisol Vega'])).toEqual([1, 0]);
  expect(await store.published.reviewsOf(['Dr. Ada Okoye'])).toEqual([0]);

  await articles.remove('/sleep/insomnia');
  expect(paths(await lists().ofPerson('Marisol Vega', 'author', { limit: 10 }))).toEqual(['/sleep/naps']);
  expect(await lists().reviewsOf(['Dr. Ada Okoye'])).toEqual([0]);
});

test('they are what a lost reader may have meant', async () => {
  await keep('/spices/turmeric');
  expect(paths(await lists().withWords(['turmerric']))).toEqual(['/spices/turmeric']);
  expect(await store.published.withWords(['turmeric'])).toEqual([]);
});

test('what an earlier version indexed is found as this one indexes it, once that was done in the background', async () => {
  const [path, own] = ['/heart/pressure', '/heart/measured'];
  const html = '<p>医生建议成年人每年至少测量一次血压。</p>';
  await keep(path, articleAt(path, '高血压', html));
  await store.publish(own, articleAt(own, '高血压', html), { author: 'Ada Editor' });
  await sql`update search_documents set document = to_tsvector('english', body), indexed_by = 1`.execute(
    store.database,
  );
  const found = async () => {
    const answers = [await store.search('测量'), await store.readers.cms.search('测量')];
    return answers.map(({ hits }) => paths(hits));
  };
  expect(await found()).toEqual([[], []]);
  await keepUp();
  expect(await found()).toEqual([[], [path]]);
  await keepUp('own');
  expect(await found()).toEqual([[own], [path]]);
});

describe('an article that is only listed', () => {
  let number = 0;
  let path: string;
  beforeEach(() => {
    number += 1;
    path = `/listed/${number}`;
  });
  afterEach(() => articles.remove(path));

  const summary = { title: 'Quercetin basics', description: 'On flavonols.', updatedAt: '2026-05-01' };
  const listed = (more: Partial<typeof summary> = {}) =>
    list.mergeListed([{ path, ...summary, ...more }], '1');
  const found = async (...texts: string[]) => {
    const results = await Promise.all(texts.map((text) => lists().search(text)));
    return results.map(({ hits }) => paths(hits).includes(path));
  };
  test('is found by title and description, and by its text once that is stored', async () => {
    await listed();
    expect(await found('quercetin', 'flavonols', 'capers')).toEqual([true, true, false]);
    expect(await lists().suggest('querc')).toEqual(['Quercetin basics']);
    await listed({ title: 'Rutin basics' });
    expect(await found('quercetin', 'rutin')).toEqual([false, true]);

    await keep(path, articleAt(path, 'Quercetin', '<p>Capers have the most.</p>'));
    await listed({ title: 'Hesperidin' });
    expect(await found('quercetin', 'capers', 'hesperidin')).toEqual([true, true, false]);
    await articles.remove(path);
    expect(await found('quercetin', 'capers')).toEqual([false, false]);
  });

  test('is no longer found by the text of our own article at its path', async () => {
    await store.publish(path, articleAt(path, 'Own', '<p>Lovage.</p>'), { author: 'Ada Editor' });
    await listed();
    expect((await store.search('lovage')).total).toBe(0);
    expect(await found('lovage', 'quercetin')).toEqual([false, true]);
  });

  test('is found as this version indexes it where an earlier one indexed it', async () => {
    await listed();
    await sql`update search_documents set document = '', indexed_by = 1 where path = ${path}`.execute(
      store.database,
    );
    expect(await found('flavonols')).toEqual([false]);
    await keepUp();
    expect(await found('flavonols')).toEqual([true]);
  });
});

test('a page is one statement, for our own articles and for those of a CMS', async () => {
  await keep('/one/statement');
  await store.publish('/one/own', articleAt('/one/own', 'One'), { author: 'Ada Editor' });
  const asked = jest.spyOn(Worker.prototype, 'postMessage');
  await store.get('/one/own');
  expect(asked).toHaveBeenCalledTimes(1);
  await articles.get('/one/statement');
  expect(asked).toHaveBeenCalledTimes(2);
  await articles.get('/one/none');
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
});

describe('the words of an article', () => {
  const [path, own] = ['/counted/cms', '/counted/own'];
  const html = `<p>${'word '.repeat(7)}</p>`;
  const counted = async () => [(await articles.get(path)).article?.words, (await store.get(own))?.words];

  test('are counted when it is stored, in the form of the present contract', async () => {
    await keep(path, articleAt(path, 'Counted', html));
    await store.publish(own, articleAt(own, 'Counted', html), { author: 'Ada Editor' });
    expect(await counted()).toEqual([7, 7]);
    const shorter = articleAt(own, 'Counted', '<p>Three short words.</p>');
    await store.publish(own, shorter, { author: 'Ada Editor' });
    const [, first] = await store.revisions(own);
    expect(await counted()).toEqual([7, 3]);
    await store.publishRevision(own, first?.revision ?? '');
    expect(await counted()).toEqual([7, 7]);
  });

  test('are not known of what a previous release stores, until they were counted in the background', async () => {
    await sql`update articles set listing = '{"language":"es"}' where path in (${path}, ${own})`.execute(
      store.database,
    );
    expect(await counted()).toEqual([undefined, undefined]);
    const { rows: before } = await sql`select path, changed_at from articles order by path`.execute(
      store.database,
    );
    await keepUp();
    await keepUp('own');
    expect(await counted()).toEqual([7, 7]);
    const { rows } = await sql`select path, changed_at from articles order by path`.execute(store.database);
    expect(rows).toEqual(before);
  });
});

describe('a run of the job', () => {
  const due = async () => {
    const { rows } = await sql<{ due: number }>`
      select count(*)::integer as due from described_articles where origin = 'cms' and candidates_due_at <= now()`.execute(
      store.database,
    );
    return rows[0]?.due;
  };

  test('works on a hundred articles, holds its lease at each, and leaves the rest to the next one', async () => {
    await keepUp();
    await keep('/crowd/0');
    await sql`
      insert into articles (path, origin, title, description, published_at, dated_at, listing)
      select '/crowd/' || number, 'cms', 'Crowd', '', now(), now(), '{}' from generate_series(1, 149) number`.execute(
      store.database,
    );
    await sql`
      insert into described_articles (path, origin, changed_at, words, titled)
      select path, 'cms', changed_at, array['crowd'], 1 from articles where path like '/crowd/%' and path <> '/crowd/0'`.execute(
      store.database,
    );
    expect(await due()).toBe(150);
    const run = indexFindable('cms');
    const lost = new Error('Another run has the lease.');
    await expect(run(store.database, () => Promise.reject(lost))).rejects.toBe(lost);
    expect(await due()).toBe(150);
    let holds = 0;
    const hold = async () => {
      holds += 1;
    };
    await run(store.database, hold);
    expect([await due(), holds >= 100]).toEqual([50, true]);
    await run(store.database, hold);
    expect(await due()).toBe(0);
  });

  test('compares no more words of an article than a bound, however long its title is', async () => {
    const title = Array.from({ length: 5_000 }, (_, number) => `word${number}`).join(' ');
    await keep('/long/title', { title, description: title });
    const { rows } = await sql<{ words: number; titled: number }>`
      select array_length(words, 1) as words, titled from described_articles where path = '/long/title'`.execute(
      store.database,
    );
    expect(rows).toEqual([{ words: 100, titled: 100 }]);
    await keepUp();
    expect(await due()).toBe(0);
  });
});
