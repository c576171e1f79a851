import { firstPickIn } from '#content/source/firstPick.ts';

const card = (data: Record<string, unknown>): unknown => ({
  blocks: [
    { type: 'heading', data: {} },
    { type: 'product-card', data: { productTitle: 'Calm Glycinate', ...data } },
  ],
});

describe('the first pick of an article', () => {
  test.each([
    ['its name', {}, { name: 'Calm Glycinate' }],
    ['no name that is empty', { productTitle: '  ' }, undefined],
    ['no place that a partner pays for', { isFeaturedPartner: true }, undefined],
    ['no product that we advise against', { isNotRecommended: true }, undefined],
  ])('%s', (_what, data, expected) => expect(firstPickIn(card(data))).toEqual(expected));

  test('is the next one behind a paid place', () => {
    const blocks = [{ isFeaturedPartner: true }, {}].map((data, index) => ({
      type: 'product-card',
      data: { productTitle: `Product ${index + 1}`, ...data },
    }));
    expect(firstPickIn({ blocks })).toEqual({ name: 'Product 2' });
  });

  test('is the same in the stored listing', () => {
    expect(firstPickIn({ firstPick: { name: 'Calm Glycinate' } })).toEqual({ name: 'Calm Glycinate' });
  });

  test.each([
    [undefined],
    [null],
    [{}],
    [{ blocks: 'none' }],
    [{ blocks: [null, { type: 'product-card' }] }],
    [{ firstPick: { name: 7 } }],
  ])('does not exist in %j', (value) => expect(firstPickIn(value)).toBeUndefined());
});
