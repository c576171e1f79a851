/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { ratingTestPaths } from '../fixtures/ratingTestPaths.ts';
import { showBlock } from '../support/shownBlock.ts';

const collagen = { productTitle: 'Norrland Pure Marine Collagen' };

const show = (data: object, context = {}) => showBlock('product-card', { ...collagen, ...data }, context);

const card = () => screen.getByRole('article', { name: 'Norrland Pure Marine Collagen' });
const accordion = (title: string) => screen.getByText(title).closest('details');

describe('the layout of the card', () => {
  const data = { ctaUrl: 'https://shop.example/a', healthlineReviews: '<p>What we found.</p>' };
  const order = () => {
    const link = screen.getByRole('link', { name: /shop now/i });
    const review = screen.getByText('What we found.');
    const isBefore = link.compareDocumentPosition(review) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore ? 'offer, review' : 'review, offer';
  };

  test.each([
    ['control', 'offer, review', null],
    ['high', 'offer, review', 'dense'],
    ['low', 'review, offer', null],
  ] as const)('for a propensity to buy of %s is: %s, density %s', (commercePropensity, sections, density) => {
    show(data, { commercePropensity });
    expect(order()).toBe(sections);
    expect(card().getAttribute('data-density')).toBe(density);
  });
});

describe('the card', () => {
  test('is named by its product, and can be jumped to', () => {
    show({}, { indexOfKind: 2 });
    expect(within(card()).getByRole('heading', { level: 3 }).textContent).toBe(
      'Norrland Pure Marine Collagen',
    );
    expect(card().id).toBe('page0-card2');
  });

  test('with nothing but a name shows nothing but the name', () => {
    show({});
    expect(card().textContent).toBe('Norrland Pure Marine Collagen');
  });

  test('shows the picture through the image proxy, with its place kept', () => {
    show({ imgSrc: '/media/a.jpg', imgAlt: 'A tub', imgWidth: 800, imgHeight: 800, bgColor: '#eef4f6' });
    const picture = screen.getByAltText<HTMLImageElement>('A tub');
    expect(picture.getAttribute('src')).toMatch(/^\/img\?src=%2Fmedia%2Fa\.jpg/);
    expect([picture.width, picture.height, picture.getAttribute('loading')]).toEqual([800, 800, 'lazy']);
    expect(picture.parentElement?.style.background).toContain('rgb(238, 244, 246)');
  });

  test('loads the picture at once when it is the page’s first', () => {
    show({ imgSrc: '/media/a.jpg', imgAlt: 'A tub' }, { hasFirstPicture: true });
    expect(screen.getByAltText('A tub').getAttribute('loading')).toBe('eager');
  });

  test('has one superlative, the tags and the badges', () => {
    show({
      superlative: 'Best taste',
      isEditorPick: true,
      tags: ['Vegan', 'Vegan'],
      hesiBadgeTags: ['Women-Founded'],
    });
    expect(screen.getByText('Best taste')).toBeTruthy();
    expect(screen.queryByText('Editor’s pick')).toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Vegan',
      'Women-Founded',
    ]);
  });

  test('leads from a vetted brand to how we vet', () => {
    show({ productBrand: 'Norrland', isBrandApproved: true });
    expect(screen.getByRole('link', { name: /Vetted brand/ }).getAttribute('href')).toBe(
      '/about/brand-and-product-vetting',
    );
  });
});

describe('first the answer, then the offer', () => {
  const order = (...texts: string[]) => {
    const places = texts.map((text) => card().textContent?.indexOf(text) ?? -1);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  };

  test('the verdict stands marked before what speaks for it, the offer, and all else', () => {
    show({
      verdict: 'Holds what its label says.',
      Pros: ['dissolves'],
      ctaUrl: 'https://shop.example/a',
      ctaText: 'Shop at Norrland',
      healthlineReviews: '<p>What we found.</p>',
      productDetails: [{ label: 'Returns', value: '30 days' }],
    });
    order('Holds what', 'dissolves', 'Shop at Norrland', 'What we found.', '30 days');
    expect(screen.getByText('Holds what its label says.').className).not.toBe('');
  });

  test('in a place that a partner pays for, nothing is marked', () => {
    show({ verdict: 'Holds what its label says.', isFeaturedPartner: true });
    expect(screen.getByText('Holds what its label says.').className).toBe('');
  });

  test.each([
    [0, true],
    [2, true],
    [3, false],
    [11, false],
  ])('the verdict of the card at place %i is marked: %p', (placeOfKind, isMarked) => {
    show({ verdict: 'Holds what its label says.' }, { placeOfKind });
    expect(screen.getByText('Holds what its label says.').className !== '').toBe(isMarked);
  });

  test('a verdict against the product has no marker, and says what it is to who does not see its edge', () => {
    show({ verdict: 'We would not buy it.', isNotRecommended: true });
    const verdict = screen.getByText('We would not buy it.');
    expect(verdict.className).toBe('');
    expect(verdict.closest('[data-against]')?.textContent).toBe('Not recommended: We would not buy it.');
  });

  test('a product that we advise against has no discount, and the outlined button of a paid place', () => {
    const offer = { ctaUrl: 'https://shop.example/a', ctaText: 'Shop', discount: '20% off' };
    const button = () => screen.getByRole('link', { name: /^Shop/ }).className;
    show({ ...offer, isFeaturedPartner: true });
    const outlined = button();
    show({ ...offer, isNotRecommended: true });
    expect([button(), screen.queryByText('20% off')]).toEqual([outlined, null]);
    show(offer);
    expect(button()).not.toBe(outlined);
    expect(screen.getByText('20% off')).toBeTruthy();
  });

  test('our score stands before that of the customers, and each says whose it is', () => {
    show({
      rating: 4.7,
      numberOfRatings: 88,
      proprietaryReviews: [{ scoreCriteriaName: 'Overall', scoreCriteriaValue: 4.1 }],
      showReviewScoreBoard: true,
    });
    order('Our score4.1', 'Customers4.7');
  });
});

describe('the cards of a long list', () => {
  const data = {
    productBrand: 'Norrland',
    verdict: 'Holds what its label says.',
    Pros: ['dissolves'],
    healthlineReviews: '<p>What we found.</p>',
    handsOnReview: '<p>I liked it.</p>',
    productDetails: [{ label: 'Returns', value: '30 days' }],
    ctaUrl: 'https://shop.example/a',
    ctaText: 'Shop at Norrland',
    hesiBadgeTags: ['Women-Founded'],
  };
  const fold = () => screen.getByText('Pros & cons, review, details').closest('details');

  test.each([
    [2, 'control', false],
    [3, 'control', true],
    [3, 'high', true],
    [11, 'control', true],
    [3, 'low', false],
  ] as const)(
    'at place %i from 0, for a propensity of %s, are compact: %s',
    (indexOfKind, commercePropensity, is) => {
      show(data, { indexOfKind, commercePropensity });
      expect(card().getAttribute('data-density') === 'compact').toBe(is);
    },
  );

  test('fold all but name, verdict and offer, and leave nothing out', () => {
    show(data, { indexOfKind: 3 });
    const folded = fold();
    expect(folded?.open).toBe(false);
    for (const text of ['dissolves', 'What we found.', 'I liked it.', '30 days', 'Women-Founded']) {
      expect(folded?.textContent).toContain(text);
    }
    expect(folded?.textContent).not.toContain('Holds what');
    expect(folded?.textContent).not.toContain('Shop at Norrland');
  });

  test('fold nothing once more inside the fold, unless a flag says so', () => {
    show(data, { indexOfKind: 3 });
    expect(card().querySelector('[data-read-more]')).toBeNull();
    expect(fold()?.querySelectorAll('details:not([open])')).toHaveLength(0);
    document.body.replaceChildren();
    show({ ...data, openProductDetails: false }, { indexOfKind: 3 });
    expect(accordion('Product details')?.open).toBe(false);
  });

  test('lead to the next, which the last does not', () => {
    show(data, { indexOfKind: 3, nextOfKind: 4 });
    expect(screen.getByRole('link', { name: 'Next product' }).getAttribute('href')).toBe('#page0-card4');
    document.body.replaceChildren();
    show(data, { indexOfKind: 4 });
    expect(screen.queryByRole('link', { name: 'Next product' })).toBeNull();
  });

  test('with nothing to fold have no fold', () => {
    show({}, { indexOfKind: 3 });
    expect(card().textContent).toBe('Norrland Pure Marine Collagen');
  });

  test('give their score in numbers, which screen readers hear as well', () => {
    show({ rating: 4.7, numberOfRatings: 88 }, { indexOfKind: 3 });
    expect(card().textContent).toContain('Customers4.7 out of 5 88 ratings');
  });
});

describe.each([...ratingTestPaths, '/sleep/melatonin'])('the rating on %s', (articlePath) => {
  const stars = () => screen.queryByRole('img', { name: 'Rated 4.7 out of 5' });

  test('is shown with the number of ratings', () => {
    show({ rating: 4.7, numberOfRatings: 1248 }, { articlePath });
    expect(stars()).toBeTruthy();
    expect(screen.getByText('1,248 ratings')).toBeTruthy();
  });

  test.each([{}, { rating: 4.7, tags: ['Vegan'] }, { rating: 4.7, noProductRating: true }])(
    'is hidden with %j',
    (data) => {
      show(data, { articlePath });
      expect(stars()).toBeNull();
      expect(card().textContent).not.toContain('4.7');
    },
  );
});

describe('the highlights', () => {
  test('show label, value, and on request what the label means', () => {
    show({ highlights: [{ label: 'Type', value: 'marine', tooltip: 'From fish.' }] });
    expect(document.querySelector('dl > div > dd')?.textContent).toBe('marine');
    const about = screen.getByRole('button', { name: 'About Type' });
    const popup = document.getElementById(about.getAttribute('popovertarget') ?? '');
    expect(popup?.getAttribute('popover')).toBe('auto');
    expect(popup?.textContent).toContain('From fish.');
  });

  test('lead to the certificate by a paid link, and elsewhere by an ordinary one', () => {
    show({
      id: 'p-1',
      highlights: [
        { label: 'COA', value: 'each lot', linkUrl: 'https://go.offers.example/coa' },
        { label: 'Study', value: 'read it', linkUrl: 'https://journal.example/1' },
      ],
    });
    const [certificate, study] = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(certificate?.rel).toBe('sponsored nofollow noopener');
    expect(certificate?.href).toContain('rvo_prodid=p-1');
    expect(certificate?.hasAttribute('data-affiliate')).toBe(true);
    expect([study?.rel, study?.href, study?.hasAttribute('data-affiliate')]).toEqual([
      'noopener',
      'https://journal.example/1',
      false,
    ]);
  });
});

describe('the editorial review', () => {
  test('is shown whole in the HTML, with its author, and may be folded above 154px', () => {
    show({ healthlineReviews: '<p>Dissolves <b>well</b>.</p>', reviewAuthorName: 'Marisol Adeyemi, RD' });
    expect(screen.getByText('By Marisol Adeyemi, RD')).toBeTruthy();
    const box = screen.getByText('well').closest('[data-read-more]');
    expect(box?.getAttribute('data-read-more')).toBe('154');
    expect(box?.querySelector('button')?.hidden).toBe(true);
  });

  test('is sanitised, and what was taken out is reported', () => {
    const { faults } = show({
      healthlineReviews: '<p onclick="x()">Good<script src="//a.example"></script></p>',
    });
    expect(document.querySelector('script, [onclick]')).toBeNull();
    expect(faults.map(({ fault: { rule, at } }) => [rule, at])).toContainEqual([
      'html/content-lost',
      '/data/healthlineReviews',
    ]);
  });

  test('asks for the script that stops animations only where there are some', () => {
    show({
      healthlineReviews: '<p>Fine.</p>',
      handsOnReview: '<p>So <img src="/media/stir.gif" alt="stir"></p>',
    });
    expect(document.querySelectorAll('[data-animations]')).toHaveLength(1);
    expect(screen.getByAltText('stir').closest('[data-animations]')).toBeTruthy();
  });
});

test.each([undefined, ' '])('a fact that leads somewhere says "View" for the value %j', (value) => {
  const fact = { label: 'Lab report', value, linkUrl: '/lab' };
  show({ highlights: [fact], productDetails: [fact] });
  expect(within(card()).getAllByText('View')).toHaveLength(2);
});

describe('the score board', () => {
  const proprietaryReviews = [
    { scoreCriteriaName: 'Overall', scoreCriteriaValue: 4.8 },
    { scoreCriteriaName: 'Taste', scoreCriteriaValue: 4.5 },
  ];

  test('is open, and can be folded without a script', () => {
    show({ proprietaryReviews, showReviewScoreBoard: true });
    expect(accordion('Our scores')?.open).toBe(true);
  });

  test('has the headline score with its label, and a bar for each criterion', () => {
    show({ proprietaryReviews, showReviewScoreBoard: true });
    expect(accordion('Our scores')?.querySelector('summary')?.textContent).toBe(
      'Our scores: 4.8 out of 5 EXCELLENT',
    );
    const value = screen.getByText('Taste').nextElementSibling;
    expect(value?.textContent).toBe('4.5');
    expect(value?.innerHTML).toContain('width:90%');
  });

  test('says the headline once, in its head, where there is no criterion', () => {
    show({ proprietaryReviews: proprietaryReviews.slice(0, 1), showReviewScoreBoard: true });
    expect(card().querySelector('details')).toBeNull();
    expect(card().textContent?.match(/4\.8/g)).toHaveLength(1);
  });

  test('invents no score for a product without one', () => {
    show({ proprietaryReviews: proprietaryReviews.slice(1), showReviewScoreBoard: true });
    expect(accordion('Our scores')?.querySelector('summary')?.textContent).toBe('Our scores');
  });
});

describe('the accordions', () => {
  const everything = {
    handsOnReview: '<p>I liked it.</p>',
    Pros: ['dissolves'],
    Cons: ['dear'],
    productDetails: [{ label: 'Returns', value: '30 days', linkUrl: '/returns' }],
  };
  const titles = ['What our tester says', 'Pros & cons', 'Product details'];

  test('are closed at first, but for what speaks for the product and against it', () => {
    show(everything);
    expect(titles.map((title) => accordion(title)?.open)).toEqual([false, true, false]);
  });

  test.each([
    ['openTesterSays', true, [true, true, false]],
    ['openProsCons', false, [false, false, false]],
    ['openProductDetails', true, [false, true, true]],
  ])('start each by its own flag: %s', (flag, isOpen, open) => {
    show({ ...everything, [flag]: isOpen });
    expect(titles.map((title) => accordion(title)?.open)).toEqual(open);
  });

  test('hold the highlights before the further details', () => {
    show({ ...everything, highlights: [{ label: 'Dose', value: '200 mg' }] });
    expect(accordion('Product details')?.textContent).toBe('Product detailsDose200 mgReturns30 days');
  });

  test('are there only where they have something to show', () => {
    show({ Cons: ['dear'] });
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(accordion('Pros & cons')?.textContent).toBe('Pros & consConsdear');
  });

  test('lead from a detail where it has a link', () => {
    show(everything);
    expect(
      within(accordion('Product details') as HTMLElement)
        .getByText('30 days')
        .getAttribute('href'),
    ).toBe('/returns');
  });
});

describe('a featured partner', () => {
  test('is called one in a banner, with what that means on request', () => {
    show({ isFeaturedPartner: true });
    expect(screen.getByText('Featured Partner Offer')).toBeTruthy();
    const button = screen.getByRole('button', { name: 'About featured partner offers' });
    const popup = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(popup?.getAttribute('popover')).toBe('auto');
    expect(popup?.textContent).toContain('The brand pays us for this place');
    const close = popup?.querySelector('button');
    expect([close?.textContent, close?.getAttribute('popovertargetaction')]).toEqual(['Close', 'hide']);
    expect(close?.getAttribute('popovertarget')).toBe(popup?.id);
  });

  test('is nobody else', () => {
    show({});
    expect(screen.queryByText('Featured Partner Offer')).toBeNull();
  });
});
