import fc from 'fast-check';
import { check } from '#rules/check.ts';
import type { HtmlNode } from '#rules/engine/html/htmlTree.ts';
import { readHtml } from '#rules/engine/html/readHtml.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';
import { sanitiseHtml } from '#transformer/html/sanitiseHtml.ts';
import { hostileFragments } from '../../hostile/payloads.ts';
import { slowGrowth } from '../../support/growth.ts';

/** A tree as a person would write it down: `p(a["x"])`. */
function outline(html: string): string {
  const { children } = readHtml(html);
  const write = (nodes: readonly HtmlNode[]): string =>
    nodes
      .map((node) => {
        if (node.kind === 'comment') return '!';
        if (node.kind === 'text') return JSON.stringify(html.slice(node.start, node.end));
        return node.children.length > 0 ? `${node.name}(${write(node.children)})` : node.name;
      })
      .join(' ');
  return write(children);
}

function faults(html: string): string[] {
  return readHtml(html).faults.map(
    ({ kind, name, around, start, end }) =>
      `${kind} ${name}${around ? ` in ${around}` : ''}: ${html.slice(start, end)}`,
  );
}

describe('reading HTML', () => {
  test.each<[string, string]>([
    ['<p>One <b>two</b></p>', 'p("One " b("two"))'],
    ['<p>One<p>Two', 'p("One") p("Two")'],
    ['<ul><li>A<li>B<ul><li>C</ul></ul>', 'ul(li("A") li("B" ul(li("C"))))'],
    ['<table><tr><td>A<td>B<tr><td>C</table>', 'table(tr(td("A") td("B")) tr(td("C")))'],
    ['<dl><dt>A<dd>B<dt>C</dl>', 'dl(dt("A") dd("B") dt("C"))'],
    ['A<br>B<img src=a>C<hr/>D', '"A" br "B" img "C" hr "D"'],
    ['<P CLASS=a>A</P >B', 'p("A") "B"'],
    ['5 < 7 and 7 > 5 <', '"5 < 7 and 7 > 5 <"'],
    ['A<!-- <b> -->B<!doctype html>C<?php ?>D', '"A" ! "B" ! "C" ! "D"'],
    ['<script>if (a < b) "</p>"</script>A', 'script("if (a < b) \\"</p>\\"") "A"'],
    ['<textarea><b>A</b></textarea >B', 'textarea("<b>A</b>") "B"'],
    ['<a title="a > b" href=\'/x\'>A</a>', 'a("A")'],
    ['', ''],
  ])('%s is %s', (html, expected) => expect(outline(html)).toBe(expected));

  test('knows where every attribute and its value stand', () => {
    const html = `<a HREF="/a&amp;b" title='x y' rel=nofollow hidden href="/c">A</a>`;
    const [element] = readHtml(html).elements;
    expect(
      element?.attributes.map(({ name, value, start, end, valueStart, valueEnd }) => [
        name,
        value,
        html.slice(start, end),
        html.slice(valueStart, valueEnd),
      ]),
    ).toEqual([
      ['href', '/a&b', 'HREF="/a&amp;b"', '/a&amp;b'],
      ['title', 'x y', "title='x y'", 'x y'],
      ['rel', 'nofollow', 'rel=nofollow', 'nofollow'],
      ['hidden', '', 'hidden', 'hidden'],
    ]);
  });

  test.each<[string, string[]]>([
    ['<p>One<p>Two<ul><li>A</ul>', []],
    ['<p>One <ul><li>A</li></ul></p>', ['nesting ul in p: <ul>']],
    ['<p>One</p></p>', ['stray-end p: </p>']],
    ['<b><i>A</b></i>', ['unclosed i: <i>']],
    ['<p><b>A</p>', ['unclosed b: <b>']],
    ['<p>A <b>B', ['unclosed b: <b>']],
    ['A</b>', ['stray-end b: </b>']],
    ['<a href="/a">A <a href="/b">B</a></a>', ['nesting a in a: <a href="/b">']],
    ['<h2>A<h3>B</h3></h2>', ['nesting h3 in h2: <h3>']],
    ['<table>A<tr><td>B</table>', ['nesting #text in table: A']],
    ['<table><tr><p>A</p></tr></table>', ['nesting p in tr: <p>']],
    ['<td>A</td>', ['nesting td: <td>']],
    ['<p>A <a href="/a', ['unclosed-tag a: <a href="/a']],
    ['<p>A </p', ['unclosed-tag p: </p']],
    ['<blockquote><p>A</p></blockquote><figure><img src="/a"><figcaption>B</figcaption></figure>', []],
    [
      '<table><caption>A</caption><thead><tr><th>B</th></tr></thead><tbody><tr><td>C</td></tr></tbody></table>',
      [],
    ],
  ])('of %s browsers make something else at %j', (html, expected) => expect(faults(html)).toEqual(expected));
});

const piece = fc.oneof(
  fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<a href="/a">',
    '<a href="javascript:x()">',
    '<a href=#x rel=sponsored data-affiliate>',
    '<a data-affiliate>',
    '</a>',
    '<img src="/a.jpg">',
    '<img src=x>',
    '<IMG SRC="https://a.example/b.png" onload=x>',
    '<script>',
    '</script>',
    '<textarea>',
    '<style>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<svg>',
    '<table>',
    '<td colspan=2>',
    '<li value="1">',
    '<p lang=en class=x>',
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '&amp;',
    '&#106;',
    '\0',
    ' ',
    'text',
    '😴',
  ),
  fc.string({ maxLength: 4 }),
);

describe('reading any text whatsoever', () => {
  const anything = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

  test('puts every element and text at a place inside the text, in order', () => {
    fc.assert(
      fc.property(anything, (html) => {
        const tree = readHtml(html);
        let last = 0;
        for (const { start, contentStart, contentEnd, end } of tree.elements) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(contentStart).toBeGreaterThan(start);
          expect(contentEnd).toBeGreaterThanOrEqual(contentStart);
          expect(end).toBeGreaterThanOrEqual(contentEnd);
          expect(end).toBeLessThanOrEqual(html.length);
          last = start;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  const findsSomething = (html: string): boolean =>
    check(exampleArticle(html)).some(({ rule }) => /^(?:html|link)\//.test(rule));

  test('is enough for the rules to tell whatever the sanitiser takes out', () => {
    fc.assert(
      fc.property(anything, (html) => {
        expect(findsSomething(html) || sanitiseHtml(html).removals.length === 0).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(hostileFragments.filter((html) => sanitiseHtml(html).removals.length > 0))(
    'is enough for the rules to tell what is wrong with %j',
    (html) => expect(findsSomething(html)).toBe(true),
  );

  test.each<[string, string, string]>([
    ['', '<b>', ''],
    ['', '<p><ul>', ''],
    ['', '</i>', ''],
    ['', '<', ''],
    ['', '<a href="', ''],
    ['', '<!--', ''],
    ['<a', ' b', ''],
    ['', '<i>', '</b>'],
  ])('takes no longer than its length allows: %s%s%s', async (begin, piece, end) => {
    const html = (length: number) =>
      begin + piece.repeat(length / piece.length) + end.repeat(length / piece.length);
    expect(await slowGrowth((length) => readHtml(html(length)), 64_000)).toBeUndefined();
  });
});
