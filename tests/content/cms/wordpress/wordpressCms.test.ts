import type { CmsPage } from '#content/cms/cms.ts';
import { WordpressCms } from '#content/cms/wordpress/wordpressCms.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { nock } from '../../../support/nock.ts';
import { articleAt } from '../../articles.ts';
import { quietLog } from '../../quietLog.ts';
import { answerOf, origin, type Post, postOf } from './pretendedWordpress.ts';

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

interface Question {
  type: string;
  query: URLSearchParams;
  authorization: string | undefined;
}

/** A WordPress with posts of each type. Returns what it is asked. */
function wordpress(
  posts: Readonly<Record<string, readonly Post[] | (() => readonly Post[])>>,
  moved?: string,
): Question[] {
  const asked: Question[] = [];
  nock(origin)
    .persist()
    .get(/\/wp-json\/wp\/v2\//)
    .reply((request: Request) => {
      const { pathname, searchParams: query } = new URL(request.url);
      const type = pathname.slice(pathname.lastIndexOf('/') + 1);
      asked.push({ type, query, authorization: request.headers.get('authorization') ?? undefined });
      const given = posts[type];
      if (given === undefined) return [404, '{"code":"rest_no_route"}', json];
      const all = typeof given === 'function' ? given() : given;
      const [slug, include] = [query.get('slug'), query.get('include')];
      const found = all.filter(
        ({ id, link }) =>
          (slug === null || new RegExp(`/${slug}(?:\\.html)?/?$`).test(String(link))) &&
          (include === null || String(id) === include),
      );
      const { status = 200, json: value, headers } = answerOf(found, query);
      return [status, JSON.stringify(value), { ...json, ...headers }];
    });
  nock(origin)
    .persist()
    .get(/\/wp-json\/pagewell\/v1\/moved/)
    .reply(moved === undefined ? 404 : 200, JSON.stringify({ to: moved }), json);
  return asked;
}

const json = { 'content-type': 'application/json; charset=UTF-8' };

async function allPaths(): Promise<string[]> {
  const paths: string[] = [];
  let page: CmsPage | undefined;
  do {
    page = await cms.list(page?.next);
    paths.push(...page.articles.map(({ path }) => path));
  } while (page.next !== undefined);
  return paths;
}

const manyPosts = (count: number): Post[] =>
  Array.from({ length: count }, (_, id) =>
    postOf(articleAt(`/sleep/nap-${id}`, `Nap ${id}`), { id: id + 1 }),
  );

describe('a post', () => {
  const embedded = {
    author: [{ name: 'Ada &amp; Co' }],
    'wp:featuredmedia': [
      {
        source_url: `${origin}/nap.jpg`,
        alt_text: 'A cat sleeps',
        media_details: { width: 1200, height: 800 },
      },
    ],
  };

  test('is an article, with its author, its picture, its dates and what it says of itself in text', async () => {
    wordpress({
      posts: [postOf(naps, { title: { rendered: 'Naps &#038; <em>beds</em>' }, _embedded: embedded })],
      pages: [],
    });
    expect(await cms.article('/sleep/naps')).toMatchObject({
      value: {
        path: '/sleep/naps',
        title: 'Naps & beds',
        description: 'How long a nap should be.',
        publishedAt: '2026-05-03T09:00:00.000Z',
        updatedAt: '2026-05-04T09:00:00.000Z',
        byline: { authors: [{ name: 'Ada & Co' }] },
        image: { src: `${origin}/nap.jpg`, alt: 'A cat sleeps', width: 1200, height: 800 },
        blocks: [{ id: 'rich-text-1', type: 'rich-text', data: { html: '<p>Twenty minutes.</p>' } }],
      },
    });
  });

  test('is read from its blocks where our plug-in gives them, in its language', async () => {
    const blocks = '<!-- wp:paragraph --><p>Raw.</p><!-- /wp:paragraph -->';
    const own = { blocks, language: 'es', translationOf: `${origin}/sleep/naps/`, description: 'By hand.' };
    wordpress({ posts: [postOf(naps, { link: `${origin}/es/siestas/`, pagewell: own })], pages: [] });
    expect(await cms.article('/es/siestas')).toMatchObject({
      value: {
        language: 'es',
        translationOf: '/sleep/naps',
        description: 'By hand.',
        blocks: [{ data: { html: '<p>Raw.</p>' } }],
      },
    });
  });

  test.each<[name: string, excerpt: string, description: string | undefined]>([
    ['written by hand', '<p>Short &amp; sweet</p>', 'Short & sweet'],
    ['cut by WordPress after a sentence', '<p>Naps help. They are best when [&hellip;]</p>', 'Naps help.'],
    ['cut by WordPress in its only sentence', '<p>Naps are best when [&hellip;]</p>', 'Naps are best when…'],
    ['none', '', undefined],
  ])('has a description from an excerpt %s', async (_name, rendered, description) => {
    wordpress({ posts: [postOf(naps, { excerpt: { rendered } })], pages: [] });
    expect(Object(await cms.article('/sleep/naps')).value.description).toBe(description);
  });

  test.each<[name: string, more: Post]>([
    ['private', { status: 'private' }],
    ['a draft', { status: 'draft' }],
    ['scheduled', { status: 'future' }],
    ['protected by a password', { content: { rendered: '', protected: true } }],
    ['without a permalink', { link: null }],
    ['the front page', { link: `${origin}/` }],
  ])('that is %s is absent at its path and in the list, whatever is asked for', async (_name, more) => {
    wordpress({ posts: [postOf(naps, more), postOf(articleAt('/sleep/beds', 'Beds'))], pages: [] });
    expect(await cms.article('/sleep/naps')).toBe('absent');
    expect(await allPaths()).toEqual(['/sleep/beds']);
  });

  test('of the same slug in another section is another one', async () => {
    wordpress({ posts: [postOf(articleAt('/beds/naps', 'Not this')), postOf(naps)], pages: [] });
    expect(await cms.article('/sleep/naps')).toMatchObject({ value: { title: 'Naps' } });
    expect(await cms.article('/baby/naps')).toBe('absent');
  });

  test.each<[name: string, path: string, link: string, question: object]>([
    ['a number', '/archives/17', `${origin}/archives/17`, { include: '17' }],
    ['.html', '/sleep/naps.html', `${origin}/sleep/naps.html`, { slug: 'naps' }],
    ['letters of another script', '/昼寝', `${origin}/%e6%98%bc%e5%af%9d/`, { slug: '昼寝' }],
  ])('whose permalink ends with %s is found', async (_name, path, link, question) => {
    const asked: URLSearchParams[] = [];
    nock(origin)
      .persist()
      .get(/\/wp\/v2\//)
      .reply(200, (request: Request) => {
        const { pathname, searchParams } = new URL(request.url);
        asked.push(searchParams);
        return pathname.endsWith('/posts') ? [postOf(naps, { link })] : [];
      });
    expect(await cms.article(path)).toMatchObject({ value: { path } });
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject(question);
  });

  test('of a WordPress below a path stands below ours', async () => {
    cms = open({ address: `${origin}/blog` });
    const link = `${origin}/blog/sleep/naps/`;
    wordpress({ posts: [postOf(naps, { link })], pages: [] });
    expect(await cms.article('/sleep/naps')).toMatchObject({ value: { path: '/sleep/naps' } });
  });

  test('of another type is found, and asked for there alone the next time', async () => {
    cms = open({ types: ['posts', 'pages', 'recipes'] });
    const asked = wordpress({ posts: [], pages: [], recipes: [postOf(naps)] });
    expect(await cms.article('/sleep/naps')).toMatchObject({ value: { title: 'Naps' } });
    expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(['posts', 'pages', 'recipes']));
    asked.length = 0;
    await cms.article('/sleep/naps');
    expect(asked.map(({ type }) => type)).toEqual(['recipes']);
  });

  test('that has moved leads to its new path', async () => {
    wordpress({ posts: [], pages: [] }, `${origin}/sleep/power-naps/`);
    expect(await cms.article('/sleep/naps')).toEqual({ movedTo: '/sleep/power-naps' });
  });

  test('is unchanged where it says the same as before', async () => {
    wordpress({ posts: [postOf(naps)], pages: [] });
    const { etag } = Object(await cms.article('/sleep/naps'));
    expect(await cms.article('/sleep/naps', { etag })).toBe('unchanged');
  });

  test('that could not be read as it stands is told of, once it has changed', async () => {
    const note = { kind: 'lost', what: 'video', quotation: 'A film' };
    cms = new WordpressCms(origin, log, {
      blocksFromHtml: (html) => ({ ...blocksFromHtml(html), notes: [note] }),
    });
    wordpress({ posts: [postOf(naps)], pages: [] });
    const { etag } = Object(await cms.article('/sleep/naps'));
    await cms.article('/sleep/naps', { etag });
    expect(log.lines).toMatchObject([{ level: 'warn', details: { path: '/sleep/naps', notes: [note] } }]);
  });
});

describe('the key', () => {
  test.each([
    ['of our plug-in', 'key', 'Bearer key'],
    ['of a user, with an application password', 'editor:abcdEFGH', `Basic ${btoa('editor:abcdEFGH')}`],
  ])('%s is sent as WordPress takes it', async (_name, apiKey, authorization) => {
    cms = open({ apiKey });
    const asked = wordpress({ posts: [postOf(naps)], pages: [] });
    await cms.article('/sleep/naps');
    expect(asked[0]?.authorization).toBe(authorization);
  });
});

describe('the list', () => {
  test('names the posts of all types, each once, by pages that REST counts', async () => {
    const pages = [postOf(articleAt('/about', 'About'))];
    const asked = wordpress({ posts: manyPosts(250), pages });
    const paths = await allPaths();
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

  test('brings whole posts, a quarter as many at once, and goes on without them at the same place', async () => {
    wordpress({ posts: manyPosts(60), pages: [] });
    const first = await cms.list(undefined, { whole: true });
    expect(first.articles).toHaveLength(25);
    const second = await cms.list(first.next);
    expect(second.articles[0]?.path).toBe('/sleep/nap-25');
    expect(await first.articles[0]?.whole?.()).toEqual(await cms.article('/sleep/nap-0'));
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
    async (cursor) => {
      await expect(cms.list(cursor)).rejects.toMatchObject({ kind: 'mismatch' });
    },
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
    ['a warning before the JSON', 200, warning + sound, json, 'parse', 'warning that a plug-in prints'],
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
