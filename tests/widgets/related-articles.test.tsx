/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import typical from '#fixtures/blocks/related-articles.typical.json' with { type: 'json' };
import { picturesIn, sizeOfFile } from '../fixtures/pictures.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';
import { testSite } from '../support/site.ts';

const { lists, decisionLists, articles, promoTitles } = testSite.content.relatedArticles;
const promoTitleOf = (path: string) => promoTitles.find(({ paths }) => paths.includes(path))?.title;

const show = (data: object, articlePath: string) => showBlock('related-articles', data, { articlePath });
const links = () => screen.getAllByRole<HTMLAnchorElement>('link');
const addresses = () => links().map((link) => link.getAttribute('href'));

const cbdPaths = [
  '/health/cbd-for-anxiety',
  '/health/cbd-oil-for-pain',
  '/health/cbd-vs-thc',
  '/health/cbd-dosage',
];
const edPaths = ['/health/erectile-dysfunction/ed-pills', '/health/erectile-dysfunction'];
const skinPaths = ['/nutrition/collagen-benefits', '/health/ways-to-boost-collagen'];
const decisionPath = '/health/mens-health/erectile-dysfunction';

const cbdGuides = [
  '/health/best-cbd-gummies',
  '/health/best-cbd-gummies-for-anxiety',
  '/health/best-cbd-cream-for-pain',
  '/health/best-cbd-oil',
];
const edGuides = [
  '/health/mens-health/viagra-online',
  '/health/mens-health/generic-viagra',
  '/health/mens-health/male-enhancement-pills',
  '/health/online-cialis',
];
const skinGuides = [
  '/skin/best-collagen-for-skin',
  '/skin/best-skin-care-products',
  '/skin/best-face-moisturizers',
  '/skin/best-eye-cream',
];

describe('on a path that the site knows', () => {
  test.each([
    ...cbdPaths.map((path) => [path, cbdGuides] as const),
    ...edPaths.map((path) => [path, edGuides] as const),
    ...skinPaths.map((path) => [path, skinGuides] as const),
    [decisionPath, edGuides] as const,
  ])('%s there are a heading and four articles with titles and pictures', (path, guides) => {
    show({}, path);
    const heading = screen.getByRole('heading', { level: 2 });
    expect(screen.getByRole('navigation', { name: heading.textContent ?? '' })).toBeTruthy();
    expect(addresses()).toEqual(guides);
    for (const item of screen.getAllByRole('listitem')) {
      const link = within(item).getByRole('link');
      expect(link.textContent).toMatch(/\S/);
      const picture = articles.find((each) => each.path === link.getAttribute('href'))?.imageUrl;
      expect(item.querySelector('img')?.getAttribute('src')).toContain(encodeURIComponent(String(picture)));
    }
  });

  test('the list is a decision list where readers are about to decide', () => {
    show({}, decisionPath);
    expect(screen.getByRole('heading').textContent).toBe('Deciding on an ED treatment');
  });

  test('there are these eight keys, and no others', () => {
    expect(lists.flatMap(({ paths }) => paths)).toEqual([...cbdPaths, ...edPaths, ...skinPaths]);
    expect(decisionLists.flatMap(({ paths }) => paths)).toEqual([decisionPath]);
  });
});

describe('the maps', () => {
  test('lead to the twelve articles alone, each with a title and a picture that is there', async () => {
    const led = [...lists, ...decisionLists].flatMap(({ articleUrls }) => articleUrls);
    expect(new Set(led)).toEqual(new Set(articles.map(({ path }) => path)));
    expect(articles).toHaveLength(12);
    const pictures = [
      ...articles.map(({ imageUrl }) => imageUrl),
      ...lists.map(({ articleMainImage }) => articleMainImage),
    ];
    for (const picture of pictures)
      expect([picture, await sizeOfFile(picture)]).toEqual([picture, expect.anything()]);
    expect(picturesIn([...articles])).toHaveLength(12);
  });

  test.each([
    '/health/cbd-for-insomnia',
    '/health/how-long-does-cbd-stay-in-your-system',
    ...cbdPaths,
    ...edPaths,
    decisionPath,
    ...skinPaths,
    '/health/erection-problems',
    '/health/vaginal-itching',
    ...cbdGuides,
    ...edGuides,
    ...skinGuides,
  ])('have a promo title for %s', (path) => {
    expect(promoTitleOf(path)).toMatch(/\S/);
    show(typical.data, path);
    expect(screen.getByText(typical.data.promoTitle)).toBeTruthy();
    show({ ...typical.data, promoTitle: undefined }, path);
    expect(screen.getByText(promoTitleOf(path) ?? '')).toBeTruthy();
  });

  test('know nothing of paths that only look like one', () => {
    for (const path of ['/', '/health/cbd-for-anxiety/', '/HEALTH/cbd-dosage', 'constructor', '__proto__']) {
      expect(show({}, path).html).toBe('');
    }
  });
});

describe('articles of the block’s own', () => {
  test('take the place of the site’s, with heading, line and picture of the block', () => {
    show(typical.data, '/health/cbd-dosage');
    expect(screen.getByRole('heading').textContent).toBe(typical.data.title);
    expect(addresses()).toEqual(typical.data.articles.map(({ url }) => url));
    expect(links().map(({ textContent }) => textContent)).toEqual(
      typical.data.articles.map(({ title }) => title),
    );
    expect(document.querySelectorAll('img')).toHaveLength(5);
  });

  test.each([
    [typical.data.articleMainImage, 4],
    ['/media/other.webp', 5],
  ])('show no picture of the page itself: %s', (articlePicture, shown) => {
    showBlock('related-articles', typical.data, { articlePath: '/health/cbd-dosage', articlePicture });
    expect(document.querySelectorAll('img')).toHaveLength(shown);
  });

  test('show no promo title on a path that has none', () => {
    show({ articles: typical.data.articles }, '/sleep/insomnia-self-help');
    expect(screen.getByRole('heading').textContent).toBe('Related articles');
    expect(document.querySelector('nav p')).toBeNull();
  });

  test('have the site’s title and picture where they bring none, and are left out where there is no title', () => {
    show(
      { articles: [{ url: '/health/best-cbd-oil' }, { url: '/unknown' }, { url: '/x', title: ' ' }] },
      '/',
    );
    expect(links().map(({ textContent }) => textContent)).toEqual([
      articles.find(({ path }) => path === '/health/best-cbd-oil')?.title,
    ]);
    expect(document.querySelectorAll('li img')).toHaveLength(1);
  });

  test('never lead to the page itself', () => {
    const article = (url: string) => ({ url, title: url });
    show({ articles: ['/a', '/b', '/c', '/d'].map(article) }, '/b');
    expect(addresses()).toEqual(['/a', '/c', '/d']);
  });

  test('show nothing where none is left', () => {
    expect(show({ articles: [{ url: '/a', title: 'A' }] }, '/a').html).toBe('');
    expect(show({ title: 'More', articleMainImage: '/media/x.jpg' }, '/a').html).toBe('');
  });
});

test('a click on a related article is reported with its place', () => {
  show(typical.data, '/');
  expect(declaredEvent(screen.getAllByRole('listitem')[2], 'click')).toEqual({
    kind: 'element-clicked',
    location: 'Related articles',
    elementType: 'LINK',
    text: 'The best protein powders, tested',
    linkUrl: '/fitness/best-protein-powder',
    position: 3,
  });
});

describe('an article without a picture', () => {
  const napping = { url: '/sleep/naps', title: 'Napping' };
  const places = () =>
    screen
      .getAllByRole('listitem')
      .map(({ firstElementChild: first }) => first?.textContent || first?.tagName);

  test('has its initial in the place among others that have one', () => {
    show({ articles: [{ url: '/a', title: 'Eating', imageUrl: '/media/plate.webp' }, napping] }, '/');
    expect(places()).toEqual(['IMG', 'N']);
  });

  test('is a title alone among others like it', () => {
    show({ articles: [napping] }, '/');
    expect(places()).toEqual(['Napping']);
  });
});
