/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import typical from '#fixtures/blocks/shopping-card.typical.json' with { type: 'json' };
import { validateEvents } from '#schemas/generated/validators.js';
import { proxiedImage } from '#transformer/pictures/imageProxy.ts';
import { logoSize, retailerLogo } from '#widgets/commerce/retailerLogos.ts';
import { offerText } from '#widgets/shopping-card/shoppingCardContent.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';
import { testSite } from '../support/site.ts';

const { retailers } = testSite.content;

const card = typical.data;
const url = 'https://go.offers.example/r?pid=1';
const show = (parts: object = {}, context = {}) => showBlock('shopping-card', { ...card, ...parts }, context);
const title = () => screen.getByRole('heading', { level: 3 });
const buttons = () => screen.queryAllByRole('listitem').map((offer) => offer.querySelector('a'));

test.each([
  [undefined, undefined, 'SHOP NOW'],
  [undefined, 34.99, 'SHOP NOW'],
  [' ', '34.99', 'SHOP NOW'],
  ['Target', undefined, 'SHOP NOW AT Target'],
  ['Target', '', 'SHOP NOW AT Target'],
  ['Target', ' ', 'SHOP NOW AT Target'],
  [' Target ', '$', 'SHOP NOW AT Target'],
  ['Target', 34.99, '$34.99 FROM Target'],
  ['Target', '34.99', '$34.99 FROM Target'],
  ['Target', '$34.99', '$34.99 FROM Target'],
  ['Target', '$ 34.99', '$34.99 FROM Target'],
  ['Target', 34.5, '$34.50 FROM Target'],
  ['Target', 34, '$34 FROM Target'],
  ['Target', 999, '$999 FROM Target'],
  ['Target', '1000', '$1,000 FROM Target'],
  ['Target', '$1,249.50', '$1,249.50 FROM Target'],
  ['Target', 0, '$0 FROM Target'],
])('the text of an offer’s button at the shop %j for %j is %j', (retailer, price, text) =>
  expect(offerText(retailer, price)).toBe(text),
);

describe('a shopping card', () => {
  test('shows product, brand, picture, summary, specifications and offers', () => {
    show();
    expect(screen.getByRole('article', { name: card.name })).toBeTruthy();
    expect(screen.getByText('Oakline')).toBeTruthy();
    expect(screen.getByRole('img', { name: card.image.alt })).toBeTruthy();
    expect(screen.getByText(card.summary)).toBeTruthy();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      card.specs.map((spec) => spec.title),
    );
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      card.specs.map((spec) => spec.text),
    );
    expect(buttons().map((button) => button?.textContent)).toEqual([
      '$34.99 FROM Target',
      '$32.50 FROM Northgate Nutrition',
      'SHOP NOW AT Harrow & Pine',
    ]);
  });

  test('shows a discount only while it is available', () => {
    show();
    expect(screen.getByText('WHEY15').tagName).toBe('CODE');
    expect(screen.queryByText(/Free shaker/)).toBeNull();
    show({ offers: [{ retailerName: 'Target', url, discountText: 'Half price' }] });
    expect(screen.queryByText('Half price')).toBeNull();
  });

  test('leads from its title and its buttons as paid links with the id of the product', () => {
    show();
    const links = [title().querySelector('a'), ...buttons()];
    expect(links).toHaveLength(4);
    for (const link of links) {
      expect(link?.rel).toBe('sponsored nofollow noopener');
      expect(link?.href).toContain('rvo_prodid=oakline-whey-01');
    }
    expect(links[0]?.href).toBe(links[1]?.href);
  });

  test('leads everywhere to the override where there is one', () => {
    show({ linkOverride: 'https://go.offers.example/own' });
    const addresses = [title().querySelector('a'), ...buttons()].map((link) => link?.href.split('?')[0]);
    expect(addresses).toEqual(Array.from({ length: 4 }, () => 'https://go.offers.example/own'));
  });

  test('gives offers without a link one by the override', () => {
    show({ linkOverride: url, offers: [{ retailerName: 'Target', price: 5 }, {}] });
    expect(buttons().map((button) => button?.textContent)).toEqual(['$5 FROM Target', 'SHOP NOW']);
  });

  test('tells the price of an offer that leads nowhere, and leaves out one that says nothing', () => {
    show({ offers: [{ retailerName: 'Target', price: 5 }, { retailerName: 'Costco' }, { price: 5 }, {}] });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['$5 FROM Target']);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('has no title link without any address', () => {
    showBlock('shopping-card', { name: 'Whey' });
    expect(screen.getByRole('article').textContent).toBe('Whey');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test.each([
    [undefined, 'list'],
    ['list', 'list'],
    ['table', 'table'],
  ])('of the type %s is laid out as a %s', (cardType, layout) => {
    show({ cardType });
    expect(document.querySelector('[data-card-type]')?.getAttribute('data-card-type')).toBe(layout);
  });

  test('leaves out specifications of which a half is blank', () => {
    show({
      specs: [
        { title: ' ', text: 'x' },
        { title: 'x', text: ' ' },
      ],
    });
    expect(document.querySelector('dl')).toBeNull();
  });
});

test('the affiliate disclaimer shows once for each known partner, and for no other shop', () => {
  const offer = (url: string) => ({ retailerName: 'A shop', url });
  const partner = offer('https://www.platejoy.com/a');
  show({ offers: [offer(url), partner, offer('https://platejoy.com/b'), offer('https://wellos.com/')] });
  expect(
    screen.getAllByText(/is a partner of ours/).map(({ textContent }) => textContent?.split(' ')[0]),
  ).toEqual(['PlateJoy', 'Wellos']);
  show();
  expect(screen.queryByText(/is a partner of ours/)).toBeNull();
});

describe('the mark beside an offer', () => {
  const marks = () => [...document.querySelectorAll('li img')].map((image) => image.getAttribute('src'));

  test('is that of its shop, and is passed over by screen readers, because the button names the shop', () => {
    show({ offers: [{ retailerName: 'Target (CVS)', url }, { retailerName: 'The Corner', url }, { url }] });
    expect(marks()).toEqual(
      [retailerLogo('Target', retailers), retailers.defaultLogo, retailers.defaultLogo].map((src) =>
        proxiedImage(src, logoSize.width),
      ),
    );
    expect([...document.querySelectorAll('li img')].every((image) => image.getAttribute('alt') === '')).toBe(
      true,
    );
  });
});

describe('what the card reports', () => {
  const page = { indexOfKind: 1, contentMeta: { targeting: { k1: 'protein' } } };
  const product = {
    location: 'Shopping card',
    formatType: 'LIST',
    name: card.name,
    brand: 'Oakline',
    productId: 'oakline-whey-01',
    position: 2,
  };

  test('is that the product was loaded, seen, and clicked at which shop', () => {
    show({}, page);
    const article = screen.getByRole('article');
    const events = [
      declaredEvent(article, 'load'),
      declaredEvent(article, 'view'),
      declaredEvent(title().querySelector('a'), 'click'),
      declaredEvent(buttons()[0], 'click'),
    ];
    const linkUrl = card.offers[0]?.url;
    expect(events).toEqual([
      { kind: 'product-loaded', ...product },
      { kind: 'product-viewed', ...product },
      {
        kind: 'product-clicked',
        ...product,
        elementType: 'LINK',
        actionOutcome: 'EXTERNALLINK',
        text: card.name,
        linkUrl,
      },
      {
        kind: 'product-clicked',
        ...product,
        elementType: 'BUTTON',
        actionOutcome: 'EXTERNALLINK',
        text: '$34.99 FROM Target',
        linkUrl,
        coupon: '15% off with code "WHEY15"',
        customDimensions: { store: 'Target' },
      },
    ]);
    expect(validateEvents({ path: '/x', events })).toBe(true);
  });
});
