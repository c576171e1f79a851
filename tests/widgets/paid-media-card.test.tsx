/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { partnerLabelAttribute } from '#contracts/markers.ts';
import typical from '#fixtures/blocks/paid-media-card.typical.json' with { type: 'json' };
import { validateEvents } from '#schemas/generated/validators.js';
import { splitCallToAction } from '#widgets/paid-media-card/PaidMediaCard.tsx';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const card = typical.data;
const show = (parts: object = {}, context = {}) =>
  showBlock('paid-media-card', { ...card, ...parts }, context);
const button = () => screen.getByRole<HTMLAnchorElement>('link');

describe('a paid media card', () => {
  test('shows brand, texts, picture, offer and button, marked as advertisement', () => {
    show();
    expect(screen.getByRole('article', { name: card.mainText }).textContent).toContain(card.subText);
    expect(screen.getByText('Advertisement')).toBeTruthy();
    expect(screen.getByText('Restwell')).toBeTruthy();
    expect(screen.getByRole('img', { name: card.imgAlt })).toBeTruthy();
    expect(screen.getByText('LIEAWAKE20').tagName).toBe('CODE');
  });

  test('links as a paid link with the id of the product', () => {
    show();
    expect(button().rel).toBe('sponsored nofollow noopener');
    expect(button().href).toContain('rvo_prodid=restwell-blanket-01&rvo_aff=pagewell');
  });

  test('needs no more than its main text', () => {
    showBlock('paid-media-card', { mainText: 'Sleep' });
    expect(screen.getByRole('article').textContent).toBe('AdvertisementSleep');
  });
});

test('the affiliate disclaimer shows for a known partner, and for nobody else', () => {
  show({ ctaUrl: 'https://www.platejoy.com/start' });
  expect(screen.getByText(/^PlateJoy is a partner of ours/)).toBeTruthy();
  show();
  expect(screen.queryByText(/is a partner of ours/)).toBeNull();
});

describe('the rating badge', () => {
  test.each([
    [0.1, '0.1'],
    [4.6, '4.6'],
    [5, '5.0'],
  ])('shows %d as %s', (rating, shown) => {
    show({ rating });
    expect(screen.getByRole('img', { name: `Rated ${shown} out of 5` }).parentElement?.textContent).toContain(
      shown,
    );
  });

  test.each([undefined, 0])('is not there with a rating of %p', (rating) => {
    show({ rating });
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
  });
});

describe('the call to action', () => {
  test.each([
    ['Shop', 'Shop', undefined],
    ['Shop now', 'Shop now', undefined],
    ['Shop now today', 'Shop now', 'today'],
    ['  Shop \n now\u00a0 and  save ', 'Shop now', 'and save'],
  ])('%j has the label %j and the fine print %j', (text, label, finePrint) =>
    expect(splitCallToAction(text)).toEqual({ label, finePrint }),
  );

  test('reads as one text, with its fine print small', () => {
    show();
    expect(button().textContent).toBe(card.ctaText);
    expect(button().querySelector('b')?.textContent).toBe('Try it');
    expect(button().querySelector('small')?.textContent).toBe(
      'for 100 nights, and send it back if you still count sheep',
    );
  });

  test('of two words has no fine print', () => {
    show({ ctaText: 'Shop now' });
    expect(button().innerHTML).toBe('<b>Shop now</b>');
  });

  test('has a text where none is given, and is not there without an address', () => {
    show({ ctaText: ' ' });
    expect(button().textContent).toBe('Learn more');
    show({ ctaUrl: undefined });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a featured partner', () => {
  test('is named by a label that a placement may change, with an explanation, in place of “Advertisement”', () => {
    show({ isFeaturedPartner: true });
    expect(screen.getByText('Featured Partner Offer').hasAttribute(partnerLabelAttribute)).toBe(true);
    expect(screen.getByRole('button', { name: 'About featured partner offers' })).toBeTruthy();
    expect(screen.queryByText('Advertisement')).toBeNull();
  });

  test('is not named on other cards', () => {
    show({ isFeaturedPartner: false });
    expect(document.querySelector(`[${partnerLabelAttribute}]`)).toBeNull();
  });
});

describe('what the card reports', () => {
  const page = { indexOfKind: 1, contentMeta: { targeting: { k1: 'sleep' } } };
  const product = {
    location: 'Paid media card',
    formatType: 'CARD',
    name: card.mainText,
    brand: 'Restwell',
    productId: 'restwell-blanket-01',
    position: 2,
  };
  const details = { text: card.ctaText, linkUrl: card.ctaUrl, coupon: card.discount };

  test('is that it was loaded, seen and clicked', () => {
    show({}, page);
    const article = screen.getByRole('article');
    const loaded = declaredEvent(article, 'load');
    const viewed = declaredEvent(article, 'view');
    const clicked = declaredEvent(button(), 'click');
    expect(loaded).toEqual({ kind: 'product-loaded', ...product, ...details });
    expect(viewed).toEqual({ kind: 'product-viewed', ...product, ...details });
    expect(clicked).toEqual({
      kind: 'product-clicked',
      ...product,
      ...details,
      elementType: 'BUTTON',
      actionOutcome: 'EXTERNALLINK',
    });
    expect(validateEvents({ path: '/x', events: [loaded, viewed, clicked] })).toBe(true);
  });

  test('has the position that the card is given', () => {
    show({ position: 7 }, page);
    expect(declaredEvent(button(), 'click')).toMatchObject({ position: 7 });
  });

  test('is each opening of the explanation', () => {
    show({ isFeaturedPartner: true }, page);
    expect(
      declaredEvent(screen.getByRole('button', { name: 'About featured partner offers' }), 'click'),
    ).toMatchObject({
      kind: 'element-clicked',
      actionOutcome: 'OPEN',
      text: 'About featured partner offers',
    });
  });
});
