import type { ProductComparisonTableProduct } from '#schemas/generated/types.ts';
import { comparisonRows } from '#widgets/product-comparison-table/comparisonRows.ts';

type Fields = Omit<ProductComparisonTableProduct, 'productTitle'>;

const rowsOf = (...products: Fields[]) =>
  comparisonRows(products.map((fields, index) => ({ productTitle: `Product ${index}`, ...fields })));
const labelsOf = (...products: Fields[]) => rowsOf(...products).map(({ label }) => label);
const agreementOf = (...products: Fields[]) => rowsOf(...products).map(({ agreement }) => agreement);

const fact = (label: string, value?: string, more = {}) => ({
  label,
  ...(value === undefined ? {} : { value }),
  ...more,
});
const facts = (...highlights: ReturnType<typeof fact>[]): Fields => ({ highlights });

describe('the rows of a comparison', () => {
  test('are none where no product says anything', () =>
    expect(rowsOf({}, { discount: '  ', Pros: [' '], highlights: [fact('Form')] })).toEqual([]));

  test('begin with rating, price and offer, and end with what speaks for and against', () =>
    expect(
      labelsOf(
        { Pros: ['cheap'], highlights: [fact('Form', 'powder')] },
        { rating: 4.5, price: 20, discount: '10% off' },
      ),
    ).toEqual(['Customers', 'Price', 'Offer', 'Form', 'Pros & cons']));

  test('hold the facts in the order in which their labels first appear', () =>
    expect(
      labelsOf(facts(fact('A', '1'), fact('C', '3')), facts(fact('B', '2'), fact('A', '1'), fact('D', '4'))),
    ).toEqual(['A', 'C', 'B', 'D']));

  test('bring labels together that differ in capitals and blanks only, and show the first', () => {
    const [row, ...others] = rowsOf(
      facts(fact('Price per  mg', '$0.07')),
      facts(fact(' price per mg ', '$0.10')),
    );
    expect(others).toEqual([]);
    expect(row?.label).toBe('Price per  mg');
    expect(row?.cells).toHaveLength(2);
  });

  test('keep every fact that one product gives twice under one label', () => {
    const [row] = rowsOf(facts(fact('Flavor', 'lemon'), fact('Flavor', 'cocoa')));
    expect(row?.cells[0]).toMatchObject({ facts: [{ value: 'lemon' }, { value: 'cocoa' }] });
  });

  test('have a gap where a product says nothing, or has only a label', () => {
    const [row] = rowsOf(facts(fact('Form', 'powder')), facts(fact('Form', ' ')), {});
    expect(row?.cells.map((cell) => cell?.kind)).toEqual(['facts', undefined, undefined]);
  });

  test('are explained by the first explanation that a product gives', () => {
    const [row] = rowsOf(
      facts(fact('COA', 'yes', { tooltip: ' ' })),
      facts(fact('COA', 'yes', { tooltip: 'A certificate.' })),
      facts(fact('COA', 'yes', { tooltip: 'Another one.' })),
    );
    expect(row?.tooltip).toBe('A certificate.');
  });

  test('do not take a label for anything else than a label', () =>
    expect(labelsOf(facts(fact('constructor', 'x'), fact('__proto__', 'y')))).toEqual([
      'constructor',
      '__proto__',
    ]));

  test('tell a price of nothing from none', () => expect(labelsOf({ price: 0 }, {})).toEqual(['Price']));

  test('say of a product beside others that nobody has rated it', () => {
    const [row] = rowsOf(
      { rating: 4.2, numberOfRatings: 7 },
      { rating: 0 },
      { rating: 4, numberOfRatings: 0 },
      {},
    );
    expect(row?.cells).toEqual([
      { kind: 'rating', score: 4.2, count: 7 },
      { kind: 'unrated' },
      { kind: 'unrated' },
      { kind: 'unrated' },
    ]);
    expect(row?.agreement).toBe('differs');
  });

  test('are without ratings where nobody has rated anything', () =>
    expect(labelsOf({ rating: 0 }, { rating: 5, numberOfRatings: 0 })).toEqual([]));
});

describe('products', () => {
  test('neither agree nor differ where there is only one', () =>
    expect(agreementOf({ price: 20 })).toEqual([undefined]));

  test.each<[what: string, one: Fields, other: Fields, agreement: 'same' | 'differs']>([
    ['the same price', { price: 20 }, { price: 20 }, 'same'],
    ['prices a cent apart', { price: 20 }, { price: 20.01 }, 'differs'],
    ['one price at two shops', { price: 20, destinationStore: 'A' }, { price: 20 }, 'same'],
    ['ratings that read the same', { rating: 4.51 }, { rating: 4.59 }, 'same'],
    ['ratings that do not', { rating: 4.59 }, { rating: 4.6 }, 'differs'],
    ['one rating by two crowds', { rating: 4, numberOfRatings: 2 }, { rating: 4 }, 'same'],
    ['values with other capitals', facts(fact('F', 'Yes')), facts(fact('F', 'yes ')), 'same'],
    ['other values', facts(fact('F', 'yes')), facts(fact('F', 'no')), 'differs'],
    ['a value and none', facts(fact('F', 'yes')), {}, 'differs'],
    [
      'one value with other links',
      facts(fact('COA', 'yes', { linkUrl: '/a' })),
      facts(fact('COA', 'yes', { linkUrl: '/b' })),
      'same',
    ],
    ['two offers', { discount: '10% off' }, { discount: '20% off' }, 'differs'],
    ['the same points', { Pros: ['a'] }, { Pros: ['a'] }, 'same'],
    ['a pro that is the other’s con', { Pros: ['a'] }, { Cons: ['a'] }, 'differs'],
  ])('with %s', (_what, one, other, agreement) => expect(agreementOf(one, other)).toEqual([agreement]));

  test('differ where one of twelve does', () => {
    const eleven = Array.from({ length: 11 }, () => ({ price: 20 }));
    expect(agreementOf(...eleven, { price: 21 })).toEqual(['differs']);
    expect(agreementOf(...eleven, { price: 20 })).toEqual(['same']);
  });
});
