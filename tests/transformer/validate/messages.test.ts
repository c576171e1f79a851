import { validateOne } from './articles.ts';

function messages(type: string, data: unknown): string[] {
  return validateOne({ id: 'x', type, data }).problems.map(({ message }) => message);
}

const card = (fields: object) => messages('product-card', { productTitle: 'Norrland', ...fields });

test.each([
  ['4,5', '4.5'],
  ['299', '299'],
  ['19.99', '19.99'],
  ['1.299', '1.299'],
  ['1,299.00', '1299.00'],
  ['1.299,00', '1299.00'],
  ['12,345,678', '12345678'],
  ['1 299', '1299'],
  ['1\u00A0299,5', '1299.5'],
  ["1'299", '1299'],
  ['1299,5', '1299.5'],
  // A thousand and more, or a little over one? Nobody is told to write either.
  ['1,299', undefined],
  ['1,29,900', undefined],
  ['$299', undefined],
  ['', undefined],
])('the number in a price of "%s" is %s', (price, number) => {
  const expected = number === undefined ? '1000000.' : `1000000. Write ${number}, without quotation marks.`;
  expect(card({ price })).toEqual([expect.stringMatching(`it must be a number from 0 to ${expected}$`)]);
});

test.each([
  ['12', '12'],
  ['1,299', '1299'],
  ['1.299', '1299'],
  ['1 299', '1299'],
  ['12.5', undefined],
  ['1,299.00', undefined],
])('the whole number in a count of "%s" is %s', (numberOfRatings, number) => {
  const [message = ''] = card({ numberOfRatings });
  expect(/Write (\S+), without/.exec(message)?.[1]).toBe(number);
});

describe('a message says what is wrong and what would be right, with the title of the field', () => {
  test.each([
    ['"Rating" is the text "five"; it must be a number from 0 to 5.', card({ rating: 'five' })],
    ['"Button text" is empty (null); it must be text.', card({ ctaText: null })],
    ['"Button text" is a list; it must be text.', card({ ctaText: ['x'] })],
    [`"Editor's pick" is a group of fields; it must be true or false.`, card({ isEditorPick: {} })],
    ['"Position" is the number 1.5; it must be a whole number from 1 to 500.', card({ position: 1.5 })],
    [
      '"Price" is a number that is too large; it must be a number from 0 to 1000000.',
      card({ price: JSON.parse('1e400') }),
    ],
    ['"Rating" is the number 5.5; it must be 5 or less.', card({ rating: 5.5 })],
    ['"Price" is the number -1; it must be 0 or more.', card({ price: -1 })],
    [
      '"Style" is the text "numbers"; it must be one of "bullet", "number" or "check". Did you mean "number"?',
      messages('list', { items: ['x'], style: 'numbers' }),
    ],
    ['"Level" is the number 1; it must be one of 2, 3, 4.', messages('heading', { text: 'x', level: 1 })],
    ['"Text" is missing. "Heading" cannot be shown without it.', messages('heading', {})],
    [
      '"Product" (productTitle) is missing. "Product card" cannot be shown without it.',
      messages('product-card', {}),
    ],
    [
      '"Product card" has no field "productTitel". Did you mean "productTitle"? "Product card" cannot be shown without it.',
      messages('product-card', { productTitel: 'Norrland' }),
    ],
    [
      '"Picture" has no field "url", but "src" is missing. Did you mean that?',
      messages('image', { url: '/media/a.jpg' }),
    ],
    [
      'Entry 1 of "Questions" is the text "What?"; it must be a group of fields with "question" and "answer".',
      messages('faq', { items: ['What?'] }),
    ],
    ['it must be a number from 0 to 5. Write 4.5, without quotation marks.', card({ rating: '4,5' })],
    [
      'it must be one of 2, 3, 4. Write 2, without quotation marks.',
      messages('heading', { text: 'x', level: '2' }),
    ],
    ['it must be true or false. Write true, without quotation marks.', card({ isEditorPick: 'true' })],
    [
      'which is not accepted. Did you mean "how-much"?',
      messages('heading', { text: 'x', anchor: 'How Much?' }),
    ],
    [
      '"Label" in entry 2 of "Highlights" is missing. "Highlight" cannot be shown without it.',
      card({ highlights: [{ label: 'Count' }, { value: '60' }] }),
    ],
    ['"Product card" has no field "ctaURL". Did you mean "ctaUrl"?', card({ ctaURL: '/x' })],
    ['"Text" has no field "shadow". Its fields are "html".', messages('rich-text', { html: 'x', shadow: 1 })],
    ['"Text" is empty. Fill it in.', messages('heading', { text: '' })],
    ['"Text" is blank. Fill it in.', messages('heading', { text: ' ' })],
    ['is blank. Fill it in or leave it out.', card({ bgColor: ' ' })],
    ['"Text" has 201 characters; at most 200 are allowed.', messages('heading', { text: 'x'.repeat(201) })],
    ['"Background behind the picture" is the text "red", which is not accepted.', card({ bgColor: 'red' })],
    ['Entry 2 of "Items" is the number 7; it must be text.', messages('list', { items: ['x', 7] })],
    ['"Items" has no entries; it must have at least 1.', messages('list', { items: [] })],
    [
      '"Tags" has 13 entries; only the first 12 are shown.',
      card({ tags: Array.from({ length: 13 }, (_, index) => `tag ${index}`) }),
    ],
    [
      'Entry 2 of "Founder badges" is in the list twice. Remove one of them.',
      card({ hesiBadgeTags: ['Women-Founded', 'Women-Founded'] }),
    ],
    [
      'Entry 2 of "Nodes" is the number 7; it must be a group of fields.',
      messages('basic', { nodes: ['x', 7] }),
    ],
  ])('%s', (says, found) => {
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(says);
  });

  test('and never holds undefined, NaN or [object Object]', () => {
    const odd = { a: { b: 1 } };
    const found = [
      ...card({
        rating: odd,
        tags: odd,
        ctaUrl: odd,
        highlights: [odd, null, [odd]],
        [`x${'y'.repeat(500)}`]: odd,
      }),
      ...messages('basic', {
        nodes: [{ tag: 'p', attributes: { [`n${'x'.repeat(70)}`]: 'x', title: null }, children: odd }],
      }),
      ...messages('quiz', { questions: odd, results: { responses: [{ range: { low: 'x' } }] } }),
    ];
    expect(found.length).toBeGreaterThan(10);
    for (const message of found) expect(message).not.toMatch(/undefined|NaN|\[object/);
    for (const message of found) expect(message.length).toBeLessThan(500);
  });
});

describe('an address', () => {
  const link = (ctaUrl: string) =>
    validateOne({ id: 'c', type: 'product-card', data: { productTitle: 'x', ctaUrl } });

  test('with another scheme is an error and is taken out', () => {
    const { block, problems } = link('javascript:alert(1)');
    expect(block.data).toEqual({ productTitle: 'x' });
    expect(problems).toMatchObject([
      { rule: 'link/unsafe-url', severity: 'error', pointer: '/blocks/0/data/ctaUrl' },
    ]);
  });

  test('whose site has a blank in its name is told to be written without it', () => {
    const { block, problems } = link('https://shop offers.example/x');
    expect(block.data).toEqual({ productTitle: 'x' });
    expect(problems).toMatchObject([
      { rule: 'link/unsafe-url', message: expect.stringContaining('Write the domain without it') },
    ]);
  });

  test('with a password is taken out, and the password appears nowhere in the report', () => {
    const { block, problems } = link('https://editor:hunter2@shop.example/');
    expect(block.data).toEqual({ productTitle: 'x' });
    expect(problems).toMatchObject([{ rule: 'link/unsafe-url', severity: 'error' }]);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });

  test('that no browser can read is a warning and stays as written', () => {
    const address = 'https://[broken';
    const { block, problems } = link(address);
    expect(block.data).toEqual({ productTitle: 'x', ctaUrl: address });
    expect(problems).toMatchObject([
      { rule: 'link/invalid-url', severity: 'warning', pointer: '/blocks/0/data/ctaUrl', evidence: address },
    ]);
  });
});

describe('a block that is written otherwise', () => {
  const told = (block: object): string[] => validateOne(block).problems.map(({ message }) => message);

  test('with its type under another name is told of that name alone', () =>
    expect(told({ id: 'x', typ: 'heading', data: { text: 'A' } })).toEqual([
      '"Block" has no field "typ". Did you mean "type"?',
    ]));

  test('with its content beside the type is told where that stands', () =>
    expect(told({ id: 'x', type: 'rich-text', html: '<p>A</p>' })).toEqual([
      '"Data" is missing. Move the fields of the block into "data", also "html".',
    ]));
});
