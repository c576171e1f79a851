import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const card = (discount: string): object => block('product-card', { productTitle: 'Glow Collagen', discount });

export const cases: RuleExamples = {
  finds: {
    ...each('a mark without a partner', ['"', '“', '”'], (mark) => ({
      content: card(`20% off with code ${mark}GLOW20`),
      at: '/blocks/0/data/discount',
      message: 'not closed',
    })),
    ...each('nothing between two marks', ['""', '“ ”', "''", '‘’'], (marks) => ({
      content: card(`20% off with code ${marks}`),
      message: 'nothing between',
    })),
    'a product of a table': {
      content: block('product-comparison-table', {
        products: [{ productTitle: 'Tidewell' }, { productTitle: 'Norrland', discount: 'With "GLOW20' }],
      }),
      at: '/blocks/0/data/products/1/discount',
    },
    'an offer of a list': {
      content: block('shopping-card', {
        name: 'Whey',
        offers: [
          { retailerName: 'Target', price: 20 },
          { retailerName: 'Oak', price: 20, discountAvailable: true, discountText: '15% off: "WHEY' },
        ],
      }),
      at: '/blocks/0/data/offers/1/discountText',
    },
  },
  passes: {
    'a code in straight marks': card('20% off with code "GLOW20"'),
    'a code in curly marks': card('20% off with code “GLOW20”'),
    'a code in single marks': card("20% off with code 'GLOW20'"),
    'no code': card('20% off'),
    'an apostrophe': card("Don't wait: 20% off"),
    'the apostrophe of a plural': card('The brands’ own offer'),
    'a mark in another field': block('product-card', {
      productTitle: 'The 7" Collagen',
      discount: '20% off',
    }),
  },
};
