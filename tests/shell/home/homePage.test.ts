/** @jest-environment jsdom */
import type { ArticleSummary } from '../../../shell/home/articleSummary.ts';
import { homePage } from '../../../shell/home/homePage.tsx';
import { hostileTexts, inBrowser, metaContent, testShell, textOf } from '../support.ts';

const summary = (parts: Partial<ArticleSummary> = {}): ArticleSummary => ({
  path: '/nutrition/collagen',
  title: 'Collagen',
  description: 'What it does.',
  updatedAt: '2026-05-04T09:00:00Z',
  image: { src: '/media/glass.jpg' },
  ...parts,
});

const home = (...articles: ArticleSummary[]) => inBrowser(homePage(articles, testShell));

describe('the home page', () => {
  test('lists every article with picture, section, title, summary and date', () => {
    const card = home(summary()).querySelector('main article');
    expect(textOf(card)).toBe('NutritionCollagenWhat it does.Updated May 4, 2026');
    expect(card?.querySelector('a')?.getAttribute('href')).toBe('/nutrition/collagen');
    expect(card?.querySelector('img')?.getAttribute('src')).toContain('/img?src=%2Fmedia%2Fglass.jpg');
  });

  test('keeps the order that it is given', () => {
    const page = home(
      summary({ title: 'One' }),
      summary({ title: 'Two', path: '/b' }),
      summary({ title: 'Three', path: '/c' }),
    );
    expect([...page.querySelectorAll('main h2')].map(textOf)).toEqual(['One', 'Two', 'Three']);
  });

  test('has the logo as its one heading of level 1', () => {
    expect([...home(summary()).querySelectorAll('h1')].map(textOf)).toEqual(['Pagewell']);
  });

  test('loads the first picture at once and the others when they come near', () => {
    const page = home(summary(), summary({ path: '/b' }), summary({ path: '/c' }));
    expect([...page.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ]);
    expect(page.querySelector('body link')).toBeNull();
  });

  test('lists articles without picture, description or readable date', () => {
    const { image: _image, description: _description, ...bare } = summary({ updatedAt: 'recently' });
    const card = home(bare).querySelector('main article');
    expect(textOf(card)).toBe('NutritionCollagen');
    expect(card?.querySelector('img, time')).toBeNull();
  });

  test("shows the article's own date rather than that of the store", () => {
    const card = home(summary({ datedAt: '2025-03-02T09:00:00Z' })).querySelector('main article');
    expect(textOf(card)).toContain('Updated March 2, 2025');
  });

  test('says so, where nothing is published yet', () => {
    expect(textOf(home().querySelector('main'))).toContain('The first articles are on their way');
  });

  test('is what search engines list under the root', () => {
    const page = home(summary());
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://pagewell.example/',
    );
    expect(page.title).toBe('Pagewell');
    expect(metaContent(page, 'description')).toBe('Health advice in words you can use.');
  });

  test.each(hostileTexts)('shows the title %.40j as text', (title) => {
    const page = home(summary({ title, description: title }));
    expect(page.querySelectorAll('main img')).toHaveLength(1);
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(page.querySelector('h2 bdi')?.textContent).toBe(title.toWellFormed());
  });
});
