import { WordpressCms } from '#content/cms/wordpress/wordpressCms.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import type { FromHtmlNote } from '#transformer/fromHtml/note.ts';
import { nock } from '../../../support/nock.ts';
import { articleAt } from '../../articles.ts';
import { quietLog } from '../../quietLog.ts';
import { allPathsOf, wordpress } from './nockedWordpress.ts';
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
        publishedAt: '2026-05-03T05:00:00-04:00',
        updatedAt: '2026-05-04T05:00:00-04:00',
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

  test.each<[name: string, embedded: Post]>([
    ['nothing is embedded', {}],
    ['a security plug-in denies users', { author: [{ code: 'rest_user_cannot_view', message: 'Sorry.' }] }],
    ['the picture was deleted', { 'wp:featuredmedia': [{ code: 'rest_post_invalid_id' }] }],
    ['something else is embedded', { author: 'Ada', 'wp:featuredmedia': [null, 7] }],
  ])('is an article without author and picture where %s', async (_name, _embedded) => {
    wordpress({ posts: [postOf(naps, { _embedded })], pages: [] });
    const { value } = Object(await cms.article('/sleep/naps'));
    expect(value.title).toBe('Naps');
    expect(value).not.toHaveProperty('byline');
    expect(value).not.toHaveProperty('image');
  });

  test('has no description where our plug-in says that its editor wrote none', async () => {
    const text = { rendered: '<p>Twenty minutes.</p>' };
    wordpress({ posts: [postOf(naps, { excerpt: text, pagewell: { description: '' } })], pages: [] });
    expect(Object(await cms.article('/sleep/naps')).value.description).toBeUndefined();
  });

  test('that was never changed since has one date', async () => {
    const more = { modified: '2026-05-03T05:00:00', modified_gmt: '2026-05-03T09:00:00' };
    wordpress({ posts: [postOf(naps, more)], pages: [] });
    expect(Object(await cms.article('/sleep/naps')).value).not.toHaveProperty('updatedAt');
  });

  test.each<[name: string, href: string, leads: string]>([
    ['a post', `${origin}/sleep/beds/`, '/sleep/beds'],
    ['a place in a post, without the protocol', '//blog.example/sleep/beds/#size', '/sleep/beds#size'],
    ['a post by its path', '/sleep/beds/', '/sleep/beds'],
    ['a post of another script', `${origin}/%e6%98%bc/`, `${origin}/%e6%98%bc/`],
    ['a post whose permalink has an ending', `${origin}/beds.html#size`, '/beds#size'],
    ['the front page', `${origin}/`, '/'],
    ['a file', `${origin}/wp-content/uploads/diary.pdf`, `${origin}/wp-content/uploads/diary.pdf`],
    ['a list of posts', `${origin}/category/sleep/`, `${origin}/category/sleep/`],
    ['a post by its number', `${origin}/?p=17`, `${origin}/?p=17`],
    ['another site', 'https://who.example/sleep/beds/', 'https://who.example/sleep/beds/'],
    ['an address for mails', 'mailto:desk@blog.example', 'mailto:desk@blog.example'],
  ])('links to %s where readers find it', async (_name, href, leads) => {
    const html = `<p>See <a href="${href}">this</a>.</p>`;
    wordpress({ posts: [postOf(naps, { content: { rendered: html } })], pages: [] });
    const { value } = Object(await cms.article('/sleep/naps'));
    expect(value.blocks[0].data.html).toContain(`<a href="${leads}">`);
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
    expect(await allPathsOf(cms)).toEqual(['/sleep/beds']);
  });

  test('of the same slug in another section is another one', async () => {
    wordpress({ posts: [postOf(articleAt('/beds/naps', 'Not this')), postOf(naps)], pages: [] });
    expect(await cms.article('/sleep/naps')).toMatchObject({ value: { title: 'Naps' } });
    expect(await cms.article('/baby/naps')).toBe('absent');
  });

  test.each<[name: string, path: string, link: string, question: object]>([
    ['a number', '/archives/17', `${origin}/archives/17`, { include: '17' }],
    ['.html', '/sleep/naps', `${origin}/sleep/naps.html`, { slug: 'naps' }],
    ['.htm', '/sleep/naps', `${origin}/sleep/naps.htm`, { slug: 'naps' }],
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

  test('whose slug is a number is found, also where that is the id of another post', async () => {
    const lifeline = postOf(articleAt('/mental-health/988', 'Call 988'), { id: 40 });
    wordpress({ posts: [postOf(naps, { id: 988 }), lifeline], pages: [] });
    expect(await cms.article('/mental-health/988')).toMatchObject({ value: { title: 'Call 988' } });
    expect(await cms.article('/mental-health/40')).toBe('absent');
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

  test('that could not be read as it is, is reported once after each change', async () => {
    const place = { block: 0, at: undefined };
    const note: FromHtmlNote = { kind: 'lost', topic: 'video', quotation: 'A film', place };
    cms = new WordpressCms(origin, log, {
      blocksFromHtml: (html) => ({ ...blocksFromHtml(html), notes: [note] }),
    });
    wordpress({ posts: [postOf(naps)], pages: [] });
    const { etag } = Object(await cms.article('/sleep/naps'));
    await cms.article('/sleep/naps', { etag });
    expect(log.lines).toMatchObject([{ level: 'warn', details: { path: '/sleep/naps', notes: [note] } }]);
  });
});

test.each([
  ['of our plug-in', 'key', 'Bearer key'],
  ['of a user, with an application password', 'editor:abcdEFGH', `Basic ${btoa('editor:abcdEFGH')}`],
])('the key %s is sent as WordPress takes it', async (_name, apiKey, authorization) => {
  cms = open({ apiKey });
  const asked = wordpress({ posts: [postOf(naps)], pages: [] });
  await cms.article('/sleep/naps');
  expect(asked[0]?.authorization).toBe(authorization);
});
