import { treeOfBlocks } from '#transformer/blockTree.ts';
import { hasPaidLink } from '#transformer/normalise/hasPaidLink.ts';
import { insertDisclosure } from '#transformer/normalise/insertDisclosure.ts';
import { slowGrowth } from '../../support/growth.ts';
import { basic, blocksOf, heading, numberedBlocksOf, topIdsOf } from './articles.ts';

const card = (id: string, fields: object = { ctaUrl: 'https://shop.example/a' }) => ({
  id,
  type: 'product-card',
  data: { productTitle: 'Norrland', ...fields },
});
const text = (html: string) => ({ id: 't', type: 'rich-text', data: { html } });
const disclosure = { id: 'own', type: 'affiliate-disclosure', data: { affiliates: ['Norrland'] } };

const orderOf = (...blocks: unknown[]): string[] => topIdsOf(insertDisclosure(numberedBlocksOf(...blocks)));

describe('the affiliate disclosure', () => {
  test.each([
    ['is not there without a paid link', [heading()], 'h'],
    ['stands before the first paid link', [heading(), card('a'), card('b')], 'h affiliate-disclosure a b'],
    ['stands first where the first block is a paid link', [card('a')], 'affiliate-disclosure a'],
    ["gives way to the article's own before the link", [disclosure, heading(), card('a')], 'own h a'],
    [
      "is the article's own moved up, where that comes too late",
      [heading(), card('a'), disclosure],
      'h own a',
    ],
    ["leaves the article's own where there is no paid link", [heading(), disclosure], 'h own'],
    [
      'has an id of its own, whatever the others are called',
      [heading({ id: 'affiliate-disclosure' }), card('a')],
      'affiliate-disclosure affiliate-disclosure-2 a',
    ],
    [
      'is not there for a card that cannot be shown',
      [{ ...card('a'), data: { ctaUrl: 'https://shop.example/a' } }],
      'a',
    ],
    [
      'stands before an unknown block with a paid link inside',
      [heading(), { id: 'u', type: 'holo-deck', data: { nodes: [{ tag: 'p' }, card('a')] } }],
      'h affiliate-disclosure u',
    ],
    [
      'is inserted where the article has one that cannot be shown',
      [{ ...disclosure, data: 'x' }, card('a')],
      'own affiliate-disclosure a',
    ],
    [
      'stands before the block in which the first paid link is hidden',
      [heading(), basic('b', heading({ id: 'i' }), card('a')), card('c')],
      'h affiliate-disclosure b c',
    ],
    [
      "is the article's own alone, where it has several",
      [disclosure, { ...disclosure, id: 'second' }, card('a')],
      'own a',
    ],
    [
      "is the article's own inside another block, where it comes before the link",
      [basic('b', disclosure, card('a')), { ...disclosure, id: 'second' }],
      'b',
    ],
    [
      "is the article's own taken out of another block, where it comes too late there",
      [heading(), basic('b', card('a'), disclosure)],
      'h own b',
    ],
  ])('%s', (_case, blocks, ids) => expect(orderOf(...blocks).join(' ')).toBe(ids));

  test('that is moved out of another block stands once, and is reported where its author wrote it', () => {
    const { blocks } = treeOfBlocks(
      insertDisclosure(numberedBlocksOf(heading(), basic('b', card('a'), disclosure))),
    );
    expect(blocks[1]).toMatchObject({ ...disclosure, pointer: '/blocks/1/data/nodes/1' });
    expect(blocks[2]).toMatchObject({ data: { nodes: [card('a'), ''] } });
  });

  test('of an article keeps its content when it moves', () =>
    expect(insertDisclosure(numberedBlocksOf(card('a'), disclosure))[0]).toMatchObject({
      ...disclosure,
      pointer: '/blocks/1',
    }));

  test('that is inserted is a block without content or place in the article', () =>
    expect(insertDisclosure(numberedBlocksOf(card('a')))[0]).toEqual({
      id: 'affiliate-disclosure',
      type: 'affiliate-disclosure',
      data: {},
      pointer: '',
      depth: 0,
      indexOfKind: 0,
    }));
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
    [
      'a treatment with a shop',
      {
        type: 'treatment-comparison',
        data: { treatments: [{ name: 'x', recommendedProducts: [{ name: 'y', productCtaUrl: '/go' }] }] },
      },
      true,
    ],
    [
      'a treatment with a specialist alone',
      { type: 'treatment-card', data: { name: 'x', specialistCtaUrl: '/doctors' } },
      false,
    ],
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
    ['text with a mark that only we may write', text('<a data-affiliate href="/x">x</a>'), false],
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
    [
      'an unknown block with a sponsored link in its text',
      { id: 'u', type: 'holo-deck', data: { intro: '<a rel="sponsored" href="/x">x</a>' } },
      true,
    ],
    [
      'an unknown block with an address',
      { id: 'u', type: 'holo-deck', data: { ctaUrl: 'https://shop.example/a' } },
      false,
    ],
    ['a heading', heading(), false],
  ])('is in %s, or not', (_case, written, expected) => {
    const [block] = blocksOf(written);
    expect(block && hasPaidLink(block)).toBe(expected);
  });

  test('is looked for in time that grows with the length alone', async () => {
    const looked = (length: number) => {
      const [block] = blocksOf(text(`sponsored ${'<a '.repeat(length / 3)}`));
      return block && hasPaidLink(block);
    };
    expect(looked(63_000)).toBe(false);
    expect(await slowGrowth(looked, 63_000)).toBeUndefined();
  });
});
