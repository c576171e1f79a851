import { readFileSync } from 'node:fs';
import { blocksFromMarkdown, htmlOfMarkdown } from '#transformer/fromHtml/markdown/fromMarkdown.ts';
import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import { claims } from '#widgets/fromHtml.ts';
import { slowGrowth } from '../../support/growth.ts';

const htmlOf = (text: string) => blocksFromMarkdown(text).blocks.map(({ data }) => data.html);

test('Markdown becomes what its HTML becomes', () => {
  const { blocks, source } = blocksFromMarkdown(readFileSync('fixtures/from-html/markdown/iron.md', 'utf8'), {
    claims,
  });
  expect(source).toBe('markdown');
  expect(blocks).toEqual(JSON.parse(readFileSync('fixtures/from-html/markdown/iron.json', 'utf8')).blocks);
});

test.each([
  ['---\ntitle: Iron\n---\n\nText', 'title: Iron'],
  ['\uFEFF---\r\ntitle: Iron\r\n---\r\nText', 'title: Iron'],
  ['---\nno end\n\nText', undefined],
  ['Text\n\n---\n\nMore', undefined],
])('%j has the front matter %j', (text, frontMatter) =>
  expect(blocksFromMarkdown(text).frontMatter).toBe(frontMatter),
);

test.each([
  ['raw HTML is read like all other HTML', 'One <u>two</u><script>steal()</script>', '<p>One <u>two</u></p>'],
  ['a mark without its footnote keeps its number', 'One[^1]', '<p>One<sup>1</sup></p>'],
  ['a quotation that names no kind stays one', '> [!] One', '<blockquote><p>[!] One</p></blockquote>'],
  ['a digit of a formula is lowered', 'H~2~O', '<p>H<sub>2</sub>O</p>'],
  ['a digit that is no part of a word is struck out', 'Take ~2~ 3', '<p>Take <del>2</del> 3</p>'],
])('%s', (_what, text, html) => expect(htmlOf(text)).toEqual([html]));

test.each([
  [
    'a term and its meaning',
    'Ferritin\n: Stores *iron*.',
    '<p><strong>Ferritin</strong></p><p>Stores <em>iron</em>.</p>',
  ],
  [
    'a blank line before the meaning',
    'Ferritin\n\n:   Stores iron.',
    '<p><strong>Ferritin</strong></p><p>Stores iron.</p>',
  ],
  [
    'two terms',
    'Ferritin\nIron store\n: It lasts.',
    '<p><strong>Ferritin</strong></p><p><strong>Iron store</strong></p><p>It lasts.</p>',
  ],
  ['two meanings', 'Ferritin\n: One.\n: Two.', '<p><strong>Ferritin</strong></p><p>One.</p><p>Two.</p>'],
  [
    'a list of terms',
    'Iron\n: A metal.\nZinc\n: Another.',
    '<p><strong>Iron</strong></p><p>A metal.</p><p><strong>Zinc</strong></p><p>Another.</p>',
  ],
  [
    'a meaning in lines',
    'Iron\n: A metal\n  in food.',
    '<p><strong>Iron</strong></p><p>A metal in food.</p>',
  ],
  [
    'a meaning in paragraphs',
    'Iron\n: A metal.\n\n    In food.\n\nNext.',
    '<p><strong>Iron</strong></p><p>A metal.</p><p>In food.</p><p>Next.</p>',
  ],
  ['four lines above a colon', 'a\nb\nc\nd\n: e', '<p>a b c d : e</p>'],
  ['a colon without a space', 'Iron\n:smile:', '<p>Iron :smile:</p>'],
  ['a colon without a term', ': e', '<p>: e</p>'],
])('a definition list: %s', (_what, text, html) =>
  expect(htmlOf(text).join('').replaceAll('\n', ' ')).toBe(html),
);

test('a footnote has all its paragraphs', () => {
  const { blocks } = blocksFromMarkdown('One[^1].\n\n[^1]: First\n  line.\n\n    Second.\n\nTwo.\n', {
    claims,
  });
  expect(blocks.map(({ data }) => data)).toEqual([
    { html: '<p>One<cite data-source="footnote-1"></cite>.</p><p>Two.</p>' },
    { items: [{ id: 'footnote-1', title: 'First line. Second.' }] },
  ]);
});

describe.each([
  ['a call-out', ':::tip\nRest.\n:::', '<div class="callout callout-tip"><p>Rest.</p>'],
  ['a footnote', '[^1]: Rest.', '<ol class="footnotes"><li id="fn-1">Rest.</li>'],
])('%s', (_what, written, html) => {
  test.each([1, 999, 1_000, 1_001, 50_000])('is found behind a line of %i characters', (length) =>
    expect(htmlOfMarkdown(`${'a'.repeat(length)}\n${written}`)).toContain(html),
  );
});

test.each<[string, string, string?]>([
  ['paragraphs', 'Iron\n\n'],
  ['headings without blank lines', 'Iron\n# Iron\n'],
  ['fences without an end', ':::tip\nIron\n\n'],
  ['fences without an end and blank lines', ':::note\n'],
  ['call-outs without a text', '!!! note\n'],
  ['colons', ':'],
  ['terms and meanings', 'Iron\n: A metal.\n'],
  ['meanings of one term', ': A metal.\n\n', 'Iron\n'],
  ['lines of an item', '  iron\n', '- Iron\n'],
  ['lines of an item without indentation', 'iron\n', '- Iron\n'],
  ['brackets', '['],
  ['quotations in each other', '> '],
  ['lists in each other', '- '],
])('%s become HTML in linear time', async (_what, text, before = '') => {
  const read = (length: number) => htmlOfMarkdown(before + text.repeat(length / text.length));
  expect(await slowGrowth(read, 200_000)).toBeUndefined();
});

describe('what would take too long', () => {
  test.each([
    ['quotations in each other', `${'> '.repeat(500)}Iron and zinc`],
    ['emphasis in emphasis', `${'*a **b '.repeat(2_000)}Iron and zinc${' b** a*'.repeat(2_000)}`],
    ['too many signs in a paragraph', `${'[*a](b '.repeat(20_000)}\nIron and zinc`],
  ])('%s: text without formatting, with a note', (_what, text) => {
    const { blocks, notes } = blocksFromMarkdown(text);
    expect(JSON.stringify(blocks)).toContain('Iron and zinc');
    expect(notes).toContainEqual(expect.objectContaining({ kind: 'lost', topic: 'too-deep' }));
  });

  test('an item with too many lines without indentation ends, and loses none', () => {
    const { blocks, notes } = blocksFromMarkdown(`- Iron\n${'zinc\n'.repeat(10_000)}`);
    expect(JSON.stringify(blocks).match(/zinc/g)).toHaveLength(10_000);
    expect(notes).toEqual([]);
  });

  test('a long item keeps its lines apart', () => {
    const { blocks } = blocksFromMarkdown(`- Iron\n${'  zinc\n'.repeat(10_000)}`);
    expect(shownTextOfHtml(JSON.stringify(blocks)).match(/\bzinc\b/g)).toHaveLength(10_000);
  });
});
