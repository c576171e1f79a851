import { firstViewBlocks, laterStyles, typesInFirstView } from '../../../shell/article/laterStyles.ts';
import type { PageAssets } from '../../../shell/pageAssets.ts';
import type { RenderedBlock } from '../../../transformer/renderedBlock.ts';
import { articleDocument, testShell } from '../support.ts';

const blockOf = (...types: string[]): RenderedBlock => ({
  html: '<p>x</p>',
  types,
  faults: [],
  degraded: false,
});

/** Cards and questions share a sheet. */
const assets: PageAssets = {
  ...testShell.assets,
  styleSheets: (parts) => [
    ...new Set(
      [...parts].flatMap((part) =>
        part === 'product-card' || part === 'faq'
          ? ['/assets/shared.css', `/assets/${part}.css`]
          : [`/assets/${part}.css`],
      ),
    ),
  ],
};

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`;

describe('the style sheets of blocks below the first view', () => {
  test('stand before the first block that needs them, each file once', () => {
    const blocks = [
      blockOf('rich-text'),
      blockOf('faq'),
      blockOf('faq'),
      blockOf('product-card'),
      blockOf('list'),
    ];
    expect(laterStyles(blocks, ['rich-text'], assets)).toEqual([
      '',
      link('shared') + link('faq'),
      '',
      link('product-card'),
      link('list'),
    ]);
  });

  test('are not asked for where the document holds them, shared ones included', () => {
    expect(laterStyles([blockOf('product-card'), blockOf('faq')], ['faq'], assets)).toEqual([
      link('product-card'),
      '',
    ]);
  });

  test('those of blocks inside a block come with it', () => {
    expect(laterStyles([blockOf('basic', 'quote')], ['basic'], assets)).toEqual([link('quote')]);
  });
});

test('the first view is made of the first blocks, with what is inside them', () => {
  const blocks = Array.from({ length: firstViewBlocks + 1 }, (_, index) =>
    blockOf(`type-${index}`, 'inside'),
  );
  expect([...typesInFirstView(blocks)]).toHaveLength(firstViewBlocks + 1);
  expect(typesInFirstView(blocks)).not.toContain(`type-${firstViewBlocks}`);
});

test('an article holds the CSS of its first blocks, and links to the rest in place', () => {
  const text = { type: 'rich-text', html: '<p>text</p>' };
  const { html, css } = articleDocument({}, [
    ...Array.from({ length: firstViewBlocks }, () => text),
    { type: 'product-card', html: '<p>card</p>' },
    { type: 'product-card', html: '<p>another</p>' },
  ]);
  expect(css).toContain('rich-text');
  expect(css).not.toContain('product-card');
  expect(html).toMatch(/<\/template><link rel="stylesheet" href="\/assets\/product-card\.css"><p>card/);
  expect(html.split('/assets/product-card.css')).toHaveLength(2);
});

test('in a preview the link stands outside the block, which an edit replaces', () => {
  const text = { type: 'rich-text', html: '<p>text</p>' };
  const blocks = [
    ...Array.from({ length: firstViewBlocks }, () => text),
    { type: 'list', html: '<ul></ul>' },
  ];
  expect(articleDocument({}, blocks, true).html).toContain(
    `${link('list')}<div data-block-id="b${firstViewBlocks}">`,
  );
});
