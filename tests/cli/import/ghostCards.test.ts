import { lexicalHtml } from '#cli/import/ghost/lexicalHtml.ts';
import { mobiledocHtml } from '#cli/import/ghost/mobiledocHtml.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from '#widgets/fromHtml.ts';

type Card = [type: string, fields: Record<string, unknown>];

const site = 'https://nightdesk.example/content';
const read = (html: string | undefined) => {
  const { blocks, notes } = blocksFromHtml(html ?? '', { source: 'ghost', claims });
  return {
    blocks: blocks.map(({ type, data }) => ({ type, data })),
    notes: notes.map(({ kind, topic, quotation }) => `${kind} ${topic}: ${quotation}`),
  };
};
const inLexical = ([type, fields]: Card) =>
  lexicalHtml(JSON.stringify({ root: { type: 'root', children: [{ type, version: 1, ...fields }] } }));
const inMobiledoc = ([type, fields]: Card) =>
  mobiledocHtml(JSON.stringify({ version: '0.3.1', cards: [[type, fields]], sections: [[10, 0]] }));

describe.each([
  ['Lexical', inLexical],
  ['Mobiledoc', inMobiledoc],
])('a card of Ghost that only %s has', (_name, write) => {
  test.each<[Card, string, Record<string, unknown>]>([
    [
      ['callout', { calloutText: 'Call <b>a taxi</b>.', calloutEmoji: '⚠️', backgroundColor: 'yellow' }],
      'note',
      { kind: 'caution', html: '<p>Call <strong>a taxi</strong>.</p>' },
    ],
    [
      [
        'bookmark',
        {
          url: 'https://www.example.org/shifts',
          metadata: { title: 'Shift work', description: 'What employers owe.' },
          caption: 'Free',
        },
      ],
      'rich-text',
      {
        html: '<p><a href="https://www.example.org/shifts">Shift work</a><br>What employers owe.<br>Free</p>',
      },
    ],
    [
      [
        'file',
        { src: `${site}/diary.pdf`, fileTitle: 'Pollen diary', fileCaption: 'Print it', fileSize: 34816 },
      ],
      'downloadable',
      { title: 'Pollen diary', subText: 'Print it', downloadUrl: `${site}/diary.pdf`, fileSize: 34 },
    ],
    [
      [
        'product',
        {
          productTitle: 'Ferrolight drops',
          productDescription: '<p>Gentle iron.</p>',
          productRatingEnabled: true,
          productStarRating: 4,
          productButtonEnabled: true,
          productButton: 'See price',
          productUrl: 'https://shop.example.com/ferrolight',
        },
      ],
      'product-card',
      {
        productTitle: 'Ferrolight drops',
        rating: 4,
        ctaUrl: 'https://shop.example.com/ferrolight',
        ctaText: 'See price',
        healthlineReviews: '<p>Gentle iron.</p>',
      },
    ],
    [
      ['video', { src: `${site}/clinic.mp4`, caption: 'At the clinic' }],
      'video',
      { fileUrl: `${site}/clinic.mp4`, title: 'At the clinic' },
    ],
    [['markdown', { markdown: 'Two *cups*' }], 'rich-text', { html: '<p>Two <em>cups</em></p>' }],
    [['header', { header: 'Before you fly', subheader: '' }], 'heading', { text: 'Before you fly' }],
    [
      ['yellow-card-of-2030', { title: 'Ask for a yellow card', version: 2 }],
      'ghost-yellow-card-of-2030',
      { attributes: { title: 'Ask for a yellow card' } },
    ],
  ])('%j becomes a %s', (card, type, data) => expect(read(write(card)).blocks).toEqual([{ type, data }]));

  test.each<[Card, string[]]>([
    [['email', { html: '<p>Hello reader</p>' }], ['look email-only: Hello reader']],
    [['email-cta', { html: '<p>Support us</p>' }], ['look email-only: Support us']],
    [
      ['signup', { header: 'Get our letter', subheader: 'Weekly' }],
      ['look furniture: Get our letter Weekly'],
    ],
    [['paywall', {}], []],
  ])('%j becomes no block, with a note', (card, notes) =>
    expect(read(write(card))).toEqual({ blocks: [], notes }),
  );
});

test('a list in a list belongs to the item before it', () => {
  const list = (...children: unknown[]) => ({ type: 'list', listType: 'bullet', children });
  const item = (...children: unknown[]) => ({ type: 'listitem', children });
  const text = (words: string) => ({ type: 'text', text: words });
  const outer = list(item(text('Water')), item(list(item(text('Warm')))), item(text('Soap')));
  expect(lexicalHtml(JSON.stringify({ root: { children: [outer] } }))).toBe(
    '<ul><li>Water<ul><li>Warm</li></ul></li><li>Soap</li></ul>',
  );
});

test.each([
  [
    'Lexical',
    lexicalHtml(
      JSON.stringify({ root: { children: [{ type: 'aside', children: [{ type: 'text', text: 'Fat.' }] }] } }),
    ),
  ],
  ['Mobiledoc', mobiledocHtml(JSON.stringify({ sections: [[1, 'aside', [[0, [], 0, 'Fat.']]]] }))],
])('a sentence that stands out in %s is a quote', (_name, html) =>
  expect(read(html).blocks).toEqual([{ type: 'quote', data: { text: 'Fat.' } }]),
);
