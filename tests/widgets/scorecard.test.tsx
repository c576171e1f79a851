/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { marker } from '#widgets/ui/marker.styles.ts';
import { allDeclared } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const collagen = { productName: 'Norrland Collagen' };

const show = (data: object, context = {}) => showBlock('scorecard', { ...collagen, ...data }, context);

const card = () => screen.getByRole('article', { name: 'Norrland Collagen' });
const overall = (score: number) => ({ scoreCriteriaName: 'Overall', scoreCriteriaValue: score });
const taste = { scoreCriteriaName: 'Taste', scoreCriteriaValue: 4.5 };

describe('the scorecard', () => {
  test('is named by its product', () => {
    show({ productBrand: 'Norrland' });
    expect(within(card()).getByRole('heading', { level: 3 }).textContent).toBe('Norrland Collagen');
    expect(screen.getByText('Norrland')).toBeTruthy();
  });

  test('with nothing but a name shows nothing but the name', () => {
    show({});
    expect(card().textContent).toBe('Norrland Collagen');
  });
});

describe('the headline score', () => {
  test.each([
    [4.8, '4.8 out of 5 EXCELLENT'],
    [0, '0.0 out of 5 GOOD'],
  ])('%d reads %s', (score, text) => {
    show({ proprietaryReviews: [overall(score)] });
    expect(card().textContent).toBe(`Norrland Collagen${text}`);
  });

  test.each([
    [3.9, true],
    [3.89, false],
  ])('of %d is marked: %p, for the marker says yes', (score, isMarked) => {
    show({ proprietaryReviews: [overall(score)] });
    expect(card().querySelector('b')?.className === marker).toBe(isMarked);
  });

  test('is not there where the rating is 0, which nobody can give', () => {
    show({ rating: 0, proprietaryReviews: [] });
    expect(card().textContent).toBe('Norrland Collagen');
  });

  test('is the criterion Overall rather than the rating, which is not shown beside it', () => {
    show({ rating: 3, proprietaryReviews: [taste, overall(4.8)] });
    expect(card().textContent).toContain('4.8 out of 5');
    expect(card().textContent).not.toContain('3.0');
  });

  test('is the rating where no criterion is Overall', () => {
    show({ rating: 4.6, proprietaryReviews: [taste] });
    expect(card().textContent).toContain('4.6 out of 5 GREAT');
    show({ rating: 4.6 });
    expect(card().textContent).toContain('4.6 out of 5 GREAT');
  });

  test('is not invented for a product without one', () => {
    show({ proprietaryReviews: [taste] });
    expect(card().textContent).toBe('Norrland CollagenTaste4.5');
  });
});

test('each criterion but Overall has a bar, in order', () => {
  show({ proprietaryReviews: [taste, overall(4.8), { scoreCriteriaName: 'Value', scoreCriteriaValue: 0 }] });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Taste', 'Value']);
  const [first, second] = screen.getAllByRole('definition');
  expect(first?.innerHTML).toContain('width:90%');
  expect(second?.innerHTML).toContain('width:0%');
});

describe('pros and cons', () => {
  const accordion = () => screen.queryByRole<HTMLDetailsElement>('group');

  test.each([
    [{ pros: ['dissolves'] }, 'Pros & consProsdissolves'],
    [{ cons: ['dear'] }, 'Pros & consConsdear'],
    [{ pros: ['dissolves'], cons: ['dear'] }, 'Pros & consProsdissolvesConsdear'],
  ])('%j are in an accordion that is closed at first', (data, text) => {
    show(data);
    expect(accordion()?.open).toBe(false);
    expect(accordion()?.textContent).toBe(text);
  });

  test.each([{}, { pros: [], cons: [] }, { pros: [' '], cons: [''] }])(
    'are not there where neither list has a point: %j',
    (data) => {
      show(data);
      expect(accordion()).toBeNull();
    },
  );
});

describe('the offer', () => {
  test('is a paid link with the ids of variant, brand and campaign', () => {
    show({
      ctaUrl: 'https://go.offers.example/r?pid=1',
      ctaText: 'Shop at Norrland',
      variantId: 'v-1',
      brandId: 'norrland',
      campaignId: 'c-1',
    });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Shop at Norrland' });
    expect(link.rel).toBe('sponsored nofollow noopener');
    expect(link.href).toBe(
      'https://go.offers.example/r?pid=1&rvo_prodid=v-1&rvo_brandid=norrland&rvo_campaignid=c-1&rvo_aff=pagewell',
    );
  });

  test('is called Shop now where nothing else is said', () => {
    show({ ctaUrl: 'https://go.offers.example/r', ctaText: ' ' });
    expect(screen.getByRole('link', { name: 'Shop now' })).toBeTruthy();
  });

  test('is not there without an address', () => {
    show({ ctaText: 'Shop now' });
    expect(screen.queryByText('Shop now')).toBeNull();
  });

  test('sets the code of a discount off', () => {
    show({ discount: '$1000 off with "GLOW20"' });
    expect(screen.getByText('GLOW20').tagName).toBe('CODE');
    expect(screen.getByText('$1,000 off').tagName).toBe('STRONG');
  });

  test('says so where it leads to a known partner', () => {
    show({ ctaUrl: 'https://www.platejoy.com/start' });
    expect(card().textContent).toContain('PlateJoy is a partner of ours.');
  });
});

describe('what the scorecard reports', () => {
  const full = {
    variantId: 'v-1',
    productBrand: 'Norrland',
    ctaUrl: 'https://go.offers.example/r',
    ctaText: 'Shop now',
    discount: '20% off',
    pros: ['dissolves'],
  };
  const page = { indexOfKind: 1, contentMeta: { targeting: { k1: 'collagen' } } };
  const place = {
    location: 'Scorecard',
    formatType: 'CARD',
    name: 'Norrland Collagen',
    brand: 'Norrland',
    productId: 'v-1',
    variant: 'v-1',
    position: 2,
  };
  const details = { text: 'Shop now', linkUrl: 'https://go.offers.example/r', coupon: '20% off' };

  test('is that the product was loaded, seen and clicked, that its link was seen, and the opening of the accordion', () => {
    show(full, page);
    expect(allDeclared('load')).toEqual([{ kind: 'product-loaded', ...place, ...details }]);
    const { text, linkUrl } = details;
    expect(allDeclared('view')).toEqual([
      { kind: 'product-viewed', ...place, ...details },
      { kind: 'element-viewed', ...place, text, linkUrl, elementType: 'BUTTON' },
    ]);
    expect(allDeclared('click')).toEqual([
      { kind: 'product-clicked', ...place, ...details, elementType: 'BUTTON', actionOutcome: 'EXTERNALLINK' },
    ]);
    expect(allDeclared('open')).toEqual([
      {
        kind: 'element-clicked',
        ...place,
        elementType: 'ACCORDION',
        actionOutcome: 'OPEN',
        text: 'Pros & cons',
      },
    ]);
  });
});
