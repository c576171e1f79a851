import { jest } from '@jest/globals';
import { ArticleIndex, type IndexChange } from '../../../content/articles/articleIndex.ts';
import { readListing } from '../../../content/source/articleDocument.ts';
import { FakeSource } from '../../server/support.ts';
import { quietLog } from '../quietLog.ts';

const article = (path: string, title: string) => ({
  path,
  title,
  byline: { authors: [{ name: 'Ada' }, { name: 7 }], medicalReviewer: { name: 'Ben' } },
  language: 'es',
  translationOf: '/a',
});

async function indexOf(source: FakeSource) {
  const log = quietLog();
  const index = new ArticleIndex(source, log);
  const heard: IndexChange[] = [];
  index.onChange((changes) => heard.push(...changes));
  await index.upToDate();
  return { index, heard, log, [Symbol.dispose]: () => index.close() };
}

describe('what is known of all articles', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is what the source lists', async () => {
    const source = new FakeSource();
    source.publish('/a');
    source.publish('/b');
    using known = await indexOf(source);
    expect([...known.index.articles.keys()]).toEqual(['/a', '/b']);
    expect(known.heard.map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  test('follows what is published, changed and taken away, one article at a time', async () => {
    const source = new FakeSource();
    source.publish('/a');
    using known = await indexOf(source);
    source.publish('/b', article('/b', 'Before'));
    await known.index.upToDate();
    source.publish('/b', article('/b', 'After'));
    await known.index.upToDate();
    expect(known.index.articles.get('/b')).toMatchObject({
      title: 'After',
      authors: ['Ada'],
      reviewer: 'Ben',
      language: 'es',
      translationOf: '/a',
    });
    expect(known.heard.at(-1)).toMatchObject({ path: '/b', before: { title: 'Before' } });
    source.articles.delete('/b');
    source.tellChange('/b');
    await known.index.upToDate();
    expect([...known.index.articles.keys()]).toEqual(['/a']);
    // The list says enough: no article is read for it.
    expect(source.asked).toEqual([]);
  });

  test('is the newest of more articles than are known, also of those that come later', async () => {
    const dated = (path: string, day: string) => ({
      ...article(path, path),
      publishedAt: `2026-01-${day}T00:00:00Z`,
    });
    const source = new FakeSource();
    for (const [path, day] of [
      ['/a', '03'],
      ['/b', '01'],
      ['/c', '02'],
      ['/d', '05'],
      ['/e', '01'],
      ['/f', '04'],
    ] as const)
      source.publish(path, dated(path, day));
    source.list = async function* () {
      for (const [path, { value, updatedAt }] of source.articles)
        yield { path, title: path, updatedAt, ...readListing(value) };
    };
    const index = new ArticleIndex(source, quietLog(), 60_000, 3);
    await index.upToDate();
    expect([...index.articles.keys()]).toEqual(['/a', '/d', '/f']);
    const heard: IndexChange[] = [];
    index.onChange((changes) => heard.push(...changes));
    source.publish('/g', dated('/g', '06'));
    await index.upToDate();
    expect([...index.articles.keys()]).toEqual(['/d', '/f', '/g']);
    expect(heard.map(({ path, now }) => [path, now?.path])).toEqual([
      ['/g', '/g'],
      ['/a', undefined],
    ]);
    index.close();
  });

  test('is another map only where something of it changed', async () => {
    const source = new FakeSource();
    source.publish('/a', article('/a', '/a'));
    using known = await indexOf(source);
    source.tellChange('/a');
    await known.index.upToDate();
    const { articles } = known.index;
    const heard = known.heard.length;
    source.tellChange('/a');
    await known.index.upToDate();
    expect(known.index.articles).toBe(articles);
    expect(known.heard).toHaveLength(heard);
  });

  test('is walked anew after a while, for sources that do not tell of every change', async () => {
    const source = new FakeSource();
    using known = await indexOf(source);
    source.articles.set('/quiet', { value: {}, revision: '1', updatedAt: '2026-05-04T09:00:00Z' });
    jest.setSystemTime(9 * 60_000);
    known.index.articles;
    await known.index.upToDate();
    expect(known.index.articles.size).toBe(0);
    jest.setSystemTime(10 * 60_000);
    known.index.articles;
    await known.index.upToDate();
    expect([...known.index.articles.keys()]).toEqual(['/quiet']);
  });

  test('is waited for where it must be known with all that was told', async () => {
    const source = new FakeSource();
    source.publish('/a');
    using known = await indexOf(source);
    const first = await known.index.known();
    expect(await known.index.known()).toBe(first);
    source.publish('/b');
    expect([...(await known.index.known()).keys()]).toEqual(['/a', '/b']);
  });

  test('is told from knowing nothing, because the source could never be asked', async () => {
    const source = new FakeSource();
    source.before = () => {
      throw new Error('down');
    };
    using known = await indexOf(source);
    await expect(known.index.known()).rejects.toThrow('down');
    source.before = () => undefined;
    expect((await known.index.known()).size).toBe(0);
    source.before = () => {
      throw new Error('down again');
    };
    source.tellChange('/a');
    expect((await known.index.known()).size).toBe(0);
  });

  test('is walked anew as often as it is told to', async () => {
    const source = new FakeSource();
    const index = new ArticleIndex(source, quietLog(), 60_000);
    await index.known();
    source.articles.set('/quiet', { value: {}, revision: '1', updatedAt: '2026-05-04T09:00:00Z' });
    jest.setSystemTime(60_000);
    await index.known();
    await index.upToDate();
    expect([...(await index.known()).keys()]).toEqual(['/quiet']);
    index.close();
  });

  test('stays what it was while the source cannot be asked, and is mended later', async () => {
    const source = new FakeSource();
    source.publish('/a');
    using known = await indexOf(source);
    source.before = () => {
      throw new Error('down');
    };
    source.publish('/b');
    await known.index.upToDate();
    expect([...known.index.articles.keys()]).toEqual(['/a']);
    expect(known.log.lines.map(({ level }) => level)).toEqual(['warn']);
    source.before = () => undefined;
    jest.setSystemTime(30_000);
    known.index.articles;
    await known.index.upToDate();
    expect([...known.index.articles.keys()]).toEqual(['/a', '/b']);
  });
});
