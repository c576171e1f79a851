import type { BlockDataByType } from '#schemas/generated/types.ts';
import { productCardContent } from '#widgets/product-card/productCardContent.ts';
import { deepFreeze } from '../../support/deepFreeze.ts';

type Data = BlockDataByType['product-card'];

const page = { placeOfKind: 0, contentMeta: undefined };

function contentOf(data: Data, on = page) {
  const content = productCardContent(deepFreeze({ productTitle: 'Norrland Collagen', ...data }), on);
  if (!content) throw new Error('The card has no content');
  return content;
}

describe('the two names of one thing', () => {
  test('productName stands in where there is no productTitle', () =>
    expect(productCardContent({ productName: 'Restwell Drops' }, page)?.title).toBe('Restwell Drops'));

  test('productTitle wins where both are there', () =>
    expect(contentOf({ productTitle: 'Title', productName: 'Name' }).title).toBe('Title'));

  test('healthlineReviews is read first, healthlineReview after it', () => {
    expect(contentOf({ healthlineReviews: '<p>a</p>', healthlineReview: '<p>b</p>' }).editorialReview).toBe(
      '<p>a</p>',
    );
    expect(contentOf({ healthlineReviews: '  ', healthlineReview: '<p>b</p>' }).editorialReview).toBe(
      '<p>b</p>',
    );
  });

  test('Pros and Cons become pros and cons, without blank ones', () =>
    expect(contentOf({ Pros: ['cheap', ' '], Cons: ['sweet'] })).toMatchObject({
      pros: ['cheap'],
      cons: ['sweet'],
    }));

  test('without any name there is no card', () => {
    expect(productCardContent({}, page)).toBeUndefined();
    expect(productCardContent({ productTitle: ' ' }, page)).toBeUndefined();
  });
});

describe('what the product is best at', () => {
  test.each([
    [{ superlative: 'Best taste', isEditorPick: true, isBestOverall: true }, 'Best taste'],
    [{ isEditorPick: true, isBestOverall: true }, 'Editor’s pick'],
    [{ isBestOverall: true }, 'Best overall'],
    [{ superlative: ' ', isEditorPick: true }, 'Editor’s pick'],
    [{}, undefined],
  ])('of %j says %s', (data, ribbon) => expect(contentOf(data).ribbon?.text).toBe(ribbon));
});

describe('the rating', () => {
  test('with a number of ratings is that of the customers', () =>
    expect(contentOf({ rating: 4.7, numberOfRatings: 1248 })).toMatchObject({
      ourScore: undefined,
      customers: { score: 4.7, count: 1248 },
    }));

  test('without one is our own', () =>
    expect(contentOf({ rating: 4.7 })).toMatchObject({ ourScore: 4.7, customers: undefined }));

  test('of the customers stands beside the headline of our score board, and neither takes the place of the other', () => {
    const proprietaryReviews = [{ scoreCriteriaName: 'Overall', scoreCriteriaValue: 4.1 }];
    const data = { rating: 4.7, numberOfRatings: 1248, proprietaryReviews };
    expect(contentOf({ ...data, showReviewScoreBoard: true })).toMatchObject({
      ourScore: 4.1,
      customers: { score: 4.7 },
    });
    expect(contentOf(data).ourScore).toBeUndefined();
  });

  test.each([
    ['there is none', {}],
    ['it is 0, which nobody can give', { rating: 0, numberOfRatings: 3 }],
    ['nobody has rated', { rating: 4.7, numberOfRatings: 0 }],
    ['the card says so', { rating: 4.7, noProductRating: true }],
    ['the card has tags', { rating: 4.7, tags: ['Vegan'] }],
  ])('is hidden when %s', (_when, data) =>
    expect(contentOf(data)).toMatchObject({ ourScore: undefined, customers: undefined }),
  );

  test.each([{ tags: [] }, { tags: [' '] }, { noProductRating: false }])('is shown in spite of %j', (data) =>
    expect(contentOf({ rating: 4.7, ...data }).ourScore).toBe(4.7),
  );
});

test('badges are those that we know, and no others', () => {
  const written: string[] = ['Women-Founded', 'Dog-Founded', 'women-founded'];
  const hesiBadgeTags = written as NonNullable<Data['hesiBadgeTags']>;
  expect(contentOf({ hesiBadgeTags }).badges).toEqual(['Women-Founded']);
});

describe('the facts', () => {
  test('have a label, and a value or a link', () => {
    const highlights = [
      { label: 'Type', value: 'marine' },
      { label: 'COA', linkUrl: '/coa' },
      { label: 'Empty' },
      { label: ' ', value: 'x' },
    ];
    expect(contentOf({ highlights }).highlights.map(({ label }) => label)).toEqual(['Type', 'COA']);
  });

  test('leave the ingredients out where the card says so', () => {
    const productDetails = [
      { label: 'Ingredients', value: 'fish' },
      { label: 'Returns', value: '30 days' },
    ];
    expect(contentOf({ productDetails, noProductIngredients: true }).details).toEqual([productDetails[1]]);
    expect(contentOf({ productDetails }).details).toEqual(productDetails);
  });
});

describe('the score board', () => {
  const proprietaryReviews = [
    { scoreCriteriaName: 'Taste', scoreCriteriaValue: 4.1 },
    { scoreCriteriaName: 'Overall', scoreCriteriaValue: 4.6 },
  ];

  test('has the criterion Overall as its headline, and the others below', () =>
    expect(contentOf({ proprietaryReviews, showReviewScoreBoard: true }).scoreBoard).toEqual({
      overall: 4.6,
      criteria: [{ name: 'Taste', score: 4.1 }],
    }));

  test('takes the rating that the card shows where there is no Overall', () => {
    const data = {
      proprietaryReviews: proprietaryReviews.slice(0, 1),
      showReviewScoreBoard: true,
      rating: 4.2,
    };
    expect(contentOf(data).scoreBoard?.overall).toBe(4.2);
    expect(contentOf({ ...data, noProductRating: true }).scoreBoard?.overall).toBeUndefined();
  });

  test('never takes the average of the buyers for our score', () => {
    const data = {
      proprietaryReviews: proprietaryReviews.slice(0, 1),
      showReviewScoreBoard: true,
      rating: 4.2,
    };
    expect(contentOf({ ...data, numberOfRatings: 1248 }).scoreBoard?.overall).toBeUndefined();
    expect(contentOf({ ...data, numberOfRatings: 0 }).scoreBoard?.overall).toBeUndefined();
  });

  test('is not there where no criterion has a name', () => {
    const nameless = [{ scoreCriteriaName: ' ', scoreCriteriaValue: 4 }];
    expect(
      contentOf({ proprietaryReviews: nameless, showReviewScoreBoard: true, rating: 4.2 }).scoreBoard,
    ).toBeUndefined();
  });

  test('is there only where the card turns it on, and there are scores', () => {
    expect(contentOf({ proprietaryReviews }).scoreBoard).toBeUndefined();
    expect(contentOf({ showReviewScoreBoard: true, rating: 4.2 }).scoreBoard).toBeUndefined();
  });
});

describe('the disclaimer', () => {
  const texts = { mobileDisclaimer: 'short', desktopDisclaimer: 'long' };

  test.each([
    [
      { ...texts, showDisclaimer: true },
      { mobile: 'short', desktop: 'long' },
    ],
    [
      { mobileDisclaimer: 'short', showDisclaimer: true },
      { mobile: 'short', desktop: 'short' },
    ],
    [
      { desktopDisclaimer: 'long', showDisclaimer: true },
      { mobile: 'long', desktop: 'long' },
    ],
    [{ showDisclaimer: true }, undefined],
    [texts, undefined],
  ])('of %j is %j', (data, disclaimer) => expect(contentOf(data).offer?.disclaimer).toEqual(disclaimer));
});

describe('what tracking and links need', () => {
  test('the position is counted from 1 where the card has none', () => {
    expect(contentOf({}, { ...page, placeOfKind: 2 }).position).toBe(3);
    expect(contentOf({ position: 7 }, { ...page, placeOfKind: 2 }).position).toBe(7);
  });

  test('the product’s id is ours, else the partner’s', () => {
    expect(contentOf({ id: 'ours', pid: 'theirs' }).productId).toBe('ours');
    expect(contentOf({ pid: 'theirs' }).productId).toBe('theirs');
  });

  test('the page’s content data wins over the card’s', () => {
    const own = { contentMeta: { targeting: { k1: 'card' } } };
    expect(contentOf(own).contentMeta?.targeting?.k1).toBe('card');
    const onPage = productCardContent(
      { productTitle: 'x', ...own },
      { placeOfKind: 0, contentMeta: { targeting: { k1: 'page' } } },
    );
    // The page says it itself, around all that is on it.
    expect(onPage?.contentMeta).toBeUndefined();
  });

  test('the button says where it leads', () => {
    const textOf = (data: Data) => contentOf({ ctaUrl: '/r', ...data }).offer?.shop?.text;
    expect(textOf({})).toBe('Shop now');
    expect(textOf({ destinationStore: 'Norrland' })).toBe('Shop at Norrland');
    expect(textOf({ destinationStore: 'Norrland', ctaText: 'Try it' })).toBe('Try it');
  });

  test('the offer says which partner it leads to, and whether its discount needs a row of its own', () => {
    const offerOf = (data: Data) => contentOf({ ctaUrl: '/r', ...data }).offer;
    expect(offerOf({})).toMatchObject({ partner: undefined, discount: undefined });
    expect(offerOf({ ctaUrl: 'https://www.platejoy.com/a' })?.partner).toBe('PlateJoy');
    expect(offerOf({ discount: '20% off' })?.discount).toEqual({ text: '20% off', isWide: false });
    expect(offerOf({ discount: 'x'.repeat(36) })?.discount?.isWide).toBe(true);
  });

  test('there is no offer without price, shop, discount or disclaimer: a shop’s name alone is none', () => {
    expect(
      contentOf({ destinationStore: 'Norrland', tooltip: 'On 3 May', discount: ' ' }).offer,
    ).toBeUndefined();
    expect(contentOf({ price: 0 }).offer?.price).toMatchObject({ amount: 0 });
  });
});
