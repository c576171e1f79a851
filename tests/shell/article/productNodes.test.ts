/** @jest-environment jsdom */
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { articleDocument, hostileTexts, inBrowser, structuredData } from '../support.ts';

const page = 'https://pagewell.example/nutrition/collagen';
const byline = { authors: [{ name: 'Marisol Adeyemi', credentials: 'MS, RD' }] };

const card = (data: object, html = '<article></article>') => ({
  type: 'product-card',
  data: { productTitle: 'Norrland Collagen', ...data },
  html,
});
const scorecard = (data: object) => ({
  type: 'scorecard',
  data: { productName: 'Norrland Collagen', ...data },
  html: '<article></article>',
});
const basic = (...nodes: object[]) => ({ type: 'basic', data: { nodes }, html: '<div></div>' });
const overall = (score: number) => [{ scoreCriteriaName: 'Overall', scoreCriteriaValue: score }];
const scored = (score: number) => ({ proprietaryReviews: overall(score), showReviewScoreBoard: true });

function products(
  blocks: Parameters<typeof articleDocument>[1],
  article: Partial<ShownArticle> = { byline },
): Record<string, unknown>[] {
  const graph = structuredData(inBrowser(articleDocument(article, blocks)));
  return graph.filter((node) => node['@type'] === 'Product');
}

const product = (...args: Parameters<typeof products>) => products(...args)[0];

describe('a product that the article rates', () => {
  test('is told with its name, brand, picture, and our review of it', () => {
    const data = {
      productBrand: 'Norrland',
      imgSrc: '/media/tub.jpg',
      reviewAuthorName: 'Ines Okafor',
      ...scored(4.8),
    };
    expect(product([card(data)])).toEqual({
      '@type': 'Product',
      '@id': `${page}#product-1`,
      name: 'Norrland Collagen',
      brand: { '@type': 'Brand', name: 'Norrland' },
      image: expect.stringMatching(/^https:\/\/pagewell\.example\/img\?src=%2Fmedia%2Ftub\.jpg/),
      review: {
        '@type': 'Review',
        itemReviewed: { '@id': `${page}#product-1` },
        author: { '@type': 'Person', name: 'Ines Okafor' },
        publisher: { '@id': 'https://pagewell.example/#publisher' },
        reviewRating: { '@type': 'Rating', ratingValue: 4.8, bestRating: 5, worstRating: 0 },
      },
    });
  });

  test('has the score that readers see, which is cut and not rounded', () =>
    expect(product([card(scored(4.79))])).toMatchObject({ review: { reviewRating: { ratingValue: 4.7 } } }));

  test('has the average of its buyers where their number is known', () =>
    expect(product([card({ rating: 4.7, numberOfRatings: 1248 })])).toEqual({
      '@type': 'Product',
      '@id': `${page}#product-1`,
      name: 'Norrland Collagen',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.7,
        ratingCount: 1248,
        bestRating: 5,
        worstRating: 0,
      },
    }));

  test('has no review of ours where only its buyers gave it a headline', () => {
    const taste = [{ scoreCriteriaName: 'Taste', scoreCriteriaValue: 4.1 }];
    const data = {
      rating: 4.7,
      numberOfRatings: 1248,
      proprietaryReviews: taste,
      showReviewScoreBoard: true,
    };
    const { review, aggregateRating } = product([card(data)]) ?? {};
    expect(review).toBeUndefined();
    expect(aggregateRating).toMatchObject({ ratingValue: 4.7, ratingCount: 1248 });
  });

  test('has a rating without a number of buyers as our own', () => {
    const { review, aggregateRating } = product([card({ rating: 4.4 })]) ?? {};
    expect(review).toMatchObject({ reviewRating: { ratingValue: 4.4 } });
    expect(aggregateRating).toBeUndefined();
  });

  test('is reviewed by the article’s author where the card names nobody, else by the publisher', () => {
    expect(product([card(scored(4))])).toMatchObject({
      review: { author: [{ '@type': 'Person', name: 'Marisol Adeyemi', honorificSuffix: 'MS, RD' }] },
    });
    expect(product([card(scored(4))], {})).toMatchObject({
      review: { author: { '@id': 'https://pagewell.example/#publisher' } },
    });
  });

  test.each(['Marisol Adeyemi', 'Marisol Adeyemi, MS, RD'])(
    'is reviewed by the author of the article whom the card names: %s',
    (reviewAuthorName) =>
      expect(product([card({ ...scored(4), reviewAuthorName })])).toMatchObject({
        review: { author: { name: 'Marisol Adeyemi', honorificSuffix: 'MS, RD' } },
      }),
  );

  test('has what speaks for and against it', () =>
    expect(
      product([card({ ...scored(4), Pros: ['dissolves', ' '], Cons: ['dear', 'fishy'] })]),
    ).toMatchObject({
      review: {
        positiveNotes: {
          '@type': 'ItemList',
          itemListElement: [{ '@type': 'ListItem', position: 1, name: 'dissolves' }],
        },
        negativeNotes: { itemListElement: [{ name: 'dear' }, { position: 2, name: 'fishy' }] },
      },
    }));
});

describe('a product', () => {
  test.each<[string, object]>([
    ['has no rating', { price: 20, ctaUrl: 'https://shop.example/' }],
    ['has a rating that the card hides', { rating: 4.7, noProductRating: true }],
    ['has tags, which hide the rating', { rating: 4.7, numberOfRatings: 12, tags: ['Vegan'] }],
    ['has scores that the card does not show', { proprietaryReviews: overall(4.8) }],
    ['has scores and no headline', { proprietaryReviews: [], showReviewScoreBoard: true }],
    ['has a rating by nobody', { rating: 5, numberOfRatings: 0 }],
    ['has a blank name', { productTitle: ' ', ...scored(4) }],
  ])('that %s is not told of', (_why, data) => expect(products([card(data)])).toEqual([]));

  test('whose card readers do not see is not told of', () =>
    expect(products([card(scored(4.8), '')])).toEqual([]));

  test('inside another block is told of', () => {
    const nested = { id: 'n', type: 'product-card', data: { productTitle: 'Nested', ...scored(4.1) } };
    expect(products([basic({ tag: 'div', children: [nested] })])).toMatchObject([{ name: 'Nested' }]);
  });

  test('in a carousel is told of, and one without a rating is not', () => {
    const cards = ['Tidewell', 'Kindroot'].map((productTitle, index) => ({
      id: `c${index}`,
      type: 'product-card',
      data: { productTitle, ...(index === 0 ? { rating: 4.5, numberOfRatings: 3917 } : {}) },
    }));
    const carousel = { type: 'product-card-carousel', data: { cards }, html: '<section></section>' };
    expect(products([carousel])).toMatchObject([{ name: 'Tidewell', aggregateRating: { ratingValue: 4.5 } }]);
  });

  test('that two blocks show is one, and the first of them counts', () => {
    const later = scorecard({ ...{ proprietaryReviews: overall(4.2) }, pros: ['cheap'] });
    expect(products([card({ rating: 4.7, numberOfRatings: 9 }), later])).toMatchObject([
      {
        aggregateRating: { ratingValue: 4.7 },
        review: {
          reviewRating: { ratingValue: 4.2 },
          positiveNotes: { itemListElement: [{ name: 'cheap' }] },
        },
      },
    ]);
    expect(products([card(scored(4.8)), later])).toMatchObject([
      { review: { reviewRating: { ratingValue: 4.8 } } },
    ]);
  });

  test('of a scorecard has its headline score', () => {
    expect(product([scorecard({ rating: 4.6 })])).toMatchObject({
      review: { reviewRating: { ratingValue: 4.6 } },
    });
    expect(products([scorecard({})])).toEqual([]);
  });

  test('cannot end the script that tells of it', () => {
    for (const hostile of hostileTexts) {
      const data = { productTitle: hostile, productBrand: hostile, Pros: [hostile], ...scored(4) };
      const document = inBrowser(articleDocument({}, [card(data)]));
      expect(document.querySelectorAll('script:not([type])')).toHaveLength(1);
      expect(structuredData(document).find((node) => node['@type'] === 'Product')).toMatchObject({
        name: hostile.trim(),
      });
    }
  });
});

describe('an offer', () => {
  const offered = {
    ...scored(4),
    price: 37.95,
    ctaUrl: 'https://shop.example/',
    destinationStore: 'Norrland',
  };

  test('has the price that readers see, and who sells', () => {
    expect(product([card(offered)])?.offers).toEqual({
      '@type': 'Offer',
      price: 37.95,
      priceCurrency: 'USD',
      seller: { '@type': 'Organization', name: 'Norrland' },
    });
    expect(product([card({ ...offered, price: 0 })])).toMatchObject({ offers: { price: 0 } });
    expect(product([card({ ...offered, price: 12.999 })])).toMatchObject({ offers: { price: 13 } });
  });

  test.each([{ price: undefined }, { ctaUrl: '' }, { tooltip: 'For the first visit.' }])(
    'is not told of where its price is not exact or there is nowhere to buy: %j',
    (change) => expect(product([card({ ...offered, ...change })])).not.toHaveProperty('offers'),
  );
});
