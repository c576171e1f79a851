/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { renderPage } from '#shell/renderPage.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import { showBlock } from '../support/shownBlock.ts';

const card = (id: string, data: object = {}, type = 'product-card') => ({
  id,
  type,
  data: { productTitle: `Product ${id}`, ...data },
});

const show = (data: object) => showBlock('product-card-carousel', data);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the carousel of product cards', () => {
  test('holds whole product cards, in order, under its header', () => {
    show({ header: 'Also worth a look', cards: [card('a'), card('b')] });
    const region = screen.getByRole('region', { name: 'Also worth a look' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Also worth a look');
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    expect(titles()).toEqual(['Product a', 'Product b']);
  });

  test('is called Products where it has no header', () => {
    show({ header: ' ', cards: [card('a')] });
    expect(screen.getByRole('region', { name: 'Products' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('without a card shows nothing, not even the header', () =>
    expect(show({ header: 'Also worth a look', cards: [] }).html).toBe(''));

  test('counts its cards among all cards of the page, for links and reports', async () => {
    const blocks = [
      card('a'),
      { id: 'more', type: 'product-card-carousel', data: { cards: [card('b'), card('c')] } },
      card('d'),
    ];
    const article = { path: '/best', title: 'Best', blocks };
    const page = renderPage(article, reader, await pageRenderer());
    document.body.innerHTML = page.document?.html ?? '';
    const cards = [...document.querySelectorAll<HTMLElement>('article[id]')];
    expect(cards.map(({ id }) => id)).toEqual([0, 1, 2, 3].map((place) => `page0-card${place}`));
    expect(cards.map((card) => declaredEvent(card, 'view').position)).toEqual([1, 2, 3, 4]);
  });

  test('loads no picture before it comes near', () => {
    show({ cards: [card('a'), card('b', { imgSrc: '/media/b.jpg', imgAlt: 'A tub' })] });
    expect(screen.getByAltText('A tub').getAttribute('loading')).toBe('lazy');
  });

  test.each<[string, object]>([
    ['has no name', card('b', { productTitle: undefined })],
    ['is of another type', card('b', { text: 'x' }, 'heading')],
    ['is of no known type', card('b', {}, 'product-crad')],
    ['is no block', { title: 'x' }],
  ])('loses only a card that %s', (_what, broken) => {
    show({ cards: [card('a'), broken, card('c')] });
    expect(titles()).toEqual(['Product a', 'Product c']);
  });
});
