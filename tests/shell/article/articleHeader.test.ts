/** @jest-environment jsdom */
import { articleDocument, inBrowser, textOf } from '../support.ts';

describe('the ways from the head of an article to what some readers have come for', () => {
  const recipe = { type: 'recipe-v2', data: { title: 'Soup' }, html: '<p>Soup</p>' };
  const comments = { type: 'top-comments', data: { comments: [{ comment: 'Yes.' }] }, html: '<p>Yes.</p>' };
  const ways = (blocks: Parameters<typeof articleDocument>[1]) =>
    [
      ...inBrowser(articleDocument({}, blocks)).querySelectorAll('main header nav[aria-label="Jump to"] a'),
    ].map((link) => [textOf(link), link.getAttribute('href')]);

  test('lead to the first recipe and to the comments', () =>
    expect(ways([comments, recipe, recipe])).toEqual([
      ['Jump to recipe', '#recipe'],
      ['What readers say', '#comments'],
    ]));

  test('say how long a recipe takes and what it makes', () => {
    const cookingTimes = { prepTime: '10 minutes', totalTime: '40 minutes' };
    const data = { title: 'Soup', cookingTimes, nutritionFacts: { servingsCount: 4 } };
    expect(ways([{ ...recipe, data }])).toEqual([['Jump to recipe · 40 min · Makes 4 servings', '#recipe']]);
  });

  test('lead to nothing that is not there, or that shows nothing', () => {
    expect(
      ways([{ type: 'heading', data: { text: 'One', anchor: 'one' }, html: '<h2 id="one">One</h2>' }]),
    ).toEqual([]);
    expect(ways([{ ...comments, html: '' }])).toEqual([]);
  });
});

describe('the lead picture', () => {
  const image = { src: '/media/glass.jpg', alt: 'A glass of water', width: 1200, height: 675 };

  test('is loaded first, through the image proxy, in a place that is kept', () => {
    const picture = inBrowser(articleDocument({ image })).querySelector('main header img');
    expect(picture?.getAttribute('alt')).toBe('A glass of water');
    expect(picture?.getAttribute('src')).toMatch(/^\/img\?src=%2Fmedia%2Fglass\.jpg&w=\d+$/);
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
    expect(picture?.getAttribute('loading')).toBe('eager');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1200', '675']);
  });

  test('keeps a place also where the author does not say its size', () => {
    const picture = inBrowser(articleDocument({ image: { src: '/media/glass.jpg' } })).querySelector(
      'main header img',
    );
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['3', '2']);
    expect(picture?.getAttribute('alt')).toBe('');
  });

  test('has its credit below it, as text, and nothing without one', () => {
    const below = (imageCredit?: string) =>
      inBrowser(articleDocument({ image, ...(imageCredit ? { imageCredit } : {}) })).querySelector(
        'main header picture + small',
      )?.innerHTML;
    expect(below('Photo: <b>Talberg</b>')).toBe('Photo: &lt;b&gt;Talberg&lt;/b&gt;');
    expect(below()).toBeUndefined();
  });

  test('is written without a preload link in the middle of the page', () =>
    expect(inBrowser(articleDocument({ image })).querySelector('body link[as="image"]')).toBeNull());

  test.each(['javascript:alert(1)', 'http://insecure.example/a.jpg', 'data:image/svg+xml,<svg/>'])(
    'is left out where %s is its address',
    (src) => expect(inBrowser(articleDocument({ image: { src } })).querySelector('main img')).toBeNull(),
  );
});
