/** @jest-environment jsdom */
import { renderPage } from '#shell/renderPage.ts';
import { adCaps } from '#widgets/inline-ad/adSizes.ts';
import { pageRenderer, reader } from '../../support/pageRenderer.ts';
import { block } from '../../support/someBlocks.ts';
import { inBrowser } from '../support.ts';

const renderer = await pageRenderer();

describe('what is counted on a page', () => {
  const elsewhere = { when: { countries: ['FR'] } };
  const pageOf = (...blocks: object[]) => {
    const { document } = renderPage({ path: '/x', title: 'x', blocks }, reader, renderer);
    return inBrowser({ html: document?.html ?? '' });
  };

  test('are the ads that this reader gets: one of another country takes no place of the page', () => {
    const ad = (id: string) => ({ id, type: 'inline-ad', data: {} });
    const most = Array.from({ length: adCaps.mediumRectangle }, (_, index) => ad(`ad-${index}`));
    const page = pageOf({ ...ad('other'), ...elsewhere }, ...most);
    expect(page.querySelectorAll('aside[data-screens]')).toHaveLength(most.length);
  });

  test('are the cards that this reader gets: the first three are whole, and keep their anchors', () => {
    const card = (id: string) => ({ id, type: 'product-card', data: { productTitle: id } });
    const page = pageOf({ ...card('a'), ...elsewhere }, card('b'), card('c'), card('d'), card('e'));
    const cards = [...page.querySelectorAll('article[id^="page0-card"]')];
    expect(cards.map((one) => [one.id, one.getAttribute('data-density')])).toEqual([
      ['page0-card1', null],
      ['page0-card2', null],
      ['page0-card3', null],
      ['page0-card4', 'compact'],
    ]);
  });

  test('are the comments that say something: #comments leads to the first of them', () => {
    const comments = (id: string, comment: string) => block(id, 'top-comments', { comments: [{ comment }] });
    const page = pageOf(
      { ...comments('other', 'Elsewhere.'), ...elsewhere },
      comments('blank', ' '),
      comments('first', 'I slept.'),
      comments('second', 'So did I.'),
    );
    expect(page.querySelectorAll('[id="comments"]')).toHaveLength(1);
    expect(page.querySelector('#comments li')?.textContent).toBe('I slept.');
    expect(page.querySelector('a[href="#comments"]')).not.toBeNull();
  });
});

describe('a pick of a quick look', () => {
  const pageFor = (country: string | undefined) => {
    const items = ['Oats', 'Rye', 'Barley'].map((title) => ({ title }));
    const card = (productTitle: string, parts: object = {}) => ({
      id: productTitle,
      type: 'product-card',
      data: { productTitle },
      ...parts,
    });
    const blocks = [
      { id: 'picks', type: 'quick-look', data: { items } },
      card('Oats'),
      card('Rye', { when: { countries: ['FR'] } }),
      card('Barley'),
    ];
    const page = renderPage({ path: '/x', title: 'x', blocks }, { ...reader, country }, renderer);
    return inBrowser({ html: page.document?.html ?? '' });
  };
  const jumps = (page: Document) =>
    [...page.querySelectorAll('main section ol a[href^="#page0"]')].map((link) => link.getAttribute('href'));

  test('goes with its card, for who does not get that; every other one leads to a card', () => {
    const page = pageFor('US');
    expect(jumps(page)).toEqual(['#page0-card0', '#page0-card2']);
    for (const href of jumps(page)) expect(page.querySelector(href ?? '')).not.toBeNull();
    expect(jumps(pageFor('FR'))).toEqual(['#page0-card0', '#page0-card1', '#page0-card2']);
  });
});
