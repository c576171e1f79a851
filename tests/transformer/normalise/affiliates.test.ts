import { affiliatesOf } from '#transformer/normalise/affiliates.ts';
import { insertDisclosure } from '#transformer/normalise/insertDisclosure.ts';
import { heading, numberedBlocksOf } from './articles.ts';

const url = 'https://shop.example/a';
const card = (fields: object) => ({
  id: 'c',
  type: 'product-card',
  data: { productTitle: 'Jar', ctaUrl: url, ...fields },
});
const quickLook = (link: string) => ({
  id: 'q',
  type: 'quick-look',
  data: { items: [{ title: 'Jar', linkTitle: 'Shop', link }] },
});
const prose = {
  id: 'p',
  type: 'rich-text',
  data: { html: `<p><a rel="sponsored" href="${url}">Shop</a></p>` },
};

function disclosed(...blocks: unknown[]): unknown {
  return insertDisclosure(numberedBlocksOf(heading(), ...blocks)).find(
    ({ type }) => type === 'affiliate-disclosure',
  )?.data;
}

describe('the disclosure that is inserted', () => {
  test('names the shop that a card leads to, else its brand, each once and in reading order', () => {
    const blocks = [
      card({ productBrand: 'Norrland' }),
      card({ productBrand: 'Norrland', destinationStore: 'Greenlane' }),
      card({ productBrand: ' Norrland ' }),
    ];
    expect(disclosed(...blocks)).toEqual({ affiliates: ['Norrland', 'Greenlane'] });
  });

  test.each([
    ['paid-media', { items: [{ name: 'Hester', ctaUrl: url }] }, 'Hester'],
    ['paid-media-card', { mainText: 'Sleep', brand: 'Hester', ctaUrl: url }, 'Hester'],
    ['shopping-card', { name: 'Jar', offers: [{ retailerName: 'Greenlane', url }] }, 'Greenlane'],
    ['scorecard', { productName: 'Jar', productBrand: 'Norrland', ctaUrl: url }, 'Norrland'],
    [
      'treatment-card',
      { name: 'Rest', recommendedProducts: [{ name: 'Mask', brand: 'Hester', productCtaUrl: url }] },
      'Hester',
    ],
    [
      'product-comparison-table',
      { products: [{ productTitle: 'Jar', destinationStore: 'Greenlane', ctaUrl: url }] },
      'Greenlane',
    ],
  ])('names who pays for %s', (type, data, name) =>
    expect(disclosed({ id: 'b', type, data })).toEqual({ affiliates: [name] }),
  );

  test('takes a list of links for those of the cards where they lead to the same shops', () =>
    expect(disclosed(quickLook('https://shop.example/b'), card({ productBrand: 'Norrland' }))).toEqual({
      affiliates: ['Norrland'],
    }));

  test.each([
    ['a list of links leads elsewhere', quickLook('https://other.example/b')],
    ['prose holds a paid link', prose],
  ])('says that there are others where %s', (_where, block) =>
    expect(disclosed(card({ productBrand: 'Norrland' }), block)).toEqual({
      affiliates: ['Norrland'],
      andOthers: true,
    }),
  );

  test('is general where nobody is named', () => expect(disclosed(card({}), prose)).toEqual({}));

  test('names at most 30', () => {
    const cards = Array.from({ length: 31 }, (_, index) => card({ productBrand: `Brand ${index}` }));
    const { affiliates, andOthers } = affiliatesOf(numberedBlocksOf(...cards));
    expect(affiliates).toHaveLength(30);
    expect(andOthers).toBe(true);
  });
});
