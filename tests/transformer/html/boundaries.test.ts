/** @jest-environment <rootDir>/tests/setup/parserEnvironment.js */

import fc from 'fast-check';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { elementOf } from '#transformer/html/elements.ts';
import { blockFixtures } from '../../hostile/fixtureData.ts';
import { readersHtml } from './readersHtml.ts';

/** Elements that CSS shows on lines of their own, by the HTML standard's style sheet: not the table that is tried here. */
const linesOfTheirOwn =
  /^(?:p|h[2-4]|blockquote|figure|figcaption|pre|hr|details|summary|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|br|div)$/;

function shownText(html: string): string {
  const read = (node: Node): string => {
    if (node.nodeType === 3) return node.nodeValue ?? '';
    const text = [...node.childNodes].map(read).join('');
    const name = node.nodeName.toLowerCase();
    if (name === 'img' || name === 'rt') return ` ${text} `;
    return linesOfTheirOwn.test(name) ? `\n${text}\n` : text;
  };
  return read(new DOMParser().parseFromString(`<body><div>${readersHtml(html)}</div>`, 'text/html').body);
}

function linesOf(html: string): string[] {
  return shownText(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('two texts that a boundary separates', () => {
  test.each<[string, string[]]>([
    ['<div>Children: 5</div><div>10 mg</div>', ['Children: 5', '10 mg']],
    ['<h5>Dose 1</h5><h5>0.5 mg</h5>', ['Dose 1', '0.5 mg']],
    ['<section>Take 2</section><section>50 mg</section>', ['Take 2', '50 mg']],
    ['<address>12 High Street</address>4th floor', ['12 High Street', '4th floor']],
    ['<td>5</td><td>10 mg</td>', ['5', '10 mg']],
    ['<li>Take 1<li>0 if pregnant', ['Take 1', '0 if pregnant']],
    ['<table><tr><td>1</td></tr>5<tr><td>10</td></tr></table>', ['5', '1', '10']],
    ['3<table>5<tr>x<td>10</table>7', ['3', '5', 'x', '10', '7']],
    ['Take 2<br>5 mg', ['Take 2', '5 mg']],
    ['5<div></div>10', ['5', '10']],
    ['5<p></p>10', ['5', '10']],
    ['5<div><br></div>10', ['5', '10']],
    ['<p>5<b>1<div>10</div>2</b>', ['5', '1', '10', '2']],
    ['<h2>Dose 1<div>5 mg</div></h2>', ['Dose 1', '5 mg']],
    ['<pre>5<div>10</div></pre>', ['5', '10']],
    ['5<iframe src="/a"></iframe>10', ['5', '10']],
    ['5<video></video>10', ['5', '10']],
    ['5<select><option>1<option>2</select>10', ['5 10']],
    ['5<img src="http://a.example/x.jpg">10', ['5 10']],
    ['5<input>10<button>20</button>30', ['5 10 20 30']],
    ['<form>5<label>1</label><fieldset><legend>2</legend>3</fieldset></form>4', ['51', '2', '3', '4']],
    [
      '<span>Take 1</span><span style="display:block;height:8px"></span><span>0 mg</span>',
      ['Take 1', '0 mg'],
    ],
    ['<p>Line 1<span style="display:block">2 mg</span></p>', ['Line 1', '2 mg']],
    ['5<div hidden>x</div>10', ['5', '10']],
    ['<ul>5<li>1</li>10<ul><li>2</li></ul></ul>', ['5', '1', '10', '2']],
    ['<dl><div><dt>Children 1</dt><dd>2 mg</dd></div>5</dl>', ['Children 1', '2 mg', '5']],
    [`${'<div>'.repeat(60)}5</div><div>10</div><p>7`, ['5', '10', '7']],
    ['<details><summary>Is it safe?</summary>No.</details>5', ['Is it safe?', 'No.', '5']],
    ['<b><p>1</p></b><tr><td>5<td>6</tr>', ['1', '5', '6']],
    ['<p>a<dir><li>5</dir>10', ['a', '5', '10']],
    ['<div style="display:grid"><span>Children 5</span><span>10 mg</span></div>', ['Children 5', '10 mg']],
    ['<div style="display:flex">Children 5<b>10 mg</b> daily</div>', ['Children 5', '10 mg', 'daily']],
    ['<p style="DISPLAY: inline-grid"><b>Children 5</b><i>10 mg</i></p>', ['Children 5', '10 mg']],
    [
      '<span style="display:inline-flex;flex-direction:column"><b>Children 5</b><i>10 mg</i></span>',
      ['Children 5', '10 mg'],
    ],
    ['<span style="display:inline-flex"><b>Children 5</b><i>10 mg</i></span>', ['Children 5 10 mg']],
    [
      '<style>.row{display:grid;grid-template-columns:1fr 1fr}</style><div class=row><a href="/a">Children 5</a><a href="/b">10 mg</a></div>',
      ['Children 5', '10 mg'],
    ],
    [
      '<style>.row > span{display:block}</style><div class=row><span>Children 5</span><span>10 mg</span></div>',
      ['Children 5', '10 mg'],
    ],
    ['<div class="d-flex gap-2"><em>Children 5</em><em>10 mg</em></div>', ['Children 5', '10 mg']],
    ['<div class="md:w-1/2 grid"><font>Children 5</font><my-el>10 mg</my-el></div>', ['Children 5', '10 mg']],
    [
      '<div style="display:grid"><div style="display:contents"><i>Children 5</i><i>10 mg</i></div></div>',
      ['Children 5 10 mg'],
    ],
    [
      '<div style="display:flex"><span>Take 1</span><img src="https://a.example/x.jpg"><span>0 mg</span></div>',
      ['Take 1', '0 mg'],
    ],
    ['<span style="float:left">Children 5</span><span>10 mg</span>', ['Children 5', '10 mg']],
    ['<p>Children 5<span style="position:absolute;left:9em">10 mg</span></p>', ['Children 5', '10 mg']],
    [
      '<b style="display:inline-block;width:8em">Children 5</b><b style="display:inline-block">10 mg</b>',
      ['Children 5 10 mg'],
    ],
    ['<b style="margin-right:2em">Children 5</b>10 mg', ['Children 5 10 mg']],
    ['<i>Children 5</i><i style="margin:0 0 0 1cm">10 mg</i>', ['Children 5 10 mg']],
    ['<i>Children 5</i><i style="padding:2px 12pt">10 mg</i>', ['Children 5 10 mg']],
    ['<div class="md:flex gap-2"><i>Children 5</i><i>10 mg</i></div>', ['Children 5', '10 mg']],
    ['<p class="d-md-inline-flex"><i>Children 5</i><i>10 mg</i></p>', ['Children 5 10 mg']],
    [
      '<div class="row"><i class="col-sm-6">Children 5</i><i class="col">10 mg</i></div>',
      ['Children 5', '10 mg'],
    ],
    ['<i>Children 5</i><i class="x absolute right-0">10 mg</i>', ['Children 5', '10 mg']],
    ['<i class="float-start">Children 5</i><i class="pull-right">10 mg</i>', ['Children 5', '10 mg']],
    ['<i>Children 5</i><i class="lg:dark:ml-4">10 mg</i>', ['Children 5 10 mg']],
    ['<i class="px-3">Children 5</i><i>10 mg</i>', ['Children 5 10 mg']],
    ['<b style="border:1px solid #ccc">Children 5</b><b>10 mg</b>', ['Children 5 10 mg']],
    ['<b style="border-right:solid">Children 5</b><b>10 mg</b>', ['Children 5 10 mg']],
    ['<b>Children 5</b><b style="position:relative;left:40px">10 mg</b>', ['Children 5 10 mg']],
    ['<dose-row>Children 5</dose-row><dose-row>10 mg</dose-row>', ['Children 5 10 mg']],
    ['<p style="white-space:pre-line">Children 5\n10 mg</p>', ['Children 5', '10 mg']],
    ['<div style="white-space:pre-wrap"><b>Take 1\r\n  0 mg</b></div>', ['Take 1', '0 mg']],
    [
      '<style>.v::before{content:" | "}</style><p><span>Children 5</span><span class="v">10 mg</span></p>',
      ['Children 5 10 mg'],
    ],
    ['<center>5</center><marquee>10</marquee><hgroup>7</hgroup>', ['5', '10', '7']],
  ])('%s stay apart', (html, lines) => expect(linesOf(html)).toEqual(lines));

  test('words that run through formatting stay whole', () =>
    expect(
      linesOf('coll<b>agen</b>, H<sub>2</sub>O, x<font>y</font><o:p>z</o:p>, un<wbr>believable'),
    ).toEqual(['collagen, H2O, xyz, unbelievable']));

  test.each([
    ['letters with a frame', 'Take <code style="padding:2px 4px;margin:0 1px">1</code>0 mg'],
    ['boxes without a width', 'Take <b style="display:inline-block">1</b>0 mg'],
    ['first letters that float', '<span style="float:left;font-size:3em">T</span>ake 10 mg'],
    ['text that is raised by hand', 'Take <sup style="position:absolute;top:-4px">1</sup>0 mg'],
    ['lines below and corners', 'Take <b style="border-bottom:1px dotted;border-radius:4px">1</b>0 mg'],
    ['frames that are not drawn', 'Take <b style="border:none;border-left:0 windowtext">1</b>0 mg'],
    [
      'classes of narrow gaps and of colours',
      'Take <b class="ml-0 px-1 block-dose color-2 collapse">1</b>0 mg',
    ],
    ['styles of word processors', '<span style="margin:0cm;padding:0;float:none">Take 1</span>0 mg'],
  ])('%s do not divide a word', (_name, html) => expect(linesOf(html)).toEqual(['Take 10 mg']));

  const names =
    'p div h1 h2 h5 section li ul ol dl dt dd table tr td th tbody caption b span a s pre blockquote details summary center font figure figcaption button label ruby rt my-el dir menu hr br img'.split(
      ' ',
    );

  const soup = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('word') },
      { weight: 4, arbitrary: fc.constantFrom(...names).map((name) => `<${name}>`) },
      { weight: 3, arbitrary: fc.constantFrom(...names).map((name) => `</${name}>`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '<span style="display:block">',
          '<div style="display:grid">',
          '<b style="display:flex">',
          '<p style="text-decoration:line-through">',
          '<td hidden>',
        ),
      },
    ),
    { maxLength: 40 },
  );

  test('never meet in what readers get, and no word is lost, whatever the HTML', () => {
    fc.assert(
      fc.property(soup, (parts) => {
        const html = parts.map((part, index) => (part === 'word' ? `[${index}]` : part)).join('');
        const text = shownText(html);
        for (const [, first, second] of text.matchAll(/\[(\d+)\](?=\[(\d+)\])/g)) {
          const [from, to] = [Number(first), Number(second)].sort((a, b) => a - b) as [number, number];
          expect({ html, apart: parts.slice(from, to).filter(opensBoundary) }).toEqual({ html, apart: [] });
        }
        if (!html.includes('hidden')) {
          const words = parts.flatMap((part, index) => (part === 'word' ? [`[${index}]`] : []));
          expect({ html, words: (text.match(/\[\d+\]/g) ?? []).sort() }).toEqual({
            html,
            words: words.sort(),
          });
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('read the same in all fixtures as their authors wrote them', () => {
    const texts = blockFixtures('typical').flatMap(({ type, data }) =>
      (Object.hasOwn(htmlFields, type) ? stringsOf(data) : []).filter((text) => /<[a-z]/i.test(text)),
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const html of texts) {
      const asWritten = html
        .replace(/<\/?([a-z][a-z0-9-]*)[^>]*>/gi, (_tag, name) => (elementOf(name).isBoundary ? ' ' : ''))
        .replace(/&[a-z]+;/g, ' ');
      const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
      expect(wordsOf(shownText(html.replace(/&[a-z]+;/g, ' ')))).toEqual(wordsOf(asWritten));
    }
  });
});

/** An opening tag: a closing one closes nothing where its element is not open. */
function opensBoundary(part: string): boolean {
  const [, name = ''] = /^<([a-z0-9-]+)/.exec(part) ?? [];
  return part.includes('display:block') || (name !== '' && elementOf(name).isBoundary);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
