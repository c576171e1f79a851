import { phrases } from '#rules/testing/examples.ts';
import { blockValidators, type SchemaError } from '#schemas/generated/validators.js';

function errorsOf(type: string, data: unknown): readonly SchemaError[] {
  const validate = blockValidators.get(type);
  if (!validate) throw new Error(`No validator for ${type}`);
  validate(data);
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
}

function pointersOf(type: string, data: unknown): string[] {
  return errorsOf(type, data).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test.each([
  ['stats without items', 'stats', { header: 'Soon' }],
  ['stats with an empty list', 'stats', { items: [] }],
  ['a video without code', 'video', { title: 'Soon' }],
  ['an empty quote', 'quote', {}],
  ['a quote with only a picture', 'quote', { imageSrc: '/media/a.jpg' }],
  ['a card without rating', 'product-card', { productTitle: 'Norrland' }],
  ['a card under the name of the CBD data', 'product-card', { productName: 'Meadowlark' }],
  ['a quiz without results', 'quiz', { questions: [{ questionText: 'Well?', answers: [{ label: 'Yes' }] }] }],
  ['an image without size and text', 'image', { src: '/media/a.jpg' }],
  ['an address that cannot be read', 'product-card', { productTitle: 'N', ctaUrl: 'https://[' }],
])('states of which something can be shown reach the widget %s', (_state, type, data) =>
  expect(pointersOf(type, data)).toEqual([]),
);

test.each([
  ['heading', {}, ' required'],
  ['heading', { text: ' \u00a0' }, '/text pattern'],
  ['rich-text', {}, ' required'],
  ['image', { alt: 'a' }, ' required'],
  ['list', { items: [] }, '/items minItems'],
  ['table', { columns: ['a'] }, ' required'],
  ['faq', { items: [{ question: 'Why?' }] }, '/items/0 required'],
  ['product-card', { rating: 4 }, ' required'],
  ['quiz', { questions: [] }, '/questions minItems'],
  ['quiz', { questions: [{ answers: [{ label: 'Yes' }] }] }, '/questions/0 required'],
])('what a widget cannot do without %s with %j: one error, at its place', (type, data, error) =>
  expect(pointersOf(type, data)).toEqual([error]),
);

describe('limits on both sides', () => {
  test.each([
    ['value', -1_000_000, 1_000_000, -1_000_000.5, 1_000_000.5],
    ['lower', -1_000_000, 1_000_000, -1_000_001, 1_000_001],
    ['upper', -1_000_000, 1_000_000, -1_000_001, 1_000_001],
    ['people', 1, 100_000_000, 0, 100_000_001],
    ['people', 2, 3, 2.5, '24'],
    ['value', 0, 0.5, '19', null],
  ])('%s of a result of studies: %d and %d, not %j or %j', (field, low, high, below, above) => {
    const claim = (value: unknown): object => ({
      claim: 'It helps',
      level: 'weak',
      results: [{ name: 'A trial', [field]: value }],
    });
    for (const value of [low, high]) expect(pointersOf('evidence', claim(value))).toEqual([]);
    for (const value of [below, above]) {
      const pointers = pointersOf('evidence', claim(value));
      expect(pointers).toHaveLength(1);
      expect(pointers[0]).toMatch(new RegExp(`^/results/0/${field} `));
    }
  });

  test.each([
    ['rating', 0, 5, -0.1, 5.1],
    ['price', 0, 1_000_000, -0.01, 1_000_000.5],
    ['position', 1, 500, 0, 501],
  ])('%s from %d to %d', (field, low, high, below, above) => {
    for (const value of [low, high])
      expect(pointersOf('product-card', { productTitle: 'a', [field]: value })).toEqual([]);
    for (const value of [below, above]) {
      expect(pointersOf('product-card', { productTitle: 'a', [field]: value })).toEqual([
        expect.stringMatching(`^/${field} (?:minimum|maximum|type)$`),
      ]);
    }
  });

  test('HTML of 65,536 characters is accepted, one more is not', () => {
    expect(pointersOf('rich-text', { html: 'a'.repeat(65_536) })).toEqual([]);
    expect(pointersOf('rich-text', { html: 'a'.repeat(65_537) })).toEqual(['/html maxLength']);
  });

  test('the badge tags are exactly six', () => {
    const badges = phrases(`
      AAPI-Founded | Black-Founded | LGBTQIA+-Founded | Small Business-Founded | Veteran-Founded
      Women-Founded
    `);
    expect(pointersOf('product-card', { productTitle: 'a', hesiBadgeTags: badges })).toEqual([]);
    expect(pointersOf('product-card', { productTitle: 'a', hesiBadgeTags: ['Founded'] })).toEqual([
      '/hesiBadgeTags/0 enum',
    ]);
  });
});

describe('hostile data', () => {
  test.each(
    phrases(`
      __proto__ | constructor | prototype | toString | dangerouslySetInnerHTML | $$typeof | ref
      children
    `),
  )('a field called %s is refused in every block and inside its parts', (key) => {
    const extra = `${JSON.stringify(key)}:{"polluted":true}`;
    for (const type of blockValidators.keys()) {
      const error = errorsOf(type, JSON.parse(`{${extra}}`)).find(
        ({ keyword }) => keyword === 'additionalProperties',
      );
      expect(error?.params).toEqual({ additionalProperty: key });
    }
    expect(pointersOf('faq', JSON.parse(`{"items":[{"question":"a","answer":"b",${extra}}]}`))).toEqual([
      '/items/0 additionalProperties',
    ]);
    expect('polluted' in {}).toBe(false);
  });

  test.each(['constructor', '__proto__', 'toString', ''])('%j is no block type', (type) =>
    expect(blockValidators.has(type)).toBe(false),
  );

  test.each([
    'javascript:alert(1)',
    ' java\u200bscript:alert(1)',
    'data:text/html,x',
    'https://u:p@shop.example/',
  ])('the address %j is refused wherever a link or a picture may stand', (link) => {
    const card = {
      productTitle: 'a',
      ctaUrl: link,
      imgSrc: link,
      highlights: [{ label: 'COA', linkUrl: link }],
    };
    expect(pointersOf('product-card', card)).toEqual(
      expect.arrayContaining(['/ctaUrl format', '/imgSrc format', '/highlights/0/linkUrl format']),
    );
    expect(pointersOf('image', { src: link })).toEqual(['/src format']);
    expect(pointersOf('quote', { imageSrc: link })).toEqual(['/imageSrc format']);
  });

  test.each([null, 7, 'text', [], true])('data that is %j is an error, never a throw', (data) => {
    for (const type of blockValidators.keys()) expect(pointersOf(type, data)).toContain(' type');
  });
});

describe('a tree of basic nodes', () => {
  test('holds texts, elements and blocks at any depth', () => {
    const nodes = [
      'text',
      { tag: 'p', children: [{ tag: 'b', attributes: { title: 'a', width: 3, hidden: true } }] },
    ];
    expect(pointersOf('basic', { nodes })).toEqual([]);
  });

  test('leaves whatever has a type and no tag to the check of blocks', () => {
    const nodes = [{ type: 7 }, { tag: 'p', children: [{ type: 'constructor', data: 'wrong' }] }];
    expect(pointersOf('basic', { nodes })).toEqual([]);
  });

  test('has one error for one wrong node, at its place', () => {
    expect(pointersOf('basic', { nodes: ['a', { tag: 'p', children: [7] }] })).toEqual([
      '/nodes/1/children/0 type',
    ]);
    expect(pointersOf('basic', { nodes: [{ tag: '<p>' }] })).toEqual(['/nodes/0/tag pattern']);
    expect(pointersOf('basic', { nodes: [{}] })).toEqual(['/nodes/0 required']);
  });
});
