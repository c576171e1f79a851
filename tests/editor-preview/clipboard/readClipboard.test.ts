/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { readClipboard } from '#editor-preview/clipboard/readClipboard.ts';
import { reduceForText } from '#editor-preview/clipboard/reduceForText.ts';
import { check } from '#quality/check.ts';

const clipboard = (name: string): string =>
  readFileSync(`tests/editor-preview/clipboard/clipboards/${name}.txt`, 'utf8');
const ofHtml = (html: string) => readClipboard({ html, text: '' });
const ofText = (text: string) => readClipboard({ html: '', text });
const dataOf = ({ blocks }: Awaited<ReturnType<typeof readClipboard>>) =>
  blocks.map(({ type, data }) => [type, data]);
const html = (text: string) => ['rich-text', { html: text }];

test('a document of Word becomes headings, text, lists, a table and a picture to choose', async () => {
  const pasted = await ofHtml(clipboard('word'));
  expect(dataOf(pasted)).toEqual([
    ['heading', { text: 'Magnesium at night' }],
    ['heading', { text: 'What it does' }],
    html(
      '<p>Magnesium takes part in <strong>more than 300</strong> reactions of the body. See the <a href="https://ods.od.nih.gov/factsheets/Magnesium/">fact sheet</a>.[1]</p>',
    ),
    ['list', { items: ['Almonds, 80 mg', '<em>Spinach</em>, 78 mg'] }],
    html(
      '<p>Take it after dinner.</p><ol><li>Ask a doctor<ol><li>above all with weak kidneys</li></ol></li><li>Begin with 200 mg</li></ol>',
    ),
    [
      'table',
      {
        columns: ['Form', 'Taken up'],
        rows: [
          ['Citrate', 'well'],
          ['Oxide is cheap', ''],
        ],
      },
    ],
    ['image', { alt: 'A bowl of almonds on a table' }],
  ]);
  expect(pasted.notes.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([
    'lost: A comment: “Says who? Ask Leonie.”',
    'lost: Text that is marked as deleted: “Or before.”',
    'look: The mark of a footnote stands as text: “[1]”',
    expect.stringMatching(/^look: Merged cells/),
    expect.stringMatching(/^look: The bold first row/),
    'to-do: Choose the picture “A bowl of almonds on a table”.',
  ]);
});

test('a document of Google Docs, whose formatting stands in styles, is read by what they say', async () => {
  const pasted = await ofHtml(clipboard('google-docs'));
  expect(dataOf(pasted)).toEqual([
    ['heading', { text: 'Who should be careful' }],
    html(
      '<p>People with <strong>weak kidneys</strong> pass less Mg<sup>2+</sup>, says <a href="https://www.kidney.example/magnesium">their society</a>.</p>' +
        '<ul><li>Antibiotics<ul><li>two hours apart</li></ul></li><li><em>Bisphosphonates</em></li></ul>',
    ),
    [
      'table',
      {
        rows: [
          ['Adults', '350 mg'],
          ['Children', '110 mg'],
        ],
      },
    ],
    ['image', {}],
  ]);
  expect(pasted.notes.at(-1)).toEqual({ kind: 'to-do', what: 'Choose a picture, and say what it shows.' });
});

test('a document of LibreOffice is read with its headings of a table, its quotation and its footnote', async () => {
  const pasted = await ofHtml(clipboard('libreoffice'));
  expect(dataOf(pasted)).toEqual([
    ['heading', { text: 'How much a day' }],
    html('<p>Women need <strong>310 mg</strong>, men <strong>400 mg</strong> a day.<sup>1</sup></p>'),
    ['list', { style: 'number', items: ['Food first', 'Then a supplement'] }],
    ['table', { columns: ['Food', 'mg in 100 g'], rows: [['Pumpkin seeds', '550']] }],
    html('<blockquote><p>Food is the better source.</p></blockquote>'),
    ['image', { alt: 'Pumpkin seeds' }],
    html('<p>1Institute of Medicine, 1997.</p>'),
  ]);
});

test('all that is made of them stands in an article without an error, but for pictures to choose', async () => {
  for (const name of ['word', 'google-docs', 'libreoffice']) {
    const { blocks } = await ofHtml(clipboard(name));
    const article = {
      path: '/a',
      title: 'A',
      blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })),
    };
    // Not every rule runs in this environment.
    const failed = 'meta/rule-failed';
    const errors = check(article).filter(({ severity }) => severity === 'error');
    expect(errors.filter(({ rule, message }) => rule !== failed && !/src|picture/i.test(message))).toEqual(
      [],
    );
  }
});

test('Markdown becomes the same blocks', async () => {
  const pasted = await ofText(
    [
      '# Zinc',
      '',
      'Take **zinc** with [food](/nutrition/food).',
      '',
      '- oysters',
      '- beef',
      '',
      '| Food | mg |',
      '| --- | --- |',
      '| Oysters | 39 |',
      '',
      '![A plate](https://img.example/a.jpg)',
      '',
      '> It helps.',
      '',
      '```',
      'a < b',
      '```',
    ].join('\n'),
  );
  expect(dataOf(pasted)).toEqual([
    ['heading', { text: 'Zinc' }],
    html('<p>Take <strong>zinc</strong> with <a href="/nutrition/food">food</a>.</p>'),
    ['list', { items: ['oysters', 'beef'] }],
    ['table', { columns: ['Food', 'mg'], rows: [['Oysters', '39']] }],
    ['image', { alt: 'A plate' }],
    html('<blockquote><p>It helps.</p></blockquote><p><code>a &lt; b</code></p>'),
  ]);
});

test('Markdown is known also where an editor for code gives its colours along', async () => {
  const pasted = await readClipboard({
    html: '<meta charset="utf-8"><div style="font-family: Consolas"><span style="color:#800000">## Zinc</span></div>',
    text: '## Zinc',
  });
  expect(dataOf(pasted)).toEqual([['heading', { text: 'Zinc' }]]);
});

test('plain text becomes paragraphs, with its lines, and stays text', async () => {
  const pasted = await ofText('One <b>\ntwo\n\nThree - four');
  expect(dataOf(pasted)).toEqual([html('<p>One &lt;b&gt;<br>two</p><p>Three - four</p>')]);
});

describe('hostile HTML', () => {
  const hostile = [
    '<p onclick="steal()">Read <a href="javascript:steal()">this</a> and <a href="JaVa\tScript:steal()">that</a>',
    '<img src="x" onerror="window.stolen=1" alt="A cat"><script>window.stolen=1</script></p>',
    '<svg onload="window.stolen=1"><a href="javascript:1">s</a></svg>',
    '<iframe src="https://evil.example/" srcdoc="<script>parent.stolen=1</script>"></iframe>',
    '<form action="https://evil.example/"><input name="password"></form>',
    '<a href="https://a:b@evil.example/">login</a><base href="https://evil.example/">',
    '<p style="background:url(https://evil.example/track.png)">Colored</p>',
    '<p style="display:none">Hidden words</p>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<img width="1" height="1" src="https://evil.example/pixel.gif">',
  ].join('');

  test('does nothing, keeps its words, and what is left out is told', async () => {
    const pasted = await ofHtml(hostile);
    const written = JSON.stringify(pasted.blocks);
    expect(written).not.toMatch(/script|onerror|onclick|onload|style|evil|iframe|svg|form|Hidden/i);
    expect(written).toContain('Read this and that');
    expect(written).toContain('Colored');
    expect(Reflect.get(window, 'stolen')).toBeUndefined();
    const told = pasted.notes.map(({ what }) => what).join('\n');
    for (const part of [
      'Scripts',
      '“this”',
      '“that”',
      '“login”',
      'Hidden words',
      'embedded page',
      'drawing',
      'form',
      'one pixel',
    ])
      expect(told).toContain(part);
  });

  test.each([
    `${'<p>'.repeat(3_000)}deep`,
    `${'<table>'.repeat(500)}<td>deep`,
    `${'<ul><li>'.repeat(400)}deep`,
  ])('%.12s… is read, however deep it is', async (deep) => {
    const { blocks } = await ofHtml(deep);
    expect(JSON.stringify(blocks)).toContain('deep');
  });

  test('more than can be read at once is not read, and that is told', async () => {
    const pasted = await ofHtml('x'.repeat(5_000_000));
    expect([pasted.blocks, pasted.notes.length]).toEqual([[], 1]);
  });
});

describe('inside a text', () => {
  test('only what it can hold is pasted', () => {
    const reduced = reduceForText(clipboard('libreoffice'), 'blocks');
    expect(reduced.html).toContain('<h2>How much a day</h2><p>Women need <strong>310 mg</strong>');
    expect(reduced.html).toContain('<ol><li>Food first</li>');
    expect(reduced.html).not.toMatch(/table|img|style/);
    expect(reduced.notes.map(({ what }) => what).join()).toMatch(/table became lines.*picture/is);
  });

  test('of one line, paragraphs become lines of it', () => {
    expect(reduceForText('<p>One <b>two</b></p><h2>Three</h2><ul><li>four</li></ul>', 'inline').html).toBe(
      'One <strong>two</strong><br>Three<br>four',
    );
  });
});
