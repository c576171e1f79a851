import { phrases } from '#rules/testing/examples.ts';
import { meaningOf } from '#transformer/html/meaning.ts';
import { readersHtml } from './readersHtml.ts';

/** A table in the frame in which a keyboard scrolls it, named by its words. */
const scrolling = (name: string, table: string): string =>
  `<div role="group" aria-label="${name}" tabindex="0">${table}</div>`;

test.each([
  ['<del>500 mg</del> 50 mg', '<del>500 mg</del> 50 mg'],
  ['<s>500 mg</s> <ins>50 mg</ins>', '<s>500 mg</s> <ins>50 mg</ins>'],
  ['Do <strike>not</strike> crush', 'Do <s>not</s> crush'],
  ['<span style="text-decoration:line-through">500 mg</span> 50 mg', '<s>500 mg</s> 50 mg'],
  ['<span style="TEXT-DECORATION-LINE: Line-Through !important">5</span>', '<s>5</s>'],
  ['<font style="text-decoration: red wavy line-through">not</font>', '<s>not</s>'],
  ['<span class="price line-through">$49.99</span> $29.99', '<s>$49.99</s> $29.99'],
  ['<p style="text-decoration:line-through">Take 500 mg.</p>', '<p><s>Take 500 mg.</s></p>'],
  ['<del style="text-decoration:line-through">5</del>', '<del>5</del>'],
  ['<style>span.s2, .x { text-decoration: line-through }</style><span class="s2">5</span> 6', '<s>5</s> 6'],
  [
    '<style><!-- /* x */ .s2{text-decoration:line-through} --></style><i class="a s2">5</i>',
    '<i><s>5</s></i>',
  ],
  [
    '<ul><li style="text-decoration:line-through">5</li><li>6</li></ul>',
    '<ul><li><s>5</s></li><li>6</li></ul>',
  ],
  [
    '<table><tr style="text-decoration:line-through"><td>5</td><td><p>6</p></td></tr></table>',
    '<div role="group" tabindex="0"><table><tr><td><s>5</s></td><td><s><p>6</p></s></td></tr></table></div>',
  ],
  ['<span style="text-decoration:line-through !important;text-decoration:none">not</span>', '<s>not</s>'],
  ['<span style="text-decoration:/* a */line-through">not</span>', '<s>not</s>'],
  ['<span style="text-decoration:li\\6e e-through">not</span>', '<s>not</s>'],
  ['<span style="-webkit-text-decoration:line-through">not</span>', '<s>not</s>'],
  ['<span style="text-decoration:line-through;text-decoration-line:none">never</span>', 'never'],
  ['<span style="text-decoration:line-through;text-decoration:none">never</span>', 'never'],
  ['<div style="text-decoration:line-through"><p>5</p>6</div>7', '<s><p>5</p><p>6</p></s>7'],
  ['<span style="text-decoration: line-through red 2px">5</span>', '<s>5</s>'],
  ['<span style="text-decoration: underline line-through">5</span>', '<s><u>5</u></s>'],
  ['<span style="text-decoration:line-through ! important;text-decoration:none">5</span>', '<s>5</s>'],
  ['<span class="has-strike">5</span> <span class="a ql-strike">6</span>', '<s>5</s> <s>6</s>'],
  ['<span class="strikeout">5</span> <span class="Is-Struck">6</span>', '<s>5</s> <s>6</s>'],
  ['<span class="strike" style="text-decoration:none">5</span>', '5'],
  [
    '10<span class="text-xs align-super">6</span> H<i class="align-sub">2</i>',
    '10<sup>6</sup> H<i><sub>2</sub></i>',
  ],
  ['<span class="no-line-through not-strike stroke">5</span>', '5'],
])('text that is struck out stays struck out %s', (html, shown) => expect(readersHtml(html)).toBe(shown));

describe('a style that means something becomes an element', () => {
  test.each([
    ['<span style="font-weight:700">Never</span>', '<strong>Never</strong>'],
    ['<span style="font-weight:600">Never</span>', '<strong>Never</strong>'],
    ['<span style="font-weight:599">Never</span>', 'Never'],
    ['<span style="font-weight:bold;font-style:italic">Never</span>', '<strong><em>Never</em></strong>'],
    ['<span style="font: italic 700 12px Arial">Never</span>', '<strong><em>Never</em></strong>'],
    ['<b style="font-weight:normal"><p>Text</p></b>', '<p>Text</p>'],
    ['<b style="font-weight:400">A</b> <i style="font-style:normal">B</i>', 'A B'],
    ['<b style="font-weight:bold">A</b>', '<b>A</b>'],
    ['<h2><span style="font-weight:400">A</span></h2>', '<h2>A</h2>'],
    ['<h2 style="font-weight:700">A</h2>', '<h2>A</h2>'],
    ['10<span style="font-size:0.6em;vertical-align:super">3</span>', '10<sup>3</sup>'],
    ['5<span style="position:relative;top:-3pt;mso-text-raise:3pt">10</span>', '5<sup>10</sup>'],
    ['5<span style="position:relative;bottom:.4em">10</span>', '5<sup>10</sup>'],
    ['5<span style="vertical-align:50%">10</span>', '5<sup>10</sup>'],
    ['5<span style="vertical-align:2px">10</span>', '5<sup>10</sup>'],
    ['5<span style="vertical-align:1.9px">10</span>', '510'],
    ['H<span style="vertical-align:-3px">2</span>O', 'H<sub>2</sub>O'],
    ['5<span style="top:-3pt">10</span>', '510'],
    ['H<span style="vertical-align:sub">2</span>O', 'H<sub>2</sub>O'],
    [
      '<table><tr><td style="vertical-align:super">A</td></tr></table>',
      scrolling('A', '<table><tr><td>A</td></tr></table>'),
    ],
    ['<span style="text-decoration:underline">A</span>', '<u>A</u>'],
    ['<a href="/a" style="text-decoration:underline">A</a>', '<a href="/a">A</a>'],
    ['<div style="white-space:pre"><b style="white-space:normal">a\nb</b></div>', '<p><b>a\nb</b></p>'],
    ['<p style="--x:1;text-decoration:var(--strike, line-through)">5 mg</p>', '<p><s>5 mg</s></p>'],
    ['<p style="--x: line-through;text-decoration:var( --x )">5 mg</p>', '<p><s>5 mg</s></p>'],
    ['<a href="/a" style="display:block">A</a>B', '<p><a href="/a">A</a></p>B'],
    ['<ol style="list-style-type:lower-alpha"><li>A</li></ol>', '<ol type="a"><li>A</li></ol>'],
    ['<span style="color:red;background:url(x)">A</span>', 'A'],
  ])('%s', (html, shown) => expect(readersHtml(html)).toBe(shown));

  test('in time proportional to the style, whatever is in it', () => {
    for (const style of [
      ':'.repeat(60_000),
      ';'.repeat(60_000),
      'font-weight:'.repeat(5_000),
      '/*'.repeat(30_000),
    ])
      expect(meaningOf('span', { style }).elements).toEqual([]);
  });
});

describe('what has a meaning is kept or replaced by what says the same', () => {
  test.each([
    'del ins s u mark small abbr q cite kbd samp var bdi dfn code sub sup time strong em b i'
      .split(' ')
      .map((name) => `<${name}>A</${name}>`)
      .join(' '),
    '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
    '<bdo dir="rtl">A</bdo>',
    'un<wbr/>believable',
    '<details open=""><summary>Is it safe?</summary><p>No.</p></details>',
    '<dl><dt>A</dt><dd>B</dd></dl>',
    '<figure><figcaption>A</figcaption></figure>',
    '<ol start="3" reversed="" type="i"><li value="7">A</li></ol>',
    '600\u00a0mg, 5\u2009ml, 7\u202f%',
  ])('%s', (html) => expect(readersHtml(html)).toBe(html));

  test.each([
    ['<tt>a</tt> <acronym title="B">b</acronym> <big>c</big>', '<code>a</code> <abbr title="B">b</abbr> c'],
    ['<h1>A</h1><h5>B</h5><h6>C</h6>', '<h2>A</h2><h4>B</h4><h4>C</h4>'],
    ['<div role="heading" aria-level="3">A</div>', '<h3>A</h3>'],
    ['<p role="heading" aria-level="1"><span>A</span></p><p>B</p>', '<h2>A</h2><p>B</p>'],
    ['<div><p role=" Heading " aria-level="6">A</p></div>', '<h4>A</h4>'],
    ['<section role="heading">A<div>B</div></section>C', '<h2>A<br/>B</h2>C'],
    ['<div role="heading" aria-level="0">A</div>', '<h2>A</h2>'],
    ['<p>A <span role="heading" aria-level="3">B</span></p>', '<p>A B</p>'],
    ['<h3 role="heading" aria-level="2">A</h3>', '<h3>A</h3>'],
    ['<ul><li role="heading">A</li></ul>', '<ul><li>A</li></ul>'],
    ['<div role="banner" aria-level="3">A</div>', '<p>A</p>'],
    ['<menu><li>A</li></menu><dir><li>B</li></dir>', '<ul><li>A</li></ul><ul><li>B</li></ul>'],
    ['<font dir="rtl" lang="ar" color="red">A</font>', '<span dir="rtl" lang="ar">A</span>'],
    ['<div dir="rtl"><p>A</p>B</div>', '<p dir="rtl">A</p><p dir="rtl">B</p>'],
    ['<ul><li>A</li><ul><li>B</li></ul></ul>', '<ul><li>A<ul><li>B</li></ul></li></ul>'],
  ])('%s', (html, shown) => expect(readersHtml(html)).toBe(shown));
});

describe('text that readers of the original never saw is not shown', () => {
  test.each(
    phrases(`
      <p>A</p><p hidden="">B</p> | <p>A</p><p style="display: none">B <b>C</b></p>
      <p>A<span style="mso-hide:all">B</span></p>
      <style>.x{visibility:hidden}</style><p>A</p><div class="x">B</div>
      <p>A</p><div style="opacity:0">B</div> | <p>A<span style="opacity: 0.0 !important">B</span></p>
      <p>A<span style="font-size:0">B</span></p> | <p>A<span style="font-size:0.0px">B</span></p>
      <p>A<span style="font:0/0 a">B</span></p>
      <p>A<span style="color:#fff;background:#ffffff">B</span></p>
      <p>A<span style="color:white;background:rgb(255, 255, 255) none repeat">B</span></p>
      <p>A<font style="color:#abc;background-color:#AABBCC">B</font></p>
      <p>A<span style="color:rgba(0,0,0,0)">B</span></p> | <p>A</p><p style="color: transparent">B</p>
      <p>A</p><div style="position:absolute;clip:rect(1px, 1px, 1px, 1px)">B</div>
      <p>A<span style="position:fixed;clip-path:inset(50%)">B</span></p>
      <p>A</p><div style="position:absolute;left:-9999px">B</div>
      <p>A<span style="position:absolute;top:-100em">B</span></p>
      <p>A</p><p style="text-indent:-9999px">B</p> | <p>A</p><div style="margin-left:-10000px">B</div>
      <style>#x{opacity:0}</style><p>A</p><div id="x">B</div>
      <style>p.a.b{position:absolute;left:-999em}</style><p>A</p><p class="b a">B</p>
    `),
  )('%s', (html) => expect(readersHtml(html)).toBe('<p>A</p>'));

  test.each(
    phrases(`
      opacity:0.5 | opacity:1 | font-size:0.8em | font-size:10px | color:#fff;background:#000
      color:#fff;background:url(#fff) | color:#fff | background:#fff
      color:transparent;text-shadow:0 0 1px #000 | color:transparent;-webkit-background-clip:text
      clip:rect(0,0,0,0) | position:absolute;clip:auto | position:absolute;left:-499px | left:-9999px
      text-indent:-2em | margin-left:-36pt
    `),
  )('but what is seen: %s', (style) => expect(readersHtml(`<p style="${style}">A</p>`)).toBe('<p>A</p>'));

  test('but what stands in an element of another size or colour, as letters of mail programs do', () => {
    for (const style of ['font-size:0', 'color:#fff;background:#fff'])
      expect(readersHtml(`<div style="${style}"><p style="font-size:12px;color:#000">A</p></div>`)).toBe(
        '<p>A</p>',
      );
  });

  test('but what a search on the page finds, or print alone hides', () => {
    expect(readersHtml('<p hidden="until-found">A</p>')).toBe('<p>A</p>');
    expect(readersHtml('<style>@media print{.x{display:none}}</style><p class="x">A</p>')).toBe('<p>A</p>');
  });
});

test('the sanitiser’s own marks cannot be written by an author', () =>
  expect(readersHtml('<p data-meaning="script block"><x-block data-meaning="hidden">A</x-block></p>')).toBe(
    '<p>A</p>',
  ));
