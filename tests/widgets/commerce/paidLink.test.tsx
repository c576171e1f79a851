/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { validateEvents } from '#schemas/generated/validators.js';
import { declaredEvent } from '../../support/declaredEvents.ts';
import { showBlock } from '../../support/shownBlock.ts';

function declared(link: Element, moment: 'click' | 'view'): unknown {
  const event = declaredEvent(link, moment);
  expect(validateEvents({ path: '/', events: [event] })).toBe(true);
  return event;
}

const shop = 'https://shop.example/glow';

test('a paid link of a card reports that it was seen by the facts of its click, without its outcome and the offer', () => {
  showBlock('product-card', {
    productTitle: 'Powder',
    productBrand: 'Norrland',
    ctaUrl: shop,
    discount: '20% off',
    destinationStore: 'Norrland',
  });
  const link = screen.getByRole('link', { name: /shop at/i });
  expect(declared(link, 'view')).toEqual({
    kind: 'element-viewed',
    location: 'Product card',
    formatType: 'CARD',
    name: 'Powder',
    brand: 'Norrland',
    position: 1,
    text: 'Shop at Norrland',
    linkUrl: shop,
    elementType: 'BUTTON',
  });
  expect(declared(link, 'click')).toMatchObject({
    kind: 'product-clicked',
    actionOutcome: 'EXTERNALLINK',
    coupon: '20% off',
  });
});

describe('a paid link in prose', () => {
  const facts = {
    location: 'Article text',
    elementType: 'LINK',
    text: 'the powder we bought',
    linkUrl: `${shop}?rvo_aff=pagewell`,
  };
  const reports = () => {
    const link = screen.getByRole('link', { name: /the powder/ });
    return [declared(link, 'view'), declared(link, 'click')];
  };
  const expected = [
    { kind: 'element-viewed', ...facts },
    { kind: 'element-clicked', ...facts, actionOutcome: 'EXTERNALLINK' },
  ];

  test('reports that it was seen and clicked', () => {
    showBlock('rich-text', {
      html: `<p>It is <a href="${shop}" rel="sponsored">the <b>powder</b>\n we bought</a>.</p>`,
    });
    expect(reports()).toEqual(expected);
  });

  test('reports the same among basic nodes', () => {
    const children = [
      'the ',
      { tag: 'b', children: ['powder'] },
      ' we ',
      { tag: 'center', children: ['bought'] },
    ];
    showBlock('basic', { nodes: [{ tag: 'a', attributes: { href: shop, rel: 'sponsored' }, children }] });
    expect(reports()).toEqual(expected);
  });

  test('reports no text where it has none, and no more of it than an event takes', () => {
    showBlock('rich-text', {
      html: `<a href="${shop}" rel="sponsored"><img src="/media/a.jpg" alt=""></a><a href="/go" rel="sponsored">the powder ${'word '.repeat(100)}</a>`,
    });
    const [picture, words] = screen.getAllByRole('link');
    expect(picture && declared(picture, 'click')).not.toHaveProperty('text');
    expect(words && declared(words, 'click')).toHaveProperty('text.length', 300);
  });

  test.each([
    ['an ordinary link', `<a href="${shop}">x</a>`],
    ['a link to nowhere safe', '<a href="javascript:alert(1)" rel="sponsored">x</a>'],
    ['a report that content brings', `<p data-track-view='{"kind":"identify"}'>x</p>`],
    ['a report that content brings on a link', `<a href="/x" data-track-click='{"kind":"identify"}'>x</a>`],
  ])('alone does: nothing is reported of %s', (_what, html) => {
    showBlock('rich-text', { html });
    expect(document.body.innerHTML).not.toContain('data-track');
  });

  test('reports what it is, whatever content says of it', () => {
    showBlock('rich-text', {
      html: `<a href="/go" rel="sponsored" data-track-click='{"kind":"identify"}' data-affiliate="x">the powder</a>`,
    });
    const link = screen.getByRole('link', { name: 'the powder' });
    expect(declared(link, 'click')).toMatchObject({ kind: 'element-clicked' });
  });
});
