import fc from 'fast-check';
import { phrases } from '#rules/testing/examples.ts';
import { filterNames } from '#transformer/fromHtml/filter.ts';
import { blocksFromHtml, type FromHtmlOptions } from '#transformer/fromHtml/fromHtml.ts';
import { elementOf } from '#transformer/html/elements.ts';
import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import { claims } from '#widgets/fromHtml.ts';

const names = [
  ...phrases(`
    p | div | h1 | h2 | h5 | ul | ol | li | table | tr | td | th | caption | blockquote | pre
  `),
  ...phrases(`
    dl | dt | dd | figure | figcaption | details | summary | section | b | i | s | u | a | span
  `),
  ...phrases(`
    sup | mark | q | button | label | font | center | form | x-card | br | hr | iframe | video
  `),
];
/** Each word stands once in a document, so that it can be found again. */
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constant('#'),
    fc.record({ name: fc.constantFrom(...names), children: fc.array(tie('node'), { maxLength: 4 }) }),
  ),
})).node;

function written(nodes: readonly unknown[]): { html: string; words: string[] } {
  const words: string[] = [];
  const write = (node: unknown): string => {
    if (node === '#') {
      // Without digits, which are raised in `sup`.
      words.push(`w${String(words.length).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}x`);
      return words.at(-1) ?? '';
    }
    const {
      name,
      sign = '',
      children,
    } = node as { name: string; sign?: string; children: readonly unknown[] };
    if (elementOf(name).isVoid) return `<${name}>`;
    return `<${name} ${sign}>${children.map(write).join('')}</${name}>`;
  };
  return { html: nodes.map(write).join(''), words };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const read = (html: string, options: FromHtmlOptions = {}): string => {
  const { blocks, notes } = blocksFromHtml(html, options);
  const shown = blocks.flatMap(({ data }) => textsIn(data)).map(shownTextOfHtml);
  return [...shown, ...notes.map(({ quotation }) => quotation)].join('\n');
};

test('words that go in come out, or stand in a note', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), (nodes) => {
      const { html, words } = written(nodes);
      const out = read(html);
      // Longer quotations are cut.
      fc.pre(!out.includes('…'));
      expect(words.filter((word) => !out.includes(word))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const signs = phrases(`
  class="MsoListParagraph" style="mso-list:l0 level1 lfo1" | class="MsoTitle"
  style="mso-element:footnote" id="ftn1" | class="OutlineElement" | data-aria-level="1"
  data-indent="1" | class="callout" | class="has-background wp-block-group"
  class="wp-block-acme-box" | class="wp-block-gallery" | class="wp-block-pullquote"
  class="wp-block-buttons" | class="wp-block-file" | class="wp-caption" | class="footnotes"
  class="kg-toggle-card" | class="kg-product-card" | class="kg-bookmark-card"
  class="kg-header-card" | class="schema-faq" | class="graf--title" | class="toggle"
  class="wprm-recipe-container" | href="#ftnt1" id="ftnt_ref1" | href="https://clinic.example/"
  role="heading" aria-level="2" | id="a1" | style="display:block"
`);
const signedTree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constant('#'),
    fc.record({
      name: fc.constantFrom(...names),
      sign: fc.constantFrom('', ...signs),
      children: fc.array(tie('node'), { maxLength: 4 }),
    }),
  ),
})).node;

test.each([undefined, ...filterNames])(
  'words stay with the filter %s and all claims, whatever the elements say',
  (source) => {
    fc.assert(
      fc.property(fc.array(signedTree, { maxLength: 4 }), (nodes) => {
        const { html, words } = written(nodes);
        const out = read(html, { source, claims });
        fc.pre(!out.includes('…'));
        expect(words.filter((word) => !out.includes(word))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  },
);

test.each([
  ['lines of a paragraph', '<p>', 'a<br>', '</p>'],
  ['paragraphs in bold', '<b>', '<p>a</p>', '</b>'],
  ['rows of a table', '<table>', '<tr><td>a</td></tr>', '</table>'],
  ['paragraphs of WordPress', '<!--more-->b\n\n', 'a\n', ''],
])('%s may be more than a function takes as arguments', (_what, begin, each, end) => {
  const count = 200_000;
  expect(read(begin + each.repeat(count) + end).match(/a/g)).toHaveLength(count);
});

test('words that a block sets apart never meet', () => {
  // Parsers pass over a form within a form.
  const blocks = names.filter(
    (name) => elementOf(name).level === 'block' && !elementOf(name).isVoid && name !== 'form',
  );
  fc.assert(
    fc.property(fc.constantFrom(...blocks), fc.constantFrom(...blocks), (outer, inner) => {
      const out = read(`<${outer}>a1<${inner}>b2</${inner}>c3</${outer}>d4`);
      // A closing tag without its element, as in `<th>a<td>b</td>c</th>d`, sets nothing apart in browsers either.
      expect(out).not.toMatch(/a1b2|b2c3|a1c3|b2d4/);
    }),
  );
});

test.each([
  [
    'a list that begins with another number',
    '<ol start="4"><li>a<li>b</ol>',
    '<ol start="4"><li>a</li><li>b</li></ol>',
  ],
  ['an item with a number', '<ol><li>a<li value="7">b</ol>', '<ol><li>a</li><li value="7">b</li></ol>'],
  ['letters', '<ol type="a"><li>a</ol>', '<ol type="a"><li>a</li></ol>'],
  ['a list that counts down', '<ol reversed><li>a<li>b</ol>', '<ol reversed=""><li>a</li><li>b</li></ol>'],
])('%s keeps its numbers', (_what, html, kept) =>
  expect(blocksFromHtml(html).blocks).toEqual([{ type: 'rich-text', data: { html: kept } }]),
);

test.each([
  '<x-script>alert(1)</x-script>',
  '<p data-meaning="hidden">shown</p>',
  '<a href="java\nscript:alert(1)">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<p style="background:url(https://evil.example/x)" onclick="alert(1)">a</p>',
  '<img src="data:image/svg+xml,x" onerror="alert(1)">',
  '<x-named data-name="a" data-fields="{">a</x-named>',
  '<svg><script>alert(1)</script></svg><math><style><img src=x onerror=alert(1)></style></math>',
])('%s brings nothing that runs', (html) => {
  const out = JSON.stringify(blocksFromHtml(html).blocks);
  expect(out).not.toMatch(/<\/?script|javascript:|data:|onclick|onerror|style=|evil/);
});

test('text is not hidden by an attribute that is ours', () =>
  expect(read('<p data-meaning="hidden">shown</p>')).toBe('shown'));
