/** @jest-environment jsdom */

import type { SecondaryNav, UpNextArticle } from '#schemas/generated/types.ts';
import { palette } from '#shell/design/palette.ts';
import { type AroundPage, siteChrome } from '#shell/page/siteChrome.tsx';
import { testShell, textOf } from '../support.ts';

function around(secondaryNav: SecondaryNav | undefined, page: AroundPage) {
  const configuration = secondaryNav ? { secondaryNav } : {};
  const { before, parts } = siteChrome({ ...testShell, site: { ...testShell.site, configuration } }, page);
  return { body: new DOMParser().parseFromString(before, 'text/html').body, parts };
}

const items = [
  {
    title: 'Checks',
    url: '/mind/mood',
    links: [
      { title: 'Mood', url: '/mind/mood' },
      { title: 'Worry', url: '/mind/worry' },
    ],
  },
  { title: 'Therapy', url: '/mind/therapy' },
];

describe('the bar of a subject', () => {
  const bar = (nav: Partial<SecondaryNav>, path = '/mind/therapy'): Element | null =>
    around({ items, ...nav }, { path }).body.querySelector(':scope > nav');

  test('has its brand, its links in their order, and two buttons that come with their script', () => {
    const nav = bar({ branding: { text: 'Mind', url: '/mind' } });
    expect(textOf(nav?.querySelector('b a[href="/mind"]'))).toBe('Mind');
    expect([...(nav?.querySelectorAll('[data-scroll-row] a') ?? [])].map(textOf)).toEqual([
      'Checks',
      'Therapy',
    ]);
    expect(nav?.querySelectorAll('[data-scroll-row] + [hidden] > button')).toHaveLength(2);
  });

  test('shows the brand’s picture in the place of its text', () => {
    const nav = bar({ branding: { text: 'Mind', imageSrc: '/media/mind.webp' } });
    expect(nav?.querySelector('b img')?.getAttribute('alt')).toBe('Mind');
    expect(textOf(nav?.querySelector('b'))).toBe('');
  });

  test('writes the brand in its colour where that can be read, and in ours where it cannot', () => {
    const colourOf = (textColor: string) =>
      bar({ branding: { text: 'Mind', textColor } })
        ?.querySelector('b')
        ?.getAttribute('style');
    expect(colourOf('#7a1f5c')).toBe(`color:light-dark(#7a1f5c, ${palette.ink.dark})`);
    expect(colourOf('#ffffff')).toBe(`color:light-dark(${palette.ink.light}, #ffffff)`);
  });

  test.each<[string, string[] | undefined, string | undefined, boolean]>([
    ['all pages have it where it names none', undefined, '/sleep', true],
    ['a folder', ['/mind'], '/mind/therapy', true],
    ['a page', ['/mind/therapy'], '/mind/therapy', true],
    ['a path that only begins alike', ['/mind'], '/mindful', false],
    ['a page without a path', ['/mind'], undefined, false],
  ])('is on the pages that it is for: %s', (_case, paths, path, isThere) => {
    const { body, parts } = around({ items, ...(paths ? { paths } : {}) }, { path });
    expect(body.querySelector(':scope > nav') !== null).toBe(isThere);
    expect(parts.includes('shell-secondary-nav')).toBe(isThere);
  });

  test('shows what stands behind an item while the reader is there, and says where that is', () => {
    const nav = bar({}, '/mind/worry');
    expect(textOf(nav?.querySelector('[aria-current=true]'))).toBe('Checks');
    expect(textOf(nav?.querySelector('[aria-current=page]'))).toBe('Worry');
    expect(bar({}, '/mind/therapy')?.querySelectorAll('ul')).toHaveLength(1);
  });

  test('is not there without links, nor below a simple header', () => {
    expect(bar({ items: [] })).toBeNull();
    expect(around({ items }, { kind: 'simple', path: '/mind/worry' }).body.querySelector('nav')).toBeNull();
  });
});

describe('the bar of what is read next', () => {
  const next = (articles: UpNextArticle[]) => around(undefined, { upNext: articles });
  const article = (index: number): UpNextArticle => ({ title: [`Part ${index}`], link: `/a/${index}` });
  const titles = (articles: UpNextArticle[]) =>
    [...next(articles).body.querySelectorAll(':scope > nav a')].map(textOf);

  test('is named, and joins the pieces of a title with blanks', () => {
    const { body } = next([{ title: ['How Much', 'a Day?'], link: '/a' }]);
    expect(textOf(body.querySelector(':scope > nav'))).toBe('UP NEXTHow Much a Day?');
  });

  test.each([
    [0, 0],
    [1, 1],
    [5, 5],
    [6, 5],
    [12, 5],
  ])('of %d articles shows %d', (given, shown) =>
    expect(titles(Array.from({ length: given }, (_, index) => article(index)))).toHaveLength(shown),
  );

  test('leaves out what has no words or leads nowhere, and is not there where nothing is left', () => {
    const unfit = [
      { title: [' '], link: '/a' },
      { title: ['Run'], link: 'javascript:alert(1)' },
    ];
    expect(titles([...unfit, article(1)])).toEqual(['Part 1']);
    expect(next(unfit).body.querySelector(':scope > nav')).toBeNull();
    expect(next(unfit).parts).toEqual([]);
  });
});
