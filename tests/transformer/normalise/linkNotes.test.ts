import { hasFragmentLink, linkedNames, namesOfTargets } from '#transformer/html/fragmentLinks.ts';
import { normaliseArticle } from '#transformer/normalise/steps.ts';
import { blockAnchors } from '#widgets/blockAnchors.ts';
import { slowGrowth } from '../../support/growth.ts';
import { readersHtml } from '../html/readersHtml.ts';
import { articleOf } from './articles.ts';

const reader = {
  experiments: {},
  country: undefined,
  linkNetworkHosts: new Set<string>(),
  anchorsOf: blockAnchors,
};
const text = (html: string) => ({ type: 'rich-text', data: { html } });

function pageOf(...blocks: unknown[]): string[] {
  return normaliseArticle(articleOf(...blocks), reader)
    .blocks.filter(({ type }) => type === 'rich-text')
    .map(({ data }) => readersHtml((data as { html: string }).html));
}

const page = (html: string): string => pageOf(text(html)).join('');

describe('a link to an id in the text', () => {
  test.each([
    [
      'Word',
      '<p>It helps.<a href="#_ftn1" name="_ftnref1">[1]</a></p><p><a href="#_ftnref1" name="_ftn1">[1]</a> A trial.</p>',
      '<p>It helps.<a id="_note-_ftnref1" href="#_note-_ftn1">[1]</a></p><p><a id="_note-_ftn1" href="#_note-_ftnref1">[1]</a> A trial.</p>',
    ],
    [
      'WordPress blocks',
      '<p>Yes.<sup class="fn"><a href="#5f3c" id="5f3c-link">1</a></sup></p><ol><li id="5f3c">A trial. <a href="#5f3c-link">↩︎</a></li></ol>',
      '<p>Yes.<sup><a id="_note-5f3c-link" href="#_note-5f3c">1</a></sup></p><ol><li id="_note-5f3c">A trial. <a href="#_note-5f3c-link">↩︎</a></li></ol>',
    ],
    [
      'a WordPress plug-in',
      '<p>Yes.<span id="easy-footnote-1-9"></span><a href="#easy-footnote-bottom-1-9"><sup>1</sup></a></p><ol><li><span id="easy-footnote-bottom-1-9"></span>A trial.<a href="#easy-footnote-1-9">↑</a></li></ol>',
      '<p>Yes.<span id="_note-easy-footnote-1-9"></span><a href="#_note-easy-footnote-bottom-1-9"><sup>1</sup></a></p><ol><li><span id="_note-easy-footnote-bottom-1-9"></span>A trial.<a href="#_note-easy-footnote-1-9">↑</a></li></ol>',
    ],
    [
      'Markdown',
      '<p>Yes.<sup id="fnref:1"><a href="#fn:1">1</a></sup></p><div class="footnotes"><ol><li id="fn:1"><p>A trial. <a href="#fnref:1">↩</a></p></li></ol></div>',
      '<p>Yes.<sup id="_note-fnref:1"><a href="#_note-fn:1">1</a></sup></p><ol><li id="_note-fn:1"><p>A trial. <a href="#_note-fnref:1">↩</a></p></li></ol>',
    ],
    [
      'Google Docs',
      '<p>Yes.<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> A trial.</p></div>',
      '<p>Yes.<sup><a id="_note-ftnt_ref1" href="#_note-ftnt1">[1]</a></sup></p><p><a id="_note-ftnt1" href="#_note-ftnt_ref1">[1]</a> A trial.</p>',
    ],
  ])('leads to it and back, as %s writes footnotes', (_program, html, shown) =>
    expect(page(html)).toBe(shown),
  );

  test('leads to the text of another block, also of one before it', () =>
    expect(
      pageOf(
        text('<p id="a">First <a href="#b">on</a></p>'),
        text('<p id="b">Second <a href="#a">back</a></p>'),
      ),
    ).toEqual([
      '<p id="_note-a">First <a href="#_note-b">on</a></p>',
      '<p id="_note-b">Second <a href="#_note-a">back</a></p>',
    ]));

  test.each([
    ['entities', '<p><a href="&#35;d&#111;se">see</a></p><p id="&#100;ose">10 g</p>', 'dose'],
    ['percent escapes', '<p><a href="#%D0%B4%D0%BE%D0%B7%D0%B0">see</a></p><p id="доза">10 g</p>', 'доза'],
    ['no quotes', '<p><a href=#dose>see</a></p><p id=dose>10 g</p>', 'dose'],
    [
      'capitals and other attributes',
      `<P><A TITLE='' HREF='#dose'>see</A></P><P data-x='id="x"' ID='dose'>10 g</P>`,
      'dose',
    ],
    [
      'a name of an object in scripts',
      '<p><a href="#__proto__">see</a></p><p id="__proto__">10 g</p>',
      '__proto__',
    ],
  ])('may be written with %s', (_what, html, name) =>
    expect(page(html).replace(' title=""', '')).toBe(
      `<p><a href="#_note-${name}">see</a></p><p id="_note-${name}">10 g</p>`,
    ),
  );

  test.each([
    ['a removed block', '<div id="n"><p>10 g</p></div>', '<p id="_note-n">10 g</p>'],
    ['a removed block of loose text', '<div id="n">10 g</div>', '<p id="_note-n">10 g</p>'],
    ['an empty block', '<div id="n"></div><p>10 g</p>', '<span id="_note-n"></span><p>10 g</p>'],
    ['a removed element of text', '<p><font id="n">10 g</font></p>', '<p><span id="_note-n">10 g</span></p>'],
    ['a link without an address', '<p><a name="n"></a>10 g</p>', '<p><span id="_note-n"></span>10 g</p>'],
    [
      'two blocks inside each other',
      '<section id="n"><p id="m">10 g</p></section><p><a href="#m">m</a></p>',
      '<span id="_note-n"></span><p id="_note-m">10 g</p><p><a href="#_note-m">m</a></p>',
    ],
  ])('leads to %s', (_what, target, shown) => {
    const link = '<p><a href="#n">see</a></p>';
    expect(page(link + target)).toBe(link.replace('#n', '#_note-n') + shown);
  });

  test('leads to a heading of the text by the anchor that it has anyway', () => {
    expect(page('<h1 id="n">Dose</h1><p><a href="#n">see</a></p>')).toBe(
      '<h2 id="dose">Dose</h2><p><a href="#dose">see</a></p>',
    );
    expect(page('<h2><a name="n"></a>Dose</h2><p><a href="#n">see</a> <a href="#dose">too</a></p>')).toBe(
      '<h2 id="dose"><span id="_note-n"></span>Dose</h2><p><a href="#_note-n">see</a> <a href="#dose">too</a></p>',
    );
  });

  test('leads to a row of a table', () => {
    const html = '<table><tr id="n"><td><a href="#n">10 g</a></td></tr></table>';
    expect(page(html)).toContain('<tr id="_note-n"><td><a href="#_note-n">10 g</a></td></tr>');
  });

  test('leads to the first of two targets with one id, and to an element with two names by both', () => {
    expect(page('<p id="n">one</p><p id="n">two</p><p><a href="#n">see</a></p>')).toBe(
      '<p id="_note-n">one</p><p>two</p><p><a href="#_note-n">see</a></p>',
    );
    expect(page('<p><a id="n" name="m" href="#n">n</a><a href="#m">m</a></p>')).toBe(
      '<p><a id="_note-n" href="#_note-n">n</a><a href="#_note-n">m</a></p>',
    );
  });

  test('leads to the heading block of this anchor where there is one', () => {
    const heading = { type: 'heading', data: { text: 'Dose' } };
    expect(pageOf(heading, text('<p id="dose"><a href="#dose">see</a></p>'))).toEqual([
      '<p><a href="#dose">see</a></p>',
    ]);
  });

  test('stays as it is where it leads to a place on every page, or to another page', () => {
    const html = '<p id="x"><a href="#">up</a> <a href="#top">up</a> <a href="/sleep#x">other</a></p>';
    expect(page(html)).toBe(html.replace(' id="x"', ''));
  });
});

describe('a link to an id that the page does not have', () => {
  test.each([
    ['no target', '<p>It helps.<a href="#_ftn1" name="_ftnref1">[1]</a></p>'],
    ['a target in a comment', '<p>It helps.<a href="#n">[1]</a></p><!-- <p id="n">x</p> -->'],
    ['a target that is dropped', '<p>It helps.<a href="#n">[1]</a></p><style id="n"></style>'],
    ['a name with blanks', '<p>It helps.<a href="#a b">[1]</a></p><!-- --><span id="a b"></span>'],
    [
      'a very long name',
      `<p>It helps.<a href="#${'n'.repeat(81)}">[1]</a></p><span id="${'n'.repeat(81)}"></span>`,
    ],
  ])('leaves its text without the link: %s', (_why, html) => expect(page(html)).toBe('<p>It helps.[1]</p>'));

  test('leaves its text where the heading it leads to is for other countries', () => {
    const heading = { type: 'heading', data: { text: 'Dose' }, when: { countries: ['US'] } };
    expect(pageOf(heading, text('<p><a href="#dose">see</a></p>'))).toEqual(['<p>see</p>']);
  });
});

describe('ids of a text', () => {
  test('are dropped where no link leads to them, as are marks with unsafe names', () =>
    expect(page('<p id="main">a</p><p data-note="x y">b</p><a name="document">c</a>')).toBe(
      '<p>a</p><p>b</p>c',
    ));

  test.each<[string, (size: number) => string]>([
    ...['<a ', '<a href="#x"', 'href="#', '<!--', `<a ${'a'.repeat(50)} `, '="', `<p id='`, 'href= '].map(
      (part): [string, (size: number) => string] => [part, (size) => part.repeat(size / part.length)],
    ),
    ...['a', ' ', '=', '="', "a='", 'a="'].map((part): [string, (size: number) => string] => [
      `${part} in a tag`,
      (size) => `<a b${part.repeat(size / part.length)}>`,
    ]),
  ])('are found in time proportional to the text: %s', async (_what, textOf) => {
    const find = (size: number) => {
      const html = textOf(size);
      hasFragmentLink(html);
      linkedNames(html);
      namesOfTargets(html);
    };
    expect(await slowGrowth(find, 400_000)).toBeUndefined();
  });
});
