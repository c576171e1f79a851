import { momentIn } from '#cli/import/archive/moments.ts';
import { toArticle } from '#cli/import/article/toArticle.ts';
import { factsIn, readFrontMatter } from '#cli/import/folder/frontMatter.ts';
import { addressKey, inLetters, pathOf, redirectFrom } from '#cli/import/oldSite/paths.ts';
import { readImportRules } from '#cli/import/rules/loadImportRules.ts';
import { momentOf } from '#contracts/clockTime.ts';
import { rewriteTags } from '#transformer/fromHtml/tree/rewriteTags.ts';
import { somePost } from './somePost.ts';

test.each<[string, string, string | undefined, string | undefined]>([
  ['2024-05-03 21:30:00', '2024-05-04 01:30:00', undefined, '2024-05-03T21:30:00-04:00'],
  ['2024-12-31 23:30:00', '2024-12-31 18:00:00', undefined, '2024-12-31T23:30:00+05:30'],
  ['2024-05-03 21:30:00', '0000-00-00 00:00:00', 'Europe/Berlin', '2024-05-03T21:30:00+02:00'],
  ['2024-05-03 21:30:00', '0000-00-00 00:00:00', undefined, '2024-05-03T21:30:00Z'],
  ['0000-00-00 00:00:00', '2024-05-04 01:30:00', undefined, '2024-05-04T01:30:00Z'],
  ['0000-00-00 00:00:00', '0000-00-00 00:00:00', undefined, undefined],
  ['2024-02-31 10:00:00', '', undefined, undefined],
  ['soon', '', undefined, undefined],
])('a date of WordPress %s, in UTC %s (%s): %s', (local, utc, zone, expected) =>
  expect(momentOf(local, utc, zone)).toBe(expected),
);

test.each<[string, string | undefined]>([
  ['2024-05-03', '2024-05-03T00:00:00+02:00'],
  ['2024-05-03 21:30', '2024-05-03T21:30:00+02:00'],
  ['2024-05-03T21:30:00.000Z', '2024-05-03T21:30:00Z'],
  ['2024-05-03 21:30:00 +0200', '2024-05-03T21:30:00+02:00'],
  ['Fri, 03 May 2024 21:30:00 GMT', '2024-05-03T21:30:00Z'],
  ['May 3, 2024', '2024-05-03T00:00:00+02:00'],
  ['3 May 2024', '2024-05-03T00:00:00+02:00'],
  ['March 7, 2024 21:30', '2024-03-07T21:30:00+01:00'],
  ['soon 3', undefined],
  ['03/05/2024', undefined],
  ['', undefined],
])('a date of front matter %s: %s', (written, expected) =>
  expect(momentIn(written, 'Europe/Berlin')).toBe(expected),
);

describe('front matter', () => {
  const factsOf = (yaml: string) => factsIn(readFrontMatter(`---\n${yaml}\n---\n`).fields, undefined);

  test.each([
    ['draft: yes', 'draft'],
    ['draft: "true"', 'draft'],
    ['draft: On', 'draft'],
    ['draft: 1', 'draft'],
    ['draft: until May', 'draft'],
    ['draft: no', 'published'],
    ['draft: "False"', 'published'],
    ['draft:', 'published'],
    ['published: no', 'draft'],
    ['published: "off"', 'draft'],
    ['published: yes', 'published'],
    ['published: 2024-01-01', 'published'],
    ['published: 2099-01-01', 'scheduled'],
    ['status: private', 'draft'],
    ['status: evergreen', 'published'],
    ['date: 2024-01-01\npublishDate: 2099-01-01', 'scheduled'],
    ['date: 2024-01-01\npublishdate: 2099-01-01', 'scheduled'],
    ['date: 2024-01-01\npubDate: Thu, 01 Jan 2099 08:00:00 GMT', 'scheduled'],
    ['date: 2099-01-01\npublishDate: 2024-01-01', 'scheduled'],
    ['date: 2024-01-01\nexpiryDate: 2099-01-01', 'published'],
    ['date: 2024-01-01\nexpirydate: 2024-06-01', 'draft'],
  ])('%j: %s', (yaml, status) => expect(factsOf(yaml).status).toBe(status));

  test('has the date of its publication, a note for each unreadable date, and one if it has expired', () => {
    expect(factsOf('date: 2024-01-01\npublishDate: 2099-01-01')).toMatchObject({
      publishedAt: '2099-01-01T00:00:00Z',
      notes: [],
    });
    expect(factsOf('published: yes\ndate: soon\npubDate: 2024-01-01\nexpiryDate: 2024-06-01')).toMatchObject({
      publishedAt: '2024-01-01T00:00:00Z',
      notes: [
        'Its date "soon" cannot be read. Write it as 2026-05-04.',
        'It expired in the archive: 2024-06-01T00:00:00Z',
      ],
    });
  });
});

describe('the path of a post', () => {
  const site = ['https://old.example/blog'];
  const category = [{ slug: 'sleep', name: 'Sleep' }];
  test.each<[string, Parameters<typeof somePost>[0], string]>([
    ['a permalink that names a topic', { address: 'https://old.example/blog/heart/salt/' }, '/heart/salt'],
    [
      'a dated one',
      { address: 'https://old.example/blog/2024/05/naps/', slug: 'naps', categories: category },
      '/sleep/naps',
    ],
    [
      'one of a single step',
      { address: 'https://old.example/naps/', slug: 'naps', categories: category },
      '/sleep/naps',
    ],
    ['one without a category', { address: 'https://old.example/naps/', slug: 'naps' }, '/naps'],
    ['one with an ending', { address: 'https://old.example/sleep/naps.html' }, '/sleep/naps'],
    [
      'a category that says nothing',
      { slug: 'naps', categories: [{ slug: 'uncategorized', name: '' }] },
      '/naps',
    ],
    ['a page', { type: 'page', address: 'https://old.example/about/', categories: category }, '/about'],
    ['a draft, by its title', { title: 'Was hilft bei Föhn?', slug: '' }, '/was-hilft-bei-fohn'],
    ['another script, by its number', { title: '睡眠', slug: '睡眠', id: '12' }, '/post-12'],
  ])('%s', (_what, post, expected) =>
    expect(pathOf(somePost(post), site, {})).toEqual({ ok: true, path: expected }),
  );

  test('is refused where the site itself answers, or where a rule gives none', () => {
    expect(pathOf(somePost({ address: 'https://old.example/drugs/a' }), site, {})).toMatchObject({
      ok: false,
    });
    expect(pathOf(somePost({}), site, { path: () => 'Sleep/Naps' })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('"Sleep/Naps" is not a valid path'),
    });
  });
});

test.each<[string, string | undefined]>([
  ['http://www.old.example/Naps/', '/naps'],
  ['https://old.example/naps?utm_source=x#a', '/naps'],
  ['https://old.example/?p=12', '/?p=12'],
  ['/naps', '/naps'],
  ['https://other.example/naps', undefined],
  ['mailto:a@old.example', undefined],
])('the address %s is %s', (address, expected) =>
  expect(addressKey(address, ['https://old.example'])).toBe(expected),
);

test.each<[string, string | undefined]>([
  ['https://old.example/2024/05/Naps.html', '/2024/05/naps'],
  ['https://old.example/naps/index.html', '/naps'],
  ['https://old.example/blog/naps/', '/blog/naps'],
  ['/?page_id=12', '/?p=12'],
  ['https://old.example/blog/?p=12', '/blog/?p=12'],
  ['https://old.example/Blog/?page_id=12', '/blog/?p=12'],
  ['https://old.example/blog/?s=12', undefined],
  ['https://old.example/%E7%9D%A1/?p=12', undefined],
  ['https://old.example/naps?page=2', undefined],
  ['https://old.example/naps.php', undefined],
  ['https://old.example/%E7%9D%A1', undefined],
  ['https://other.example/?p=12', undefined],
])('the address %s redirects at %s', (address, expected) =>
  expect(redirectFrom(address, ['https://old.example', 'https://old.example/blog'])).toBe(expected),
);

test('a post by its number is in the folder that WordPress is in', () => {
  expect(redirectFrom('/?p=12', ['https://old.example/blog'])).toBe('/blog/?p=12');
  expect(redirectFrom('/?p=12', ['https://old.example/', 'https://old.example/blog'])).toBe('/?p=12');
  expect(addressKey('/?p=12', ['https://old.example/blog'])).toBe('/?p=12');
});

test.each<[string, string | undefined]>([
  ['Größere Kinder', 'grossere-kinder'],
  ["it's_fine", 'its_fine'],
  ['睡眠', undefined],
  ['--', undefined],
])('in letters: %s', (text, expected) => expect(inLetters(text)).toBe(expected));

test('tags get other attributes, and all else stays to the letter', () => {
  const html = '<!-- wp:x {"a":"<img>"} -->\n<P>[tip a="b"]<IMG SRC="a.jpg" alt="x > y">\n<a href=b>c</a>';
  const names = new Set(['img', 'a']);
  expect(rewriteTags(html, names, () => undefined)).toBe(html);
  expect(
    rewriteTags(html, names, (name, attributes) =>
      name === 'a' ? { href: '/"' } : { ...attributes, src: 'b' },
    ),
  ).toBe('<!-- wp:x {"a":"<img>"} -->\n<P>[tip a="b"]<img src="b" alt="x &gt; y">\n<a href="/&quot;">c</a>');
  expect(rewriteTags('a<img src="x">b', names, () => null)).toBe('ab');
});

test.each<[string, object, string]>([
  ['an unknown export', { topic: {} }, 'exports "topic", which is unknown. Did you mean "topics"?'],
  ['a path that is no function', { path: '/a' }, '"path" must be a function'],
  ['types that are no list', { types: 'post' }, '"types" must be a list of texts'],
  ['a rule that is none', { shortcodes: { tip: 'remove' } }, 'The rule for "tip" must be "keep", "drop"'],
])("a publisher's own rules %s is refused with what would be right", (_what, exported, message) =>
  expect(() => readImportRules(exported, 'pagewell.import.js')).toThrow(message),
);

test.each<[string | undefined, string]>([
  ['es-MX', 'Sin título'],
  ['en', 'Untitled'],
  [undefined, 'Untitled'],
])('a post in %s without a title has one in its language', (language, title) => {
  const parts = {
    path: '/a',
    blocks: [],
    image: undefined,
    siteLanguage: undefined,
    translationOf: undefined,
    timeZone: undefined,
  };
  expect(toArticle(somePost({ title: ' ', language }), parts, {})).toMatchObject({ title });
});
