/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { validateEvents } from '#schemas/generated/validators.js';
import { allDeclared, declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const shop = {
  productTitle: 'Norrland Collagen',
  ctaUrl: 'https://go.offers.example/r?pid=1',
  ctaText: 'Shop now',
};

const show = (data: object, context = {}) => showBlock('product-card', { ...shop, ...data }, context);

const button = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Shop now' });

const discount = () => document.querySelector('[data-length]');

describe('the button', () => {
  test('is a paid link with the ids of product, brand and campaign', () => {
    show({ id: 'p-1', brandId: 'norrland', campaignId: 'c-1' });
    expect(button().rel).toBe('sponsored nofollow noopener');
    expect(button().target).toBe('_blank');
    expect(button().hasAttribute('data-affiliate')).toBe(true);
    expect(button().href).toBe(
      'https://go.offers.example/r?pid=1&rvo_prodid=p-1&rvo_brandid=norrland&rvo_campaignid=c-1&rvo_aff=pagewell',
    );
  });

  test('keeps an address that cannot be read as it is', () => {
    show({ ctaUrl: 'https://go.offers.example:99999/r' });
    expect(button().getAttribute('href')).toBe('https://go.offers.example:99999/r');
  });

  test('is no link where the address would run code, even if nobody had checked it', () => {
    show({ ctaUrl: 'java\nscript:alert(1)' });
    expect(document.querySelector('a')).toBeNull();
  });

  test.each([
    [0, true],
    [3, true],
    [4, false],
  ])('with %i highlights has the margin of few: %s', (count, isFew) => {
    show({
      highlights: Array.from({ length: count }, (_, index) => ({ label: `Fact ${index}`, value: 'x' })),
    });
    expect(button().parentElement?.hasAttribute('data-few-highlights')).toBe(isFew);
  });
});

describe('the day on which the price was seen', () => {
  const price = () => document.querySelector('b')?.parentElement?.textContent;

  test.each([
    ['with a shop', { destinationStore: 'Norrland' }, '$24.50 at Norrland on June\u00A03,\u00A02026'],
    ['without a shop', {}, '$24.50 on June\u00A03,\u00A02026'],
  ])('is next to it, %s', (_, more, text) => {
    show({ price: 24.5, priceDate: '2026-06-03', ...more });
    expect(price()).toBe(text);
    expect(document.querySelector('time')?.dateTime).toBe('2026-06-03');
  });

  test('is not shown without a price', () => {
    show({ priceDate: '2026-06-03' });
    expect(document.querySelector('time')).toBeNull();
  });
});

describe('an offer with nothing in it', () => {
  test('takes no room', () => {
    show({ ctaUrl: undefined, ctaText: 'Shop now', discount: ' ' });
    expect(document.querySelector('[data-few-highlights]')).toBeNull();
  });

  test.each([{ price: 0 }, { discount: '20% off' }, { showDisclaimer: true, desktopDisclaimer: 'Note.' }])(
    'is there with no more than %j',
    (data) => {
      show({ ctaUrl: undefined, ...data });
      expect(document.querySelector('[data-few-highlights]')).not.toBeNull();
    },
  );
});

test('blank texts of store, author and explanations leave nothing behind', () => {
  show({
    price: 20,
    destinationStore: ' ',
    tooltip: ' ',
    highlights: [{ label: 'Dose', value: '200 mg', tooltip: ' ' }],
    healthlineReviews: '<p>Fine.</p>',
    reviewAuthorName: ' ',
  });
  expect(screen.getByText('$20').parentElement?.textContent).toBe('$20');
  expect(screen.queryByText(/^By/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^About/ })).toBeNull();
});

describe('the price', () => {
  test('names the store, and explains itself on request', () => {
    show({ price: 1249.5, destinationStore: 'Norrland', tooltip: 'For a year.' });
    expect(screen.getByText('$1,249.50').parentElement?.textContent).toMatch(
      /^\$1,249\.50 at Norrland(?! on)/,
    );
    expect(screen.getByRole('button', { name: 'About the price' })).toBeTruthy();
  });

  test('is not there without one, and says when nothing is to be paid', () => {
    show({ destinationStore: 'Norrland' });
    expect(screen.queryByText(/at Norrland/)).toBeNull();
    show({ price: 0 });
    expect(screen.getByText('Free')).toBeTruthy();
  });
});

describe('the discount', () => {
  test.each([
    [35, 'short'],
    [36, 'long'],
    [60, 'long'],
    [61, 'very-long'],
  ])('of %i characters has the layout %s', (length, layout) => {
    show({ discount: 'x'.repeat(length) });
    expect(discount()?.getAttribute('data-length')).toBe(layout);
  });

  test('sets its code off, and its amount in bold', () => {
    show({ discount: '20% off with code "GLOW20"' });
    expect(screen.getByText('GLOW20').tagName).toBe('CODE');
    expect(screen.getByText('20% off').tagName).toBe('STRONG');
    expect(discount()?.textContent).toBe('20% off with code GLOW20');
  });

  test('that cannot be formatted is shown raw', () => {
    show({ discount: 'Save $1500 with "GLOW20' });
    expect(discount()?.textContent).toBe('Save $1500 with "GLOW20');
  });
});

describe('the disclaimer', () => {
  test('has both texts in the HTML, for the style sheet to choose from', () => {
    show({ showDisclaimer: true, mobileDisclaimer: 'short', desktopDisclaimer: 'long' });
    expect(screen.getByText('short').getAttribute('data-for')).toBe('mobile');
    expect(screen.getByText('long').getAttribute('data-for')).toBe('desktop');
  });

  test('stands once where there is one text', () => {
    show({ showDisclaimer: true, desktopDisclaimer: 'long' });
    expect(screen.getByText('long').hasAttribute('data-for')).toBe(false);
  });
});

describe('the affiliate disclaimer', () => {
  test('shows for a link to a known partner, and leads to how we vet', () => {
    show({ ctaUrl: 'https://www.platejoy.com/start' });
    expect(document.body.textContent).toContain('PlateJoy is a partner of ours.');
    expect(screen.getByText('How we vet brands and products').getAttribute('href')).toBe(
      '/about/brand-and-product-vetting',
    );
  });

  test('shows for no other link', () => {
    show({ ctaUrl: 'https://shop.example/?to=platejoy.com' });
    expect(document.body.textContent).not.toContain('is a partner of ours');
  });
});

describe('what the card reports', () => {
  const full = {
    id: 'p-1',
    pid: 'NRL-1',
    variantId: 'v-1',
    productBrand: 'Norrland',
    discount: '20% off',
    destinationStore: 'Norrland',
    superlative: 'Best overall',
    articleTitle: 'Best collagen',
    Pros: ['dissolves'],
    highlights: [{ label: 'COA', value: 'each lot', linkUrl: 'https://go.offers.example/coa' }],
  };
  const page = {
    indexOfKind: 1,
    contentMeta: { targeting: { k1: 'collagen' }, pageTemplate: 'roundup', featureTemplateType: 'commerce' },
  };
  const product = {
    location: 'Product card',
    formatType: 'CARD',
    name: 'Norrland Collagen',
    brand: 'Norrland',
    productId: 'p-1',
    variant: 'v-1',
    position: 2,
  };
  const details = {
    text: 'Shop now',
    linkUrl: 'https://go.offers.example/r?pid=1',
    coupon: '20% off',
    customDimensions: {
      partnerProductId: 'NRL-1',
      store: 'Norrland',
      ribbon: 'Best overall',
      articleTitle: 'Best collagen',
    },
  };

  test('is that the product was loaded and seen, with all its details', () => {
    show(full, page);
    const card = screen.getByRole('article');
    expect(declaredEvent(card, 'load')).toEqual({ kind: 'product-loaded', ...product, ...details });
    expect(declaredEvent(card, 'view')).toEqual({ kind: 'product-viewed', ...product, ...details });
  });

  test('is that the product was clicked', () => {
    show(full, page);
    expect(declaredEvent(button(), 'click')).toEqual({
      kind: 'product-clicked',
      ...product,
      ...details,
      elementType: 'BUTTON',
      actionOutcome: 'EXTERNALLINK',
    });
  });

  test('is each opening of an accordion, and a click on the certificate', () => {
    show(full, page);
    expect(declaredEvent(screen.getByText('Pros & cons').closest('details'), 'open')).toEqual({
      kind: 'element-clicked',
      ...product,
      elementType: 'ACCORDION',
      actionOutcome: 'OPEN',
      text: 'Pros & cons',
    });
    expect(declaredEvent(screen.getByText('each lot').closest('a'), 'click')).toMatchObject({
      kind: 'element-clicked',
      elementType: 'LINK',
      linkUrl: 'https://go.offers.example/coa',
    });
  });

  test('fits the schema of events, however long the texts are', () => {
    const long = 'x'.repeat(300);
    show(
      {
        ...full,
        productTitle: long,
        discount: long,
        articleTitle: long,
        ctaText: long,
        isFeaturedPartner: true,
      },
      page,
    );
    const events = (['load', 'view', 'click', 'open'] as const).flatMap(allDeclared);
    expect(events).toHaveLength(9);
    expect(validateEvents({ path: '/nutrition/collagen', events })).toBe(true);
  });

  test('leaves out what the card does not know', () => {
    showBlock('product-card', { productTitle: 'Norrland Collagen' });
    expect(declaredEvent(screen.getByRole('article'), 'view')).toEqual({
      kind: 'product-viewed',
      location: 'Product card',
      formatType: 'CARD',
      name: 'Norrland Collagen',
      position: 1,
    });
  });
});
