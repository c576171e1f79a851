import { firstPickIn } from '#content/source/firstPick.ts';

const card = (data: Record<string, unknown>): unknown => ({
  blocks: [
    { type: 'heading', data: {} },
    { type: 'product-card', data: { productTitle: 'Calm Glycinate', ...data } },
  ],
});

describe('the first pick of an article', () => {
  test.each([
    ['its name and rating', { rating: 4.7, numberOfRatings: 8412 }, { name: 'Calm Glycinate', rating: 4.7 }],
    ['its name without a rating', {}, { name: 'Calm Glycinate' }],
    ['no rating that its card hides', { rating: 4.7, noProductRating: true }, { name: 'Calm Glycinate' }],
    ['no rating beside tags', { rating: 4.7, tags: ['New'] }, { name: 'Calm Glycinate' }],
    ['no rating of no buyers', { rating: 4.7, numberOfRatings: 0 }, { name: 'Calm Glycinate' }],
    ['no rating above 5', { rating: 47 }, { name: 'Calm Glycinate' }],
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

  test('is the same in the stored listing', () =>
    expect(firstPickIn({ firstPick: { name: 'Calm Glycinate', rating: 4.7 } })).toEqual({
      name: 'Calm Glycinate',
      rating: 4.7,
    }));

  test.each([
    [undefined],
    [null],
    [{}],
    [{ blocks: 'none' }],
    [{ blocks: [null, { type: 'product-card' }] }],
    [{ firstPick: { name: 7 } }],
  ])('does not exist in %j', (value) => expect(firstPickIn(value)).toBeUndefined());
});
