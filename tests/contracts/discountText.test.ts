import { discountLength, readDiscount } from '#contracts/discountText.ts';

const ofLength = (length: number) => 'x'.repeat(length);

function pieces(kind: 'amount' | 'code' | 'text', discount: string): string[] {
  return readDiscount(discount).pieces.flatMap((piece) => (piece.kind === kind ? [piece.text] : []));
}

describe('the layout of a discount', () => {
  test.each([
    [0, 'short'],
    [35, 'short'],
    [36, 'long'],
    [60, 'long'],
    [61, 'very-long'],
    [300, 'very-long'],
  ])('with %i characters is %s', (length, expected) =>
    expect(discountLength(ofLength(length))).toBe(expected),
  );

  test('goes by characters as people count them', () =>
    expect(discountLength('🎉'.repeat(35))).toBe('short'));

  test('goes by the raw text, its quotation marks included', () =>
    expect(discountLength(`"${ofLength(34)}"`)).toBe('long'));
});

describe('a code in a discount', () => {
  test.each([
    ['20% off with code "GLOW20"', 'GLOW20'],
    ['20% off with code “GLOW20”', 'GLOW20'],
    ["20% off with code 'GLOW20'", 'GLOW20'],
    ['20% off with code ‘GLOW20’', 'GLOW20'],
    ["Don't wait: it's 'GLOW20'", 'GLOW20'],
    ['Don’t wait: it’s ‘GLOW20’', 'GLOW20'],
    ["The brands' own code is 'GLOW20'.", 'GLOW20'],
    ['Code " GLOW20 " today', 'GLOW20'],
  ])('is what stands in quotation marks: %s', (discount, code) =>
    expect(pieces('code', discount)).toEqual([code]),
  );

  test('may come more than once', () =>
    expect(pieces('code', 'Use "NEW10" or "LOYAL15"')).toEqual(['NEW10', 'LOYAL15']));

  test('is copied as it is, with no separators and nothing bold in it', () =>
    expect(readDiscount('Try "$1000 off"').pieces).toEqual([
      { kind: 'text', text: 'Try ' },
      { kind: 'code', text: '$1000 off' },
    ]));

  test.each(["Don't miss it", 'Don’t miss it', "The brands' offer", 'No code needed'])(
    'is not seen in an apostrophe: %s',
    (discount) => expect(readDiscount(discount).pieces).toEqual([{ kind: 'text', text: discount }]),
  );
});

describe('an amount in a discount', () => {
  test.each([
    ['20% off', '20% off'],
    ['Take 20 % off today', '20 % off'],
    ['Now 12.5% OFF', '12.5% OFF'],
    ['Save 20-25% off', '20-25% off'],
    ['$10 off your first visit', '$10 off'],
    ['$10.50 off', '$10.50 off'],
    ['25 percent off', '25 percent off'],
    ['Get 20–25 percent off', '20–25 percent off'],
  ])('%s has the bold amount %s', (discount, amount) => expect(pieces('amount', discount)).toEqual([amount]));

  test.each(['20 off', 'A day off', '$10 offered', 'percent off', 'Free shipping over $75', '100% cotton'])(
    'is not seen in: %s',
    (discount) => expect(pieces('amount', discount)).toEqual([]),
  );

  test.each([
    ['$999 off', '$999 off'],
    ['$1000 off', '$1,000 off'],
    ['$1,000 off', '$1,000 off'],
    ['$1000.50 off', '$1,000.50 off'],
    ['$1234567 off', '$1,234,567 off'],
  ])('%s is written %s', (discount, amount) => expect(pieces('amount', discount)).toEqual([amount]));

  test('gets its separators wherever it stands', () =>
    expect(pieces('text', 'Free shipping over $1500, or $999')).toEqual([
      'Free shipping over $1,500, or $999',
    ]));
});

describe('a discount as a whole', () => {
  test('keeps its words, in their order', () =>
    expect(readDiscount('Save $1500 or take 20% off with "GLOW20" today').pieces).toEqual([
      { kind: 'text', text: 'Save $1,500 or take ' },
      { kind: 'amount', text: '20% off' },
      { kind: 'text', text: ' with ' },
      { kind: 'code', text: 'GLOW20' },
      { kind: 'text', text: ' today' },
    ]));

  test.each(['20% off with "GLOW20', '20% off with GLOW20”', '20% off with “GLOW20"'])(
    'is shown as it is written when a quotation mark has no partner: %s',
    (discount) =>
      expect(readDiscount(discount)).toEqual({
        pieces: [{ kind: 'text', text: discount }],
        fault: expect.stringContaining('not closed'),
      }),
  );

  test.each(['20% off with ""', '20% off with “ ”'])(
    'is shown as it is written with an empty code: %s',
    (discount) =>
      expect(readDiscount(discount)).toEqual({
        pieces: [{ kind: 'text', text: discount }],
        fault: expect.stringContaining('nothing between'),
      }),
  );

  test('is text, and never markup', () =>
    expect(readDiscount('<b>20% off</b>').pieces).toEqual([
      { kind: 'text', text: '<b>' },
      { kind: 'amount', text: '20% off' },
      { kind: 'text', text: '</b>' },
    ]));
});
