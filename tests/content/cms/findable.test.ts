import { sql } from 'kysely';
import { revisionOf } from '#content/cms/revisionOf.ts';
import type { CmsArticles } from '#content/database/cms/cmsArticles.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { keepFindable } from '#content/database/finding/findable.ts';
import { cmsShelf, ownShelf } from '#content/database/tables/shelf.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { articleAt } from '../articles.ts';

let store: DatabaseStore;
let articles: CmsArticles;
beforeAll(async () => {
  store = await openBuiltInStore();
  articles = store.cmsArticles('https://cms.example/');
  await articles.begin();
});
afterAll(() => store.close());

const keep = (path: string, more: object = {}) => {
  const value = { ...articleAt(path, `Title of ${path}`), ...more };
  const text = JSON.stringify(value);
  return articles.keep({ path, value, text, revision: revisionOf(text), etag: undefined }, new Date());
};
/** As the first run of the job after a start. */
const keepUp = (shelf = cmsShelf) => keepFindable(shelf)(store.database, new AbortController().signal);
const lists = () => store.cmsShelf.lists;
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
  const path = '/heart/pressure';
  const html = '<p>医生建议成年人每年至少测量一次血压。</p>';
  await keep(path, articleAt(path, '高血压', html));
  await store.publish(path, articleAt(path, '高血压', html), { author: 'Ada Editor' });
  for (const shelf of ['', 'cms_']) {
    const documents = sql.table(`${shelf}search_documents`);
    await sql`update ${documents} set document = to_tsvector('english', body), indexed_by = 1`.execute(
      store.database,
    );
  }
  const found = async () => {
    const answers = [await store.search('测量'), await store.cmsShelf.search('测量')];
    return answers.map(({ hits }) => paths(hits));
  };
  expect(await found()).toEqual([[], []]);
  await keepUp();
  expect(await found()).toEqual([[], [path]]);
  await keepUp(ownShelf);
  expect(await found()).toEqual([[path], [path]]);
});
