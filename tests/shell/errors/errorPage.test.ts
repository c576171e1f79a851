/** @jest-environment jsdom */
import { errorPage } from '#shell/errors/errorPage.tsx';
import { hostileTexts, inBrowser, metaContent, testShell, textOf } from '../support.ts';

const message = 'Something failed. Please try again.';
const pageOf = (facts: Partial<Parameters<typeof errorPage>[0]> = {}) =>
  inBrowser(errorPage({ status: 500, message, ...facts }, testShell));

describe('the page of an error', () => {
  test.each([
    [404, 'We could not find this page'],
    [422, 'This article cannot be shown'],
    [500, 'Something went wrong on our side'],
    [502, 'Something went wrong on our side'],
    [503, 'We will be right back'],
    [418, 'This did not work'],
  ])('of status %i says: %s', (status, heading) => {
    const page = pageOf({ status });
    expect([...page.querySelectorAll('h1')].map(textOf)).toEqual([heading]);
    expect(page.title).toBe(`${heading} | Pagewell`);
    expect(textOf(page.querySelector('main'))).toContain(message);
  });

  test('names the error, so that it can be found in the log', () =>
    expect(textOf(pageOf({ errorId: 'a1b2c3d4' }).querySelector('main code'))).toBe('a1b2c3d4'));

  test('speaks of no reference where there is none', () => {
    expect(pageOf().querySelector('main code')).toBeNull();
    expect(textOf(pageOf().querySelector('main'))).not.toContain('reference');
  });

  test('offers the way home, and a search', () => {
    const page = pageOf();
    expect(textOf(page.querySelector('main a[href="/"]'))).toBe('Home page');
    expect(page.querySelector('main form[action="/search"] input[name="q1"]')).not.toBeNull();
  });

  test('offers the page that was probably meant, and the topics, where there is no such page', () => {
    const likely = { path: '/nutrition/collagen', name: 'Collagen <i>' };
    const page = pageOf({ status: 404, likely });
    const [first] = page.querySelectorAll('main a');
    expect([first?.getAttribute('href'), textOf(first)]).toEqual([likely.path, likely.name]);
    expect(page.querySelectorAll('main form')).toHaveLength(1);
    const ways = [...page.querySelectorAll('main nav a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/', ...testShell.site.topics.map(({ path }) => path)]);
    expect(pageOf({ status: 503 }).querySelectorAll('main nav a')).toHaveLength(1);
  });

  test('shows no stack', () => {
    const error = new Error('secret detail');
    const page = pageOf({ errorId: 'a1b2c3d4' });
    expect(page.querySelector('pre')).toBeNull();
    expect(page.documentElement.outerHTML).not.toMatch(/\bat .*\.(ts|js):\d+/);
    expect(page.documentElement.outerHTML).not.toContain(error.message);
  });

  test('shows one only where it is handed in, which development does', () =>
    expect(textOf(pageOf({ stack: 'Error: x\n at y.ts:1' }).querySelector('pre'))).toBe(
      'Error: x at y.ts:1',
    ));

  test('is not for search engines', () => expect(metaContent(pageOf(), 'robots')).toBe('noindex'));

  test('needs no other file to be read: no style sheet, picture or script stands in its way', () => {
    const page = pageOf();
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(0);
    expect(page.querySelectorAll('main img, script[src]')).toHaveLength(0);
  });

  test.each(hostileTexts)('shows %.40j as text', (text) => {
    const page = pageOf({ message: text, errorId: text });
    expect(page.querySelectorAll('main img, main svg[onload], [onerror], [onmouseover]')).toHaveLength(0);
    expect(page.querySelectorAll('script:not([type])')).toHaveLength(1);
    expect(page.querySelector('main code')?.textContent).toBe(text.toWellFormed());
  });
});
