/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { cardAnchor, firstPage } from '#widgets/commerce/cardAnchor.ts';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const oakline = {
  title: 'Oakline Whey Isolate',
  superlative: 'Best overall',
  linkTitle: 'Shop at Oakline',
  link: 'https://go.offers.example/r?pid=okl',
  variantId: 'okl-900',
};
const fieldnote = { title: 'Fieldnote Pea Protein' };

const show = (items: readonly object[], rest = {}, context = {}) =>
  showBlock('quick-look', { items, ...rest }, context);
const jump = (name: string) => screen.getByRole('link', { name });
const shopLink = () => screen.getByRole('link', { name: /^Shop/ });
describe('the list', () => {
  test.each([
    ['with the day on which they were seen', { ...oakline, price: 42 }, 'Prices seen on June 3, 2026.'],
    ['no day where no pick has a price', oakline, undefined],
  ])('has prices %s', (_what, pick, said) => {
    show([pick], { priceDate: '2026-06-03' });
    expect(document.querySelector('section > p')?.textContent?.replaceAll('\u00A0', ' ')).toBe(said);
  });

  test('is named by its header', () => {
    show([oakline], { header: 'The best powders' });
    expect(
      within(screen.getByRole('region', { name: 'The best powders' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  test.each([{}, { header: ' ' }])('is called "Quick look" with %j', (rest) => {
    show([oakline], rest);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Quick look');
  });

  test.each([
    ['no pick', []],
    ['blank names', [{ title: ' ' }]],
  ])('shows nothing for %s', (_what, items) => expect(show(items).html).toBe(''));

  test('shows a pick with nothing but a name as its name', () => {
    show([fieldnote]);
    expect(screen.getByRole('listitem').textContent).toBe('Fieldnote Pea Protein');
  });

  test('shows the superlative above the name', () => {
    show([oakline]);
    expect(screen.getByRole('listitem').textContent).toMatch(/^Best overallOakline Whey Isolate/);
  });
});

describe('a long list', () => {
  const picks = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Powder ${index}` }));
  const folded = () => document.querySelector('details');

  test('shows five picks and folds the others, all in one order', () => {
    show([...picks(11), { ...oakline, isFeaturedPartner: true }]);
    expect(folded()?.open).toBe(false);
    expect(folded()?.querySelectorAll('li')).toHaveLength(7);
    expect(
      screen
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .slice(4, 6),
    ).toEqual(['Powder 4', 'Powder 5']);
  });

  test('counts unpaid picks', () => {
    show([...picks(11), { ...oakline, isFeaturedPartner: true }]);
    expect(folded()?.firstElementChild?.textContent).toBe('All 11 picks');
    expect(declaredEvent(folded(), 'open')).toMatchObject({ elementType: 'ACCORDION', text: 'All 11 picks' });
  });

  test('continues the numbers of the picks in sight, without a paid place among them', () => {
    show([{ ...oakline, isFeaturedPartner: true }, ...picks(9)]);
    expect(folded()?.querySelector('ol')?.style.counterReset).toBe('pick 4');
  });

  test('of six is shown whole', () => {
    show(picks(6));
    expect(folded()).toBeNull();
  });
});

describe('a pick', () => {
  test('has its picture, loaded at once where it is the page’s first, and its price', () => {
    const pictured = { imgSrc: '/media/a.jpg', imgAlt: 'A tub', imgWidth: 800, imgHeight: 800, price: 44.95 };
    show([fieldnote, { ...oakline, ...pictured }], {}, { hasFirstPicture: true });
    const picture = screen.getByAltText<HTMLImageElement>('A tub');
    expect([picture.width, picture.height, picture.getAttribute('loading')]).toEqual([800, 800, 'eager']);
    expect(screen.getByText('$44.95')).toBeTruthy();
  });

  test('keeps the place of a picture where only others have one', () => {
    show([fieldnote, { ...oakline, imgSrc: '/media/a.jpg' }]);
    const [without, withOne] = screen.getAllByRole('listitem');
    expect(without?.children).toHaveLength(2);
    expect(without?.firstElementChild?.className).toBe(withOne?.firstElementChild?.className);
  });

  test('that costs nothing says so', () => {
    show([{ ...oakline, price: 0 }]);
    expect(screen.getByText('Free')).toBeTruthy();
  });

  test('that a partner pays for says so instead of a superlative, and is no numbered one', () => {
    show([fieldnote, { ...oakline, isFeaturedPartner: true }]);
    const [pick, paid] = screen.getAllByRole('listitem');
    expect(paid?.textContent).toMatch(/^Featured partnerOakline/);
    expect(paid?.textContent).toContain('Its brand pays for this place. It is not one of our picks.');
    expect([pick, paid].map((item) => item?.hasAttribute('data-paid'))).toEqual([false, true]);
  });

  test('keeps short words with a hyphen on one line', () => {
    show([{ title: 'Quietwater Magnesium L-Threonate' }]);
    expect(jump('Quietwater Magnesium L-Threonate').querySelector('span')?.textContent).toBe('L-Threonate');
  });
});

describe('the name of a pick', () => {
  test.each(['page0-card4', '#page0-card4'])('jumps to the card that hashRoute %s names', (hashRoute) => {
    show([{ ...oakline, hashRoute }]);
    expect(jump('Oakline Whey Isolate').getAttribute('href')).toBe('#page0-card4');
  });

  test('jumps to the card at its own place where it names none', () => {
    show([oakline, fieldnote]);
    expect(jump('Oakline Whey Isolate').getAttribute('href')).toBe(`#${cardAnchor(firstPage, 0)}`);
    expect(jump('Fieldnote Pea Protein').getAttribute('href')).toBe(`#${cardAnchor(firstPage, 1)}`);
  });

  test('lands on the card that a product card of that place has as its id', () => {
    show([fieldnote, oakline]);
    const target = jump('Oakline Whey Isolate').getAttribute('href')?.slice(1) ?? '';
    showBlock('product-card', { productTitle: 'Oakline Whey Isolate' }, { indexOfKind: 1 });
    expect(document.getElementById(target)).toBe(screen.getByRole('article'));
  });

  test('is still one pick among the others when a blank one before it is left out', () => {
    show([{ title: ' ' }, fieldnote]);
    expect(jump('Fieldnote Pea Protein').getAttribute('href')).toBe('#page0-card1');
  });
});

describe('the link to the shop', () => {
  test('is paid, with the ids of product and publisher, and says which product it is for', () => {
    show([oakline]);
    expect(shopLink().getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(shopLink().getAttribute('href')).toBe(
      'https://go.offers.example/r?pid=okl&rvo_prodid=okl-900&rvo_aff=pagewell',
    );
    expect(shopLink().hasAttribute('data-affiliate')).toBe(true);
    expect(shopLink().textContent).toBe('Shop at Oakline: Oakline Whey Isolate');
  });

  test.each([undefined, ' '])('says "Shop now" for the text %j', (linkTitle) => {
    show([{ ...oakline, linkTitle }]);
    expect(shopLink().textContent).toMatch(/^Shop now:/);
  });

  test.each([undefined, ' '])('is not there for the address %j', (link) => {
    show([{ ...oakline, link }]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('what is reported', () => {
  const context = { contentMeta: { targeting: { k1: 'protein' } } };
  const common = {
    location: 'Quick look',
    formatType: 'LIST',
    name: 'Oakline Whey Isolate',
    productId: 'okl-900',
    variant: 'okl-900',
    position: 2,
  };

  test('is a view of each product, its click, and the jump', () => {
    show([fieldnote, oakline], {}, context);
    expect(declaredEvent(screen.getAllByRole('listitem')[1] ?? null, 'view')).toEqual({
      kind: 'product-viewed',
      ...common,
      linkUrl: oakline.link,
    });
    expect(declaredEvent(shopLink(), 'click')).toEqual({
      kind: 'product-clicked',
      ...common,
      elementType: 'LINK',
      actionOutcome: 'EXTERNALLINK',
      text: 'Shop at Oakline',
      linkUrl: oakline.link,
    });
    expect(declaredEvent(jump('Oakline Whey Isolate'), 'click')).toEqual({
      kind: 'element-clicked',
      ...common,
      elementType: 'LINK',
      actionOutcome: 'INTERNALLINK',
      text: 'Oakline Whey Isolate',
      linkUrl: '#page0-card1',
    });
  });
});
