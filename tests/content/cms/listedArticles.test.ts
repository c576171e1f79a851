import { ContentUnavailableError } from '#content/source/errors.ts';
import type { ListQuery } from '#content/source/source.ts';
import { prose } from '../../support/someBlocks.ts';
import { collect } from '../articles.ts';
import { type FedSource, readList, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: FedSource;
beforeEach(async () => {
  cms = new MemoryCms();
  source = await client.openOf(cms, { walkEvery: 0 });
});
afterEach(() => source.close());

const listed = async (query?: ListQuery) => (await collect(source.list(query))).map(({ path }) => path);
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/topic/${index + 10}`);
const read = () => readList(source);
const found = async (text: string) => (await source.search(text)).hits.map(({ path }) => path);
const errors = () => client.log.lines.filter(({ level }) => level === 'error').map(({ message }) => message);

describe('an article that the list no longer names', () => {
  beforeEach(async () => {
    cms.pageSize = 100;
    for (const path of paths(20)) cms.publish(path, `Unmistakable ${path}`);
    await read();
  });

  it('is gone when the CMS says so at its own path, everywhere', async () => {
    const told: string[] = [];
    source.onChange((path) => told.push(path));
    cms.published.delete('/topic/12');
    await read();
    expect(await listed()).toEqual(paths(20).filter((path) => path !== '/topic/12'));
    expect(await found('unmistakable')).not.toContain('/topic/12');
    expect(told).toContain('/topic/12');
    cms.publish('/topic/12', 'Back again');
    await read();
    expect(await source.at(['/topic/12'])).toMatchObject([{ title: 'Back again' }]);
  });

  it('stays when the CMS has it all the same', async () => {
    cms.list = async () => {
      const page = cms.usualPage();
      return { ...page, articles: page.articles.slice(2) };
    };
    await read();
    expect(await listed()).toEqual(paths(20));
  });

  it.each([
    ['a fifth of them is missing', 16, true],
    ['all are missing', 0, false],
    ['half of them are missing', 10, false],
  ])('is asked for unless too many are: %s', async (_what, left, isBelieved) => {
    for (const path of paths(40).slice(20)) cms.publish(path);
    await read();
    const kept = paths(40).slice(0, left * 2);
    cms.published.clear();
    for (const path of kept) cms.publish(path, `Unmistakable ${path}`);
    await read();
    expect(await listed()).toEqual(isBelieved ? kept : paths(40));
    expect(errors()).toEqual(isBelieved ? [] : [expect.stringContaining('lacks too many articles')]);
  });

  it('stays while the CMS cannot be asked', async () => {
    cms.published.delete('/topic/12');
    const usual = cms.article.bind(cms);
    cms.article = async () => {
      throw new ContentUnavailableError('connect', 'down');
    };
    await read();
    expect(await listed()).toEqual(paths(20));
    cms.article = usual;
    await read();
    expect(await listed()).toEqual(paths(20).filter((path) => path !== '/topic/12'));
  });
});

/** Which no database can compress. */
const withoutEnd = String.fromCodePoint(
  ...Array.from({ length: 1_500 }, (_, index) => 0x4e00 + ((index * 7_919) % 20_000)),
);

describe.each([
  ['that are asked for', false],
  ['that the list brings along', true],
])('hostile articles %s', (_how, bringsWhole) => {
  it.each([
    ['U+0000 and half characters', { title: 'T\0\ud83d', byline: { authors: [{ name: 'A\0\udc00' }] } }],
    ['ten thousand blocks of nothing', { blocks: Array.from({ length: 10_000 }, () => null) }],
    ['a text without end', { blocks: [prose('a', 'word '.repeat(180_000))] }],
    [
      'a text of other words each time',
      { blocks: [prose('a', Array.from({ length: 120_000 }, (_, n) => `w${n}`).join(' '))] },
    ],
    ['a date in the year 10000', { updatedAt: '9999-12-31T23:59:59-05:00' }],
    ['a title that does not end', { title: withoutEnd }],
    ['an author whose name does not end', { byline: { authors: [{ name: withoutEnd }] } }],
    ['nested lists', { blocks: JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) }],
  ])('with %s are kept, and take nothing else with them', async (_what, more) => {
    cms.bringsWhole = bringsWhole;
    cms.publish('/hostile', 'Hostile', more);
    cms.publish('/sound', 'Sound');
    await read();
    expect(cms.asked.toSorted()).toEqual(bringsWhole ? [] : ['/hostile', '/sound']);
    expect(await listed()).toEqual(['/hostile', '/sound']);
    expect((await client.store.articles.get('/hostile')).article).toMatchObject({
      value: cms.published.get('/hostile'),
    });
    expect(await found('sound')).toEqual(['/sound']);
  });
});

it('a store of another CMS is emptied for this one, and takes nothing any more that the other gives', async () => {
  cms.publish('/a');
  await read();
  const { store } = client;
  const another = Object.assign(new MemoryCms(), { address: 'memory://another/' });
  const next = await client.openOf(another);
  expect(await collect(next.list())).toEqual([]);
  expect(await next.search('title')).toMatchObject({ total: 0 });

  expect(await source.get('/a')).toMatchObject({ value: { path: '/a' } });
  await source.idle();
  expect(await store.articles.count()).toBe(0);
  expect(await collect(next.list())).toEqual([]);
  await next.close();
});
