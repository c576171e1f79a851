/** @jest-environment jsdom */

import { screen, within } from '@testing-library/dom';
import { phrases } from '#rules/testing/examples.ts';
import { hasPaidLink } from '#transformer/normalise/hasPaidLink.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const norrland = {
  id: 'p-1',
  brandId: 'norrland',
  campaignId: 'c-1',
  variantId: 'v-1',
  productTitle: 'Norrland Marine',
  ourScore: 4.8,
  productBrand: 'Norrland',
  superlative: 'Best overall',
  rating: 4.7,
  numberOfRatings: 1248,
  price: 1249.5,
  destinationStore: 'Norrland',
  discount: '20% off with code "GLOW20"',
  ctaText: 'Shop Norrland',
  ctaUrl: 'https://go.offers.example/r?pid=1',
  highlights: [
    { label: 'Form', value: 'powder' },
    { label: 'Source', value: 'cod', tooltip: 'What it is made of.' },
  ],
  Pros: ['dissolves'],
  Cons: ['dear'],
};
const tidewell = {
  productTitle: 'Tidewell Peptides',
  price: 29,
  highlights: [{ label: 'Form', value: 'powder' }],
};

const show = (...products: object[]) => showBlock('product-comparison-table', { title: 'Powders', products });
const table = () => screen.getByRole('table', { name: 'Powders' });
const rowOf = (name: RegExp) => within(table()).getByRole('row', { name });
const cellsOf = (name: RegExp) =>
  within(rowOf(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
describe('the table', () => {
  test('is named by its title, its columns by the products, and its rows by what is compared', () => {
    show(norrland, tidewell);
    const names = (role: string) =>
      within(table())
        .getAllByRole(role)
        .map(({ firstChild }) => firstChild?.textContent);
    expect(names('columnheader')).toEqual(['Norrland Marine', 'Tidewell Peptides']);
    expect(names('rowheader')).toEqual(
      phrases(`
        Our score | Best for | Customers | Price | Offer | Form | Source | Pros & cons | Where to buy
      `),
    );
  });

  test('has a name of its own where its author gave it none', () => {
    showBlock('product-comparison-table', { title: ' ', products: [tidewell] });
    expect(screen.getByRole('table', { name: 'Products compared' })).toBeTruthy();
  });

  test('scrolls in a group that a keyboard reaches', () => {
    show(norrland, tidewell);
    expect(screen.getByRole('group', { name: 'Powders' }).tabIndex).toBe(0);
  });

  test('shows prices, ratings and offers as product cards do', () => {
    show(norrland, tidewell);
    expect(cellsOf(/^Price/)).toEqual(['$1,249.50at Norrland', '$29']);
    expect(screen.getByRole('img', { name: 'Rated 4.7 out of 5' })).toBeTruthy();
    expect(cellsOf(/^Customers/)[0]).toContain('1,248 ratings');
    expect(screen.getByText('GLOW20').tagName).toBe('CODE');
    expect(screen.getByText('20% off').tagName).toBe('STRONG');
  });

  test('says where a product says nothing', () => {
    show(norrland, tidewell);
    const [, gap] = within(rowOf(/^Offer/)).getAllByRole('cell');
    expect(within(gap as HTMLElement).getByText('Not stated')).toBeTruthy();
    expect(cellsOf(/^Where to buy/)[1]).toBe('–Not stated');
  });

  test('explains a row on request', () => {
    show(norrland, tidewell);
    expect(within(rowOf(/^Source/)).getByRole('button', { name: 'About Source' })).toBeTruthy();
    expect(within(rowOf(/^Form/)).queryByRole('button')).toBeNull();
  });

  test('begins with our score and what each product is best for', () => {
    show(norrland, tidewell);
    expect(cellsOf(/^Our score/)[0]).toContain('4.8');
    expect(cellsOf(/^Best for/)).toEqual(['Best overall', '–Not stated']);
  });

  test('shows the brand above the name it belongs to', () => {
    show({ ...norrland, productBrand: 'Fjord' }, tidewell);
    const header = within(table()).getByRole('columnheader', { name: 'Norrland Marine' });
    const above = screen.getByText('Fjord').closest('td');
    expect(above?.textContent).toBe('Fjord');
    expect(above?.getAttribute('headers')).toBe(header.id);
  });

  test('leaves out a brand with which the name begins', () => {
    show(norrland, tidewell);
    expect(table().querySelectorAll('thead tr')).toHaveLength(1);
  });

  test('has nothing above the names where there is nothing to show', () => {
    show(tidewell);
    expect(table().querySelectorAll('thead tr')).toHaveLength(1);
  });

  test('puts the initial in the place of a missing picture, but only beside others', () => {
    const pictured = { ...norrland, imgSrc: '/media/a.jpg', imgAlt: 'A white tub' };
    show(pictured, { ...tidewell, productTitle: '𝒯idewell' });
    expect(screen.getByRole('img', { name: 'A white tub' }).getAttribute('loading')).toBe('lazy');
    expect(screen.getByText('𝒯').getAttribute('aria-hidden')).toBe('true');
    show(norrland, tidewell);
    expect(screen.queryByText('T')).toBeNull();
  });

  test('leads from a name to our review', () => {
    show({ ...tidewell, reviewUrl: '#page0-card1' }, { ...norrland, reviewUrl: 'javascript:alert(1)' });
    expect(screen.getByRole('link', { name: 'Tidewell Peptides' }).getAttribute('href')).toBe('#page0-card1');
    expect(screen.queryByRole('link', { name: 'Norrland Marine' })).toBeNull();
  });

  test('with one product has no row but the names, and neither choice nor marks', () => {
    show({ productTitle: 'Alone' });
    expect(within(table()).getAllByRole('row')).toHaveLength(1);
    show(norrland);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(table().querySelector('[data-agreement]')).toBeNull();
    expect(table().textContent).not.toMatch(/Differs/);
  });

  const words = (length: number): string => 'Fish oil '.repeat(length).slice(0, length);

  test.each([
    ['45 characters', words(45), undefined],
    ['46 characters', words(46), 'long'],
    ['a word of 12', 'Keto Intermittent Box', undefined],
    ['a word of 13', 'Keto Mediterranean Box', 'long'],
  ])('with a name of %s, as in “%s”, has columns for names that are %s', (_what, productTitle, names) => {
    show({ productTitle });
    expect(table().dataset.names).toBe(names);
  });

  test.each([
    [1, undefined],
    [2, 'two'],
    [3, undefined],
    [5, undefined],
    [6, 'many'],
  ])('of %i products is laid out for %s', (count, products) => {
    show(...Array.from({ length: count }, () => tidewell));
    expect(table().dataset.products).toBe(products);
  });

  test('shows its note, unless it is blank', () => {
    showBlock('product-comparison-table', { products: [tidewell], note: 'Checked in May.' });
    expect(screen.getByText('Checked in May.')).toBeTruthy();
    expect(showBlock('product-comparison-table', { products: [tidewell], note: ' ' }).html).not.toContain(
      '<p',
    );
  });
});

describe('differences', () => {
  test('are marked in words where most rows are alike', () => {
    show(norrland, { ...norrland, productTitle: 'Norrland Bovine', price: 20 });
    expect(within(rowOf(/^Price/)).getByText('Differs')).toBeTruthy();
    expect(screen.getAllByText('Differs')).toHaveLength(1);
    expect(rowOf(/^Price/).dataset.agreement).toBe('differs');
    expect(rowOf(/^Where to buy/).dataset.agreement).toBeUndefined();
  });

  test('are not marked where most rows differ: marks on most of them would point at nothing', () => {
    show(norrland, tidewell);
    expect(screen.queryByText('Differs')).toBeNull();
    expect(rowOf(/^Price/).dataset.agreement).toBe('differs');
  });

  test('may be all that is shown, which says how many rows that is', () => {
    show(norrland, tidewell);
    expect(screen.getByRole('checkbox', { name: 'Show only differences (7 of 8 rows)' })).toBeTruthy();
  });

  test.each([
    ['everything differs', [norrland, { ...tidewell, highlights: [] }]],
    ['nothing does', [tidewell, { ...tidewell, productTitle: 'Other' }]],
  ])('are no choice where %s', (_what, products) => {
    show(...products);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('paid links', () => {
  test('lead to the shop with the ids of the product, and say which product it is', () => {
    show(norrland, tidewell);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Shop Norrland (Norrland Marine)' });
    expect(link.rel).toBe('sponsored nofollow noopener');
    expect(link.hasAttribute('data-affiliate')).toBe(true);
    expect(link.href).toBe(
      'https://go.offers.example/r?pid=1&rvo_prodid=p-1&rvo_brandid=norrland&rvo_campaignid=c-1&rvo_aff=pagewell',
    );
  });

  test('have a text of ours where the author gave none', () => {
    show({ ...tidewell, ctaUrl: '/out' });
    expect(screen.getByRole('link', { name: 'Shop now (Tidewell Peptides)' })).toBeTruthy();
  });

  test('are the certificate too, and no other fact', () => {
    const linked = (label: string) => ({ label, value: `a ${label}`, linkUrl: 'https://lab.example/a' });
    show({ ...tidewell, highlights: [linked('COA'), linked('Test')] });
    expect(screen.getByRole('link', { name: 'a COA' }).getAttribute('rel')).toContain('sponsored');
    expect(screen.getByRole('link', { name: 'a Test' }).getAttribute('rel')).toBe('noopener');
  });

  test.each([
    ['a shop', { ctaUrl: '/out' }, true],
    ['a certificate', { highlights: [{ label: 'COA', linkUrl: '/coa' }] }, true],
    ['a review alone', { reviewUrl: '/review' }, false],
  ])('need the disclosure before the table: %s', (_what, fields, isPaid) => {
    const data = { products: [{ productTitle: 'A' }, { productTitle: 'B', ...fields }] };
    const block = { id: 'a', type: 'product-comparison-table', data, pointer: '/blocks/0' };
    expect(hasPaidLink(block)).toBe(isPaid);
  });

  test('are not there without an address', () => {
    show({ productTitle: 'A', ctaText: 'Shop' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText('Where to buy')).toBeNull();
  });
});

describe('what is reported', () => {
  const product = {
    location: 'Product comparison table',
    formatType: 'TABLE',
    name: 'Norrland Marine',
    brand: 'Norrland',
    productId: 'p-1',
    variant: 'v-1',
    position: 1,
    linkUrl: 'https://go.offers.example/r?pid=1',
    text: 'Shop Norrland',
    coupon: '20% off with code "GLOW20"',
  };

  test('is each product that is seen, and each that is clicked', () => {
    show(norrland, tidewell);
    expect(declaredEvent(screen.getByRole('columnheader', { name: 'Norrland Marine' }), 'view')).toEqual({
      kind: 'product-viewed',
      ...product,
    });
    expect(declaredEvent(screen.getByRole('link', { name: /Shop Norrland/ }), 'click')).toEqual({
      kind: 'product-clicked',
      ...product,
      elementType: 'BUTTON',
      actionOutcome: 'EXTERNALLINK',
    });
  });
});
