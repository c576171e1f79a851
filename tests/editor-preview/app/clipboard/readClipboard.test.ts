/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { readClipboard } from '#editor-preview/app/clipboard/readClipboard.ts';
import { reduceForText } from '#editor-preview/app/clipboard/reduceForText.ts';
import { check } from '#rules/check.ts';

const clipboard = (name: string): string => readFileSync(`fixtures/from-html/${name}/magnesium.html`, 'utf8');
const ofHtml = (html: string) => readClipboard({ html, text: '' });
const ofText = (text: string) => readClipboard({ html: '', text });
const dataOf = ({ blocks }: Awaited<ReturnType<typeof readClipboard>>) =>
  blocks.map(({ type, data }) => [type, data]);
const html = (text: string) => ['rich-text', { html: text }];

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
    ['image', { src: 'https://img.example/a.jpg', alt: 'A plate' }],
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

test('text that only its formatting strikes out stays struck out', async () => {
  const [html, text] = [
    '<span>Take <s data-stringify-type="strike">25 mg</s> 50 mg</span>',
    'Take 25 mg 50 mg',
  ];
  expect(dataOf(await readClipboard({ html, text }))).toEqual([
    ['rich-text', { html: '<p>Take <s>25 mg</s> 50 mg</p>' }],
  ]);
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
    // Of a frame, a link stays that a reader may follow.
    const link = JSON.stringify({
      type: 'rich-text',
      data: { html: '<p><a href="https://evil.example/">evil.example/</a></p>' },
    });
    const blocks = pasted.blocks.map((block) => JSON.stringify(block));
    expect(blocks).toContain(link);
    const written = blocks.filter((block) => block !== link).join('\n');
    expect(written).not.toMatch(/script|onerror|onclick|onload|style|evil|iframe|svg|form|Hidden/i);
    expect(written).toContain('Read this and that');
    expect(written).toContain('Colored');
    expect(Reflect.get(window, 'stolen')).toBeUndefined();
    const told = pasted.notes.map(({ message: what }) => what).join('\n');
    for (const part of [
      'Scripts',
      '“this”',
      '“that”',
      '“login”',
      'Hidden words',
      'drawing',
      'form',
      'tracking pixel',
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
    expect(reduced.notes.map(({ message: what }) => what).join()).toMatch(/picture.*table became lines/is);
  });

  test('of one line, paragraphs become lines of it', () =>
    expect(reduceForText('<p>One <b>two</b></p><h2>Three</h2><ul><li>four</li></ul>', 'inline').html).toBe(
      'One <strong>two</strong><br>Three<br>four',
    ));
});
