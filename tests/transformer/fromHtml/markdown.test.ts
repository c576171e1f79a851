import { readFileSync } from 'node:fs';
import { blocksFromMarkdown } from '#transformer/fromHtml/markdown/fromMarkdown.ts';
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
])('%j has the front matter %j', (text, frontMatter) => {
  expect(blocksFromMarkdown(text).frontMatter).toBe(frontMatter);
});

test.each([
  ['raw HTML is read like all other HTML', 'One <u>two</u><script>steal()</script>', '<p>One <u>two</u></p>'],
  ['a mark without its footnote keeps its number', 'One[^1]', '<p>One<sup>1</sup></p>'],
  ['a quotation that names no kind stays one', '> [!] One', '<blockquote><p>[!] One</p></blockquote>'],
])('%s', (_what, text, html) => {
  expect(htmlOf(text)).toEqual([html]);
});
