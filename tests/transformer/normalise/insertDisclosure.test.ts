import { hasPaidLink } from '../../../transformer/normalise/hasPaidLink.ts';
import { insertDisclosure } from '../../../transformer/normalise/insertDisclosure.ts';
import { articleOf, basic, heading, idsOf } from './articles.ts';

const card = (id: string, fields: object = { ctaUrl: 'https://shop.example/a' }) => ({
  id,
  type: 'product-card',
  data: { productTitle: 'Norrland', ...fields },
});
const text = (html: string) => ({ id: 't', type: 'rich-text', data: { html } });
const disclosure = { id: 'own', type: 'affiliate-disclosure', data: { affiliates: ['Norrland'] } };

const orderOf = (...blocks: unknown[]): string[] => idsOf(insertDisclosure(articleOf(...blocks)));

describe('the affiliate disclosure', () => {
  test.each([
    ['is not there without a paid link', [heading()], ['h']],
    [
      'stands before the first paid link',
      [heading(), card('a'), card('b')],
      ['h', 'affiliate-disclosure', 'a', 'b'],
    ],
    ['stands first where the first block is a paid link', [card('a')], ['affiliate-disclosure', 'a']],
    ["gives way to the article's own before the link", [disclosure, heading(), card('a')], ['own', 'h', 'a']],
    [
      "is the article's own moved up, where that comes too late",
      [heading(), card('a'), disclosure],
      ['h', 'own', 'a'],
    ],
    ["leaves the article's own where there is no paid link", [heading(), disclosure], ['h', 'own']],
    [
      'has an id of its own, whatever the others are called',
      [heading({ id: 'affiliate-disclosure' }), card('a')],
      ['affiliate-disclosure', 'affiliate-disclosure-2', 'a'],
    ],
    [
      'is inserted where the article has one that cannot be shown',
      [{ ...disclosure, data: 'x' }, card('a')],
      ['own', 'affiliate-disclosure', 'a'],
    ],
  ])('%s', (_case, blocks, expected) => {
    expect(orderOf(...blocks)).toEqual(expected);
  });

  test('of an article keeps its content when it moves', () => {
    expect(insertDisclosure(articleOf(card('a'), disclosure)).blocks[0]).toMatchObject({
      ...disclosure,
      pointer: '/blocks/1',
    });
  });

  test('that is inserted is a block without content or place in the article', () => {
    expect(insertDisclosure(articleOf(card('a'))).blocks[0]).toEqual({
      id: 'affiliate-disclosure',
      type: 'affiliate-disclosure',
      data: {},
      pointer: '',
    });
  });
});

describe('a paid link', () => {
  const anchor = (attributes: object) => ({ tag: 'a', attributes, children: ['x'] });

  test.each<[string, unknown, boolean]>([
    ['a card with a button', card('a'), true],
    ['a card with a button to a blank address', card('a', { ctaUrl: '' }), false],
    ['a card without a link', card('a', {}), false],
    [
      'a card with a linked highlight',
      card('a', { highlights: [{ label: 'COA', linkUrl: 'https://lab.example/' }] }),
      true,
    ],
    [
      'a quick look with a shop',
      { type: 'quick-look', data: { items: [{ title: 'x', link: '/go' }] } },
      true,
    ],
    [
      'a scorecard with a button',
      { type: 'scorecard', data: { productName: 'x', ctaUrl: 'https://shop.example/' } },
      true,
    ],
    ['a scorecard without one', { type: 'scorecard', data: { productName: 'x' } }, false],
    ['a quick look without one', { type: 'quick-look', data: { items: [{ title: 'x' }] } }, false],
    ['a card with highlights alone', card('a', { highlights: [{ label: 'COA' }] }), false],
    [
      'a card with a sponsored link in its review',
      card('a', { handsOnReview: '<a rel="sponsored" href="/x">x</a>' }),
      true,
    ],
    [
      'text with a sponsored link',
      text('<p>See <a href="https://x.example" rel="nofollow sponsored">x</a></p>'),
      true,
    ],
    ['text with a sponsored link in capitals', text('<A REL=SPONSORED HREF=/x>x</A>'), true],
    ['text with a link for affiliates', text('<a data-affiliate href="/x">x</a>'), true],
    ['text with an ordinary link', text('<a href="/x" rel="nofollow">x</a>'), false],
    ['text that speaks of sponsored links', text('<p>All sponsored links have rel="sponsored".</p>'), false],
    [
      'nodes with a sponsored link',
      basic('b', { tag: 'p', children: [anchor({ rel: 'sponsored', href: '/x' })] }),
      true,
    ],
    [
      'nodes with a sponsored link in an element that is not shown',
      basic('b', { tag: 'center', children: [anchor({ rel: 'sponsored', href: '/x' })] }),
      true,
    ],
    ['nodes with an ordinary link', basic('b', anchor({ href: '/x' })), false],
    ['nodes with a card among them', basic('b', { tag: 'p', children: [card('a')] }), true],
    ['nodes with a card without link among them', basic('b', card('a', {})), false],
    [
      'an unknown block with a sponsored link in its text',
      { id: 'u', type: 'holo-deck', data: { intro: '<a rel="sponsored" href="/x">x</a>' } },
      true,
    ],
    [
      'an unknown block with a card inside',
      { id: 'u', type: 'holo-deck', data: { nodes: [{ tag: 'p' }, card('a')] } },
      true,
    ],
    [
      'an unknown block with an address',
      { id: 'u', type: 'holo-deck', data: { ctaUrl: 'https://shop.example/a' } },
      false,
    ],
    ['a card that is not shown', { ...card('a'), data: { ctaUrl: 'https://shop.example/a' } }, false],
    ['a heading', heading(), false],
  ])('is in %s, or not', (_case, written, expected) => {
    const [block] = articleOf(written).blocks;
    expect(block && hasPaidLink(block)).toBe(expected);
  });

  test('is looked for in time that grows with the length alone', () => {
    const [block] = articleOf(text(`sponsored ${'<a '.repeat(21_000)}`)).blocks;
    const start = performance.now();
    expect(block && hasPaidLink(block)).toBe(false);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
