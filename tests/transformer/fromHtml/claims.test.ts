import { globSync, readFileSync } from 'node:fs';
import { blockValidators } from '#schemas/generated/validators.js';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from '#widgets/fromHtml.ts';

const read = (html: string) => blocksFromHtml(html, { claims });
const typesOf = (html: string): string[] => read(html).blocks.map(({ type }) => type);

const files = globSync('fixtures/from-html/*/*.html').sort();

test.each(files)('the blocks of %s are valid, or of a type that is reported as unknown', (file) => {
  const { blocks, notes } = read(readFileSync(file, 'utf8'));
  const hasToChoose = notes.some(({ topic }) => topic === 'choose-picture');
  const wrong = blocks.filter(({ type, data }) => {
    // A picture that only the writing program had is still to be chosen, as a note says.
    if (type === 'image' && data.src === undefined && hasToChoose) return false;
    const validate = blockValidators.get(type);
    return validate ? !validate(data) : claims.some((claim) => claim.type === type);
  });
  expect(wrong).toEqual([]);
});

const picture = (number: number): string =>
  `<img src="https://clinic.example/${number}.jpg" alt="Step ${number}">`;
const pictures = (count: number): string =>
  Array.from({ length: count }, (_, index) => picture(index)).join('');

test.each([
  ['before it, where the paragraph begins with it', `<p>${picture(1)} Text</p>`, ['image', 'rich-text']],
  ['before it, where nothing is around both', `<div>${picture(1)}<br>Text</div>`, ['image', 'rich-text']],
  ['behind it, where text comes first', `<p>Text ${picture(1)} and text</p>`, ['rich-text', 'image']],
  ['behind a heading', `<h2>${picture(1)} Text</h2>`, ['heading', 'image']],
])('a picture in a text stands %s', (_where, html, types) => expect(typesOf(html)).toEqual(types));

test.each([
  [
    'a bookmark of Notion',
    '<figure><a href="https://clinic.example/naps" class="bookmark source"><div class="bookmark-info"><div class="bookmark-text"><div class="bookmark-title">Naps</div><div class="bookmark-description">How long?</div></div></div></a></figure>',
    '<p><a href="https://clinic.example/naps">Naps</a><br>How long?</p>',
  ],
  [
    'a bookmark without a title',
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://clinic.example/naps"></a></figure>',
    '<p><a href="https://clinic.example/naps">https://clinic.example/naps</a></p>',
  ],
  [
    'the card of a page in WordPress',
    '<figure class="wp-block-embed is-type-wp-embed"><div class="wp-block-embed__wrapper">https://clinic.example/naps</div><figcaption>Read on</figcaption></figure>',
    '<p><a href="https://clinic.example/naps">https://clinic.example/naps</a><br>Read on</p>',
  ],
])('%s becomes a paragraph with its link', (_what, html, text) =>
  expect(read(html)).toMatchObject({ blocks: [{ type: 'rich-text', data: { html: text } }], notes: [] }),
);

test.each([
  ['no number', 'Chest pain is an emergency.', 'caution', undefined],
  ['an amount', 'Emergency teams call 100 patients a day.', 'caution', undefined],
  ['a number of an emergency line', 'Emergency: call 911 or go to the clinic.', 'urgent', ['911']],
  ['a whole number', 'Emergency? Call us at (555) 010-0199.', 'urgent', ['(555) 010-0199']],
  ['hours behind it', 'An emergency? Call 1-800-222-1222 24 hours a day.', 'urgent', ['1-800-222-1222']],
  ['hours behind blanks', 'Call 116 123 24/7, or 0800 111 111 7 days a week.', 'urgent', ['116 123']],
  [
    'a second number in brackets',
    'Danger? Call 1-800-273-8255 (1-888-628-9454 for Spanish).',
    'urgent',
    ['1-800-273-8255'],
  ],
  ['a short number and hours', 'Emergency: call 988 24/7.', 'urgent', ['988']],
  ['a short number and text', 'Emergency: call or text 988 (24/7).', 'urgent', ['988']],
  ['a sentence behind it', 'Call 911. 5 minutes can save a life.', 'urgent', ['911']],
  ['two countries', 'In an emergency call 112 (999 in the UK).', 'urgent', ['112']],
  ['a short number of Spain', 'Es urgente. Llame al 024.', 'urgent', ['024']],
  [
    'a paragraph behind it',
    'Call 0800 111 0 111</p><p>2 tablets are too many.',
    'urgent',
    ['0800 111 0 111'],
  ],
  [
    'a link and the same number',
    '<a href="tel:18002221222">1-800-222-1222</a>: Call 1-800-222-1222. 2 tablets are too many.',
    'urgent',
    ['1-800-222-1222'],
  ],
  ...[
    '+44 20 7946 0018',
    '+44 (0)20 7946 0018',
    '(800) 222-1222',
    '1 (800) 222-1222',
    '1-800 222 1222',
    '0800 111 0 111',
    '01 40 09 15 22',
    '800.222.1222',
  ].map((number): [string, string, string, string[]] => [
    number,
    `Call ${number} now (free).`,
    'urgent',
    [number],
  ]),
  [
    'links to numbers',
    'Emergency: <a href="tel:+15550100199">ask a nurse</a> or <a href="tel:988">988</a>. Or call 988.',
    'urgent',
    ['+15550100199', '988'],
  ],
])('a red call-out with %s is a note that its rule accepts', (_what, text, kind, numbers) => {
  const { blocks } = read(`<div class="callout callout-danger"><p>${text}</p></div>`);
  expect(blocks).toMatchObject([{ type: 'note', data: { kind } }]);
  expect(blocks[0]?.data.telephones).toEqual(numbers?.map((number) => ({ number })));
});

test.each([
  ['<p>Do not drive after this tablet.</p>', 'caution'],
  ['<p>This tablet may make you sleepy. Don’t drink alcohol with it.</p>', 'caution'],
  ['<h3>Before you begin</h3><p>Never mix bleach and vinegar.</p>', 'caution'],
  ['<p>⛔ Not with grapefruit.</p>', 'caution'],
  ['<p>Important: take it with food.</p>', 'caution'],
  ['<p>Keep out of reach of children.</p>', 'caution'],
  ['<p>No conduzca después de tomarla.</p>', 'caution'],
  ['<p>Puede dar sueño. No mezcles con alcohol.</p>', 'caution'],
  ['<p><strong>Atención</strong></p><p>Contiene gluten.</p>', 'caution'],
  ['<p>Advertencia: tome solo la dosis indicada.</p>', 'caution'],
  ['<p>Llame al 112 si le falta el aire.</p>', 'urgent'],
  ['<p>Si tiene dolor en el pecho o le falta el aire, llame al 112.</p>', 'urgent'],
  ['<p>Es una emergencia. Marque el 911.</p>', 'urgent'],
  ['<p>Seek emergency help and call 999.</p>', 'urgent'],
  ['<p>Si se desmaya, acuda a urgencias.</p>', 'caution'],
  ['<p>Do not worry: a cold passes in a week.</p>', undefined],
  ['<p>Don’t miss our letter.</p>', undefined],
  ['<p>Iron is important for your blood.</p>', undefined],
  ['<p>Wash them carefully.</p>', undefined],
  ['<p>A cold is not an emergency, and not dangerous.</p>', undefined],
  ['<p>Urgent care centers are open at night.</p>', undefined],
  ['<p>Cuidado de la piel: crema cada noche.</p>', undefined],
  ['<p>Atención primaria en tu ciudad.</p>', undefined],
  ['<p>La incontinencia de urgencia es frecuente.</p>', undefined],
  ['<p>No es grave, y no dejes de comer fruta.</p>', undefined],
  ['<p>The tablets are white. Take them with water.</p>', undefined],
])('the call-out %s is a note of the kind %s', (html, kind) => {
  const [block, ...others] = read(`<div class="callout">${html}</div>`).blocks;
  expect([block?.type, block?.data.kind, others]).toEqual(['note', kind, []]);
});

test.each([
  ['24 pictures', `<figure class="wp-block-gallery">${pictures(24)}</figure>`, ['image-carousel']],
  ['25 pictures', `<figure class="wp-block-gallery">${pictures(25)}</figure>`, Array(25).fill('image')],
  ['a question of 300 characters', `<details><summary>${'q'.repeat(300)}</summary>Yes.</details>`, ['faq']],
  [
    'a question of 301 characters',
    `<details><summary>${'q'.repeat(301)}</summary>Yes.</details>`,
    ['rich-text'],
  ],
  ['a question without an answer', '<details><summary>Why?</summary> </details>', ['rich-text']],
  [
    'an answer with a film',
    '<details><summary>How?</summary><p>So.</p><iframe src="https://youtu.be/bR3atheS10w"></iframe></details>',
    ['rich-text', 'video'],
  ],
  [
    'a pull quote with a link',
    '<blockquote class="pullquote"><p>See <a href="https://clinic.example/">us</a>.</p></blockquote>',
    ['rich-text'],
  ],
  ['a call-out of 1,500 characters', `<div class="callout">${'a'.repeat(1_500)}</div>`, ['note']],
  ['a call-out of 1,501 characters', `<div class="callout">${'a'.repeat(1_501)}</div>`, ['rich-text']],
  [
    'a footnote of 301 characters',
    `<p>A<sup><a href="#n">1</a></sup></p><ol class="footnotes"><li id="n">${'n'.repeat(301)}</li></ol>`,
    ['rich-text', 'list'],
  ],
  [
    'a file without an address',
    '<div class="wp-block-file"><a href="javascript:alert(1)">Diary</a></div>',
    ['rich-text'],
  ],
  ['a bare address of a site without posts', '<p>https://clinic.example/</p>', ['rich-text']],
  [
    'JSON-LD that is broken',
    '<p>Soup.</p><script type="application/ld+json">{"@type":"Recipe",</script>',
    ['rich-text'],
  ],
  [
    'JSON-LD of a recipe that the text shows',
    '<p>Soup.</p><ul><li>1 leek</li></ul><script type="application/ld+json">{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}</script>',
    ['rich-text', 'list'],
  ],
])('%s', (_what, html, types) => expect(typesOf(html)).toEqual(types));

test.each<[string, string, object[], string[]]>([
  [
    'a film with captions of this site',
    '<figure class="wp-block-video"><video controls poster="a.jpg"><source src="/media/a.avi"><source src="/media/a.webm"><track kind="captions" src="/media/a.vtt" srclang="en" label="English"></video><figcaption>Shake <em>it</em></figcaption></figure>',
    [
      {
        type: 'video',
        data: {
          fileUrl: '/media/a.webm',
          captions: [{ src: '/media/a.vtt', language: 'en', title: 'English' }],
          title: 'Shake it',
          htmlTitle: 'Shake <em>it</em>',
        },
      },
    ],
    ['to-do choose-picture: a.jpg'],
  ],
  [
    'a film with a picture of this site',
    '<video src="/media/a.mp4" poster="/uploads/a.webp"></video>',
    [{ type: 'video', data: { fileUrl: '/media/a.mp4', poster: { src: '/uploads/a.webp', alt: '' } } }],
    [],
  ],
  [
    'a sound with captions of another site',
    '<audio src="https://a.example/b.mp3"><track src="https://a.example/b.vtt" srclang="en"></audio>',
    [{ type: 'video', data: { fileUrl: 'https://a.example/b.mp3' } }],
    ['to-do file-elsewhere: https://a.example/b.mp3', 'to-do captions: https://a.example/b.vtt'],
  ],
  [
    'a sound that is no file',
    '<p>Listen.</p><audio src="https://a.example/stream?id=3" title="Episode 3"></audio>',
    [
      { type: 'rich-text', data: { html: '<p>Listen.</p>' } },
      { type: 'rich-text', data: { html: '<p><a href="https://a.example/stream?id=3">Episode 3</a></p>' } },
    ],
    ['look page-link: https://a.example/stream?id=3'],
  ],
  [
    'a frame of an unknown host with a caption',
    '<figure><iframe src="https://maps.example/m?x=1&amp;y=2" title="Our clinic"></iframe><figcaption>Parking is <a href="https://a.example/">behind</a>.</figcaption></figure>',
    [
      {
        type: 'rich-text',
        data: {
          html: '<p><a href="https://maps.example/m?x=1&amp;y=2">Our clinic</a><br>Parking is <a href="https://a.example/">behind</a>.</p>',
        },
      },
    ],
    ['look page-link: https://maps.example/m?x=1&y=2'],
  ],
  [
    'a frame without a title',
    '<iframe src="//maps.example/m"></iframe>',
    [{ type: 'rich-text', data: { html: '<p><a href="https://maps.example/m">maps.example/m</a></p>' } }],
    ['look page-link: https://maps.example/m'],
  ],
  [
    'a channel of a host whose videos are shown',
    '<figure class="wp-block-embed"><div>https://www.youtube.com/@clinic</div></figure>',
    [
      {
        type: 'rich-text',
        data: { html: '<p><a href="https://www.youtube.com/@clinic">www.youtube.com/@clinic</a></p>' },
      },
    ],
    ['look page-link: https://www.youtube.com/@clinic'],
  ],
  [
    'a frame that counts readers',
    '<p>Words.</p><iframe src="https://tags.example/ns" width="1" height="1"></iframe>',
    [{ type: 'rich-text', data: { html: '<p>Words.</p>' } }],
    ['lost page: https://tags.example/ns'],
  ],
])('%s becomes what readers can use', (_what, html, blocks, notes) => {
  const found = read(html);
  expect(found.blocks).toEqual(blocks);
  expect(found.notes.map(({ kind, topic, quotation }) => `${kind} ${topic}: ${quotation}`)).toEqual(notes);
});

const question = (name: string, answer: string): string =>
  `<div itemprop="mainEntity" itemscope itemtype="https://schema.org/Question"><h3 itemprop="name">${name}</h3>${answer}</div>`;
const answer = (text: string, more = ''): string =>
  `<div itemprop="acceptedAnswer" itemscope itemtype="https://schema.org/Answer"><div itemprop="text"><p>${text}</p></div>${more}</div>`;
const faqOf = (...items: [question: string, answer: string][]) => ({
  type: 'faq',
  data: { items: items.map(([asked, html]) => ({ question: asked, answer: html })) },
});

test.each<[string, string, object[]]>([
  [
    'questions between other text',
    `<h2>About naps</h2><p>Naps help.</p>${question('How long?', answer('20 minutes.'))}
    ${question('When?', answer('At noon.'))}<p>See a doctor.</p>${question('Why?', answer('Rest.'))}`,
    [
      { type: 'heading', data: { text: 'About naps' } },
      { type: 'rich-text', data: { html: '<p>Naps help.</p>' } },
      faqOf(['How long?', '<p>20 minutes.</p>'], ['When?', '<p>At noon.</p>']),
      { type: 'rich-text', data: { html: '<p>See a doctor.</p>' } },
      faqOf(['Why?', '<p>Rest.</p>']),
    ],
  ],
  [
    'a picture before its question',
    `<img src="https://a.example/nap.jpg" alt="A nap">${question('How long?', answer('20 minutes.'))}`,
    [
      { type: 'image', data: { src: 'https://a.example/nap.jpg', alt: 'A nap' } },
      faqOf(['How long?', '<p>20 minutes.</p>']),
    ],
  ],
  [
    'text of a question around its answer',
    question('How long?', `<p>Asked by Jo.</p>${answer('20 minutes.', '<p>Reviewed in May.</p>')}`),
    [faqOf(['How long?', '<p>Asked by Jo.</p><p>20 minutes.</p><p>Reviewed in May.</p>'])],
  ],
  [
    'questions in frames of their own',
    `<div>${question('How long?', answer('20 minutes.'))}</div><div>${question('When?', answer('At noon.'))}</div>`,
    [faqOf(['How long?', '<p>20 minutes.</p>'], ['When?', '<p>At noon.</p>'])],
  ],
])('a page of questions with %s loses nothing', (_what, html, blocks) => {
  const found = read(`<div itemscope itemtype="https://schema.org/FAQPage">${html}</div>`);
  expect(found).toMatchObject({ blocks, notes: [] });
});

test('an address that runs code reaches no block', () => {
  const html = `<iframe src="javascript:alert(1)"></iframe><figure class="wp-block-embed">javascript:alert(1)</figure>
    <div class="wp-block-buttons"><a href="javascript:alert(1)">Go</a></div>
    <div class="kg-product-card"><h4 class="kg-product-card-title">Tea</h4><a class="kg-product-card-button" href="javascript:alert(1)">Buy</a></div>`;
  expect(
    read(html).blocks.filter(({ data }) =>
      /(?:href="|"(?:url|ctaUrl|data-destination-url)":")javascript/i.test(JSON.stringify(data)),
    ),
  ).toEqual([]);
});

describe('shortcodes', () => {
  const unclosed = '[hl_box a="1"]';
  test.each([
    ['that are never closed', unclosed.repeat(20_000)],
    ['that are closed twenty thousand times', `${unclosed.repeat(20_000)}${'[/hl_box]'.repeat(20_000)}`],
    ['whose brackets do not end', '[hl_box '.repeat(20_000)],
    ['whose quotes do not end', `[hl_box a="${'b'.repeat(100_000)}`],
  ])('%s are read in linear time, and nothing is thrown', (_what, text) =>
    expect(() => read(`<p>Words ${text}</p>`)).not.toThrow(),
  );

  test('that cross each other keep all words', () => {
    const { blocks } = read('[hl_a]<p>One</p>[hl_b]<p>Two</p>[/hl_a]<p>Three</p>[/hl_b]');
    const text = JSON.stringify(blocks);
    for (const word of ['One', 'Two', 'Three']) expect(text.split(word)).toHaveLength(2);
    expect(text).not.toMatch(/\[\/?hl_/);
  });
});

test('buttons, fields and their labels are left out of a form with a note, and its text stays', () => {
  const { blocks, notes } = read(
    '<form><p>How much water do you need?</p><label for="w">Your weight</label><input id="w" placeholder="kg"><select><option>Man</option><option>Woman</option></select><button>Work it out</button></form><h3><button>Is tea water?</button></h3><p>Yes.</p>',
  );
  expect(blocks).toEqual([
    { type: 'rich-text', data: { html: '<p>How much water do you need?</p>' } },
    { type: 'heading', data: expect.objectContaining({ text: 'Is tea water?' }) },
    { type: 'rich-text', data: { html: '<p>Yes.</p>' } },
  ]);
  expect(notes.map(({ topic, quotation }) => [topic, quotation])).toEqual([
    ['form-field', 'Your weight'],
    ['form-field', 'Work it out'],
    ['form-field', 'kg'],
    ['form-field', 'Man'],
    ['form-field', 'Woman'],
  ]);
});

const box = '<input type="checkbox">';
const ticked = '<input type="checkbox" checked>';
test.each([
  [
    'open and ticked tasks',
    `<ul><li>${ticked} Blood test</li><li>${box} Second test</li></ul>`,
    { items: ['☑ Blood test', '☐ Second test'] },
  ],
  [
    'tasks of Google Docs',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li role="checkbox"><img alt="checked"><p>Swabs</p></li><li role="checkbox"><img alt="unchecked"><p>Pen</p></li></ul></b>',
    { items: ['☑ Swabs', '☐ Pen'] },
  ],
  [
    'tasks of Notion',
    '<div class="page sans"><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>Swabs</span></li></ul><ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>Pen</span></li></ul></div>',
    { items: ['☑ Swabs', '☐ Pen'] },
  ],
  ['open tasks alone', `<ul><li>${box} Swabs</li></ul>`, { style: 'check', items: ['Swabs'] }],
])('a list with %s', (_what, html, data) => expect(read(html).blocks).toEqual([{ type: 'list', data }]));
