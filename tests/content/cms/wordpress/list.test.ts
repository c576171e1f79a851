import { WordpressCms } from '#content/cms/wordpress/wordpressCms.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { nock } from '../../../support/nock.ts';
import { articleAt } from '../../articles.ts';
import { quietLog } from '../../quietLog.ts';
import { allPathsOf, json, wordpress } from './nockedWordpress.ts';
import { origin, type Post, postOf } from './pretendedWordpress.ts';

const naps = articleAt('/sleep/naps', 'Naps', '<p>Twenty minutes.</p>', 'How long a nap should be.');

let log: ReturnType<typeof quietLog>;
let cms: WordpressCms;
beforeEach(() => {
  log = quietLog();
  cms = open();
});
afterEach(() => cms.close());

function open(options: { apiKey?: string; types?: string[]; address?: string } = {}): WordpressCms {
  const { address = origin, ...others } = options;
  return new WordpressCms(address, log, { blocksFromHtml, random: () => 0, ...others });
}

const manyPosts = (count: number): Post[] =>
  Array.from({ length: count }, (_, id) =>
    postOf(articleAt(`/sleep/nap-${id}`, `Nap ${id}`), { id: id + 1 }),
  );

const headersWith = (pages: string) => ({ ...json, 'x-wp-totalpages': pages });

describe('the list', () => {
  test('names the posts of all types, each once, by pages that REST counts', async () => {
    const pages = [postOf(articleAt('/about', 'About'))];
    const asked = wordpress({ posts: manyPosts(250), pages });
    const paths = await allPathsOf(cms);
    expect(paths).toHaveLength(251);
    expect(new Set(paths).size).toBe(251);
    expect(asked.map(({ type, query }) => `${type} ${query.get('page')}`)).toEqual([
      'posts 1',
      'posts 2',
      'posts 3',
      'pages 1',
    ]);
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      orderby: 'id',
      order: 'asc',
      per_page: '100',
    });
    expect(asked[0]?.query.get('_fields')).not.toContain('content.rendered');
  });

  test('names all of a site that has twice as many posts as when its reading began', async () => {
    let count = 120;
    wordpress({ posts: () => manyPosts(count), pages: [] });
    const { next } = await cms.list();
    count = 240;
    const second = await cms.list(next);
    const third = await cms.list(second.next);
    expect([second.articles.length, third.articles.length]).toEqual([100, 40]);
  });

  test('goes on with the next type where posts were deleted, so that the page is none any more', async () => {
    let count = 120;
    wordpress({ posts: () => manyPosts(count), pages: [] });
    const { next } = await cms.list();
    count = 90;
    expect(await cms.list(next)).toEqual({ articles: [], next: 'pages 1x100' });
  });

  test('ends with the first page that is not full where a proxy takes the number of pages out', async () => {
    nock(origin)
      .persist()
      .get('/wp-json/wp/v2/posts')
      .query(true)
      .reply(200, JSON.stringify(manyPosts(3)), json);
    expect(await cms.list()).toMatchObject({ next: 'pages 1x100' });
  });

  test.each(['1', '0', '-3', '', 'many', '1e9', 'Infinity'])(
    'names all where a cache says that there are “%s” pages',
    async (pages) => {
      const all = manyPosts(200);
      nock(origin)
        .persist()
        .get(/./)
        .reply((request: Request) => {
          const { pathname, searchParams } = new URL(request.url);
          const page = Number(searchParams.get('page'));
          if (!pathname.endsWith('/posts') || page > 3) return [400, '{"code":"none"}', json];
          return [200, JSON.stringify(all.slice((page - 1) * 100, page * 100)), headersWith(pages)];
        });
      const first = await cms.list();
      const second = await cms.list(first.next);
      const third = await cms.list(second.next);
      expect([first.articles.length, second.articles.length, third]).toEqual([
        100,
        100,
        { articles: [], next: 'pages 1x100' },
      ]);
    },
  );

  test('brings whole posts, a quarter as many at once, and goes on without them at the same place', async () => {
    wordpress({ posts: manyPosts(60), pages: [] });
    const first = await cms.list(undefined, { whole: true });
    expect(first.articles).toHaveLength(25);
    const second = await cms.list(first.next);
    expect(second.articles[0]?.path).toBe('/sleep/nap-25');
    expect(await first.articles[0]?.whole?.()).toEqual(await cms.article('/sleep/nap-0'));
  });

  test('names posts whose permalinks end with .html as they are served', async () => {
    wordpress({ posts: [postOf(naps, { link: `${origin}/sleep/naps.html` })], pages: [] });
    expect(await allPathsOf(cms)).toEqual(['/sleep/naps']);
  });

  test('of plain permalinks is refused, with what to do', async () => {
    wordpress({ posts: [postOf(naps, { link: `${origin}/?p=17` })], pages: [] });
    await expect(cms.list()).rejects.toMatchObject({
      kind: 'mismatch',
      message: expect.stringContaining('Permalinks'),
    });
  });

  test.each(['', 'posts', 'posts 0x100', 'posts 2', 'users 2x100', 'posts 2x7'])(
    'has no place “%s”',
    (cursor) => expect(cms.list(cursor)).rejects.toMatchObject({ kind: 'mismatch' }),
  );
});

describe('an answer of no use', () => {
  const html = { 'content-type': 'text/html; charset=UTF-8' };
  const warning = '<br />\n<b>Warning</b>: Undefined variable $x in <b>plugin.php</b><br />\n';
  const sound = JSON.stringify([postOf(naps)]);

  test.each<
    [name: string, status: number, text: string, headers: Record<string, string>, kind: string, says: string]
  >([
    [
      '401: the key is no longer one',
      401,
      '{"code":"incorrect_password"}',
      json,
      'refused',
      'CONTENT_API_KEY',
    ],
    [
      '403: a security plug-in closes REST',
      403,
      '{"code":"rest_disabled"}',
      json,
      'refused',
      'CONTENT_API_KEY',
    ],
    ['404: no REST API', 404, '', html, 'refused', 'wp-json'],
    ['429', 429, '', json, 'status', '429'],
    ['500: the critical error page', 500, '<h1>There has been a critical error</h1>', html, 'status', '500'],
    [
      'HTML instead of JSON',
      200,
      '<!doctype html><title>Maintenance</title>',
      html,
      'content-type',
      'text/html',
    ],
    ['a warning before the JSON, sent as HTML', 200, warning + sound, html, 'content-type', 'text/html'],
    ['a warning before the JSON', 200, warning + sound, json, 'parse', 'warning of a plug-in'],
    ['an object', 200, '{"code":"strange"}', json, 'mismatch', 'no list'],
  ])('%s', async (_name, status, text, headers, kind, says) => {
    nock(origin).persist().get(/./).reply(status, text, headers);
    for (const ask of [() => cms.article('/sleep/naps'), () => cms.list()])
      await expect(ask()).rejects.toMatchObject({ kind, message: expect.stringContaining(says) });
  });

  test.each<[name: string, posts: unknown]>([
    ['numbers', [7, null, 'x']],
    ['a post without anything', [{}]],
    [
      'errors in the place of what is embedded',
      [postOf(naps, { _embedded: { author: [{ code: 'rest_user_invalid_id' }], 'wp:featuredmedia': 'x' } })],
    ],
  ])('in the list, %s costs the smallest part', async (_name, posts) => {
    nock(origin)
      .persist()
      .get(/./)
      .reply(200, JSON.stringify(posts), { ...json, 'x-wp-totalpages': '1' });
    const { articles } = await cms.list();
    expect(articles.length).toBeLessThanOrEqual(1);
    expect(articles[0]?.authors).toBeUndefined();
  });
});
