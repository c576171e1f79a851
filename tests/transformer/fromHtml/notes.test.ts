import type { FilterName } from '#transformer/fromHtml/filter.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { claims } from '#widgets/fromHtml.ts';

const picture = '<img src="https://clinic.example/step.jpg" alt="A hand holds the pen">';

test.each([
  [
    'the link of a heading',
    '<h2><a href="https://clinic.example/pens">Pens</a></h2>',
    ['lost heading-link: Pens: https://clinic.example/pens'],
  ],
  ['a link to the heading itself', '<h2 id="a">Pens<a href="#a">#</a></h2>', []],
  [
    'the link of a table’s heading',
    '<table><tr><th><a href="/pens">Pen</a></th><th>Dose</th></tr><tr><td>A</td><td>1</td></tr></table>',
    ['lost heading-link: Pen: /pens'],
  ],
  [
    'a picture of a step',
    `<ol><li>Hold it.${picture}</li><li>Press.</li></ol>`,
    ['look picture-apart: A hand holds the pen'],
  ],
  [
    'a picture in a cell',
    `<table><tr><td>${picture}</td><td>Hold it.</td></tr></table>`,
    ['look picture-apart: A hand holds the pen'],
  ],
  ['a picture in a paragraph', `<p>Hold it. ${picture}</p>`, []],
  [
    'text that is struck out in a question',
    '<details><summary>Is <s>500</s> 50 mg safe?</summary><p>Yes.</p></details>',
    ['lost struck: 500'],
  ],
  [
    'the frame of a plug-in’s block on a rendered page',
    '<div class="wp-block-acme-boxed-warning"><p>Do not crush.</p></div>',
    ['lost unwrapped-block: acme/boxed-warning'],
  ],
  [
    'the frame of a block whose content is taken',
    '<!-- wp:acme/boxed-warning {"level":3} --><div class="wp-block-acme-boxed-warning"><p>Do not crush.</p></div><!-- /wp:acme/boxed-warning -->',
    ['lost unwrapped-block: acme/boxed-warning'],
  ],
  [
    'the text in a frame with a page, which no browser shows',
    '<p>a</p><iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ">No frames here.</iframe>',
    [],
  ],
  ['the text in a frame without one, once', '<p>a</p><iframe src="">Words.</iframe>', ['lost page: Words.']],
  [
    'that text in a link',
    '<p><a href="https://clinic.example/"><iframe>Words.</iframe></a></p>',
    ['lost page: Words.'],
  ],
  [
    'that text in a card',
    '<figure class="kg-bookmark-card"><a href="https://clinic.example/"><iframe>Words.</iframe></a></figure>',
    ['lost page: Words.'],
  ],
])('there is a note of %s, or nothing is lost', (_what, html, expected) => {
  const { notes } = blocksFromHtml(html, { claims });
  expect(notes.map(({ kind, topic, quotation }) => `${kind} ${topic}: ${quotation}`)).toEqual(expected);
});

test('characters that databases do not take are in no block, and words stay apart', () => {
  const { blocks } = blocksFromHtml('<p>5\u0000 mg\u000cin the\u0001 morning \uD800</p>');
  expect(blocks).toEqual([{ type: 'rich-text', data: { html: '<p>5 mg in the morning \uFFFD</p>' } }]);
});

describe('words that are struck out are quoted when they go', () => {
  test.each<[FilterName, string]>([
    ['google-docs', '<p>One<a href="#ftnt1" id="ftnt_ref1"><s>old</s>1</a></p>'],
    ['google-docs', '<p>One<a href="#cmnt1"><s>old</s></a></p>'],
    ['word', '<p>One<a href="#_ftn1"><s>old</s>1</a></p>'],
    ['word', '<p class="MsoToc1"><s>old</s></p>'],
    ['libreoffice', '<p>One<a class="sdfootnoteanc" href="#sdfootnote1sym"><s>old</s>1</a></p>'],
    ['ghost', '<div class="kg-email-card"><s>old</s></div>'],
    ['wordpress-blocks', '<div class="sharedaddy"><s>old</s></div>'],
  ])('by %s: %s', (source, html) => {
    const { notes } = blocksFromHtml(html, { source, claims });
    expect(notes.map(({ quotation }) => quotation).join()).toContain('old');
  });

  test('by a rule of the publisher', () => {
    const own = { elements: { '.tip': 'drop' } } as const;
    const { notes } = blocksFromHtml('<p class="tip"><s>old</s></p>', { own, claims });
    expect(notes).toMatchObject([{ kind: 'lost', topic: 'dropped', quotation: 'old' }]);
  });
});
