import { readFileSync } from 'node:fs';
import { blocksFromMarkdown, htmlOfMarkdown } from '#transformer/fromHtml/markdown/fromMarkdown.ts';
import { claims } from '#widgets/fromHtml.ts';

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
])('%s', (_what, text, html) => expect(htmlOf(text)).toEqual([html]));

describe.each([
  ['a call-out', ':::tip\nRest.\n:::', '<div class="callout callout-tip"><p>Rest.</p>'],
  ['a footnote', '[^1]: Rest.', '<ol class="footnotes"><li id="fn-1">Rest.</li>'],
])('%s', (_what, written, html) => {
  test.each([1, 999, 1_000, 1_001, 50_000])('is found behind a line of %i characters', (length) =>
    expect(htmlOfMarkdown(`${'a'.repeat(length)}\n${written}`)).toContain(html),
  );
});

test.each([
  ['paragraphs', 'Iron\n\n'],
  ['headings without blank lines', 'Iron\n# Iron\n'],
  ['fences without an end', ':::tip\nIron\n\n'],
])('%s become HTML in linear time', (_what, text) => {
  const cpuOf = (length: number): number => {
    const before = process.cpuUsage();
    htmlOfMarkdown(text.repeat(length / text.length));
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  cpuOf(50_000);
  // Eight times the text: in quadratic time it takes 64 times as long.
  expect(cpuOf(400_000) / cpuOf(50_000)).toBeLessThan(24);
});
