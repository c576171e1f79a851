import { readersHtml } from './readersHtml.ts';

function framesOf(html: string): string[] {
  return [
    ...readersHtml(html).matchAll(/<div role="group"(?: aria-label="([^"]*)")? tabindex="0"><table/gi),
  ].map(([, name = '']) => name);
}

const row = '<tr><th>Dose</th><th><b>Effect</b> on sleep</th></tr>';

describe('a table in rich text is in a frame that a keyboard can scroll', () => {
  test.each([
    ['its caption', `<table><caption>What <i>helps</i></caption><tbody>${row}</tbody></table>`, 'What helps'],
    [
      'its first row, without a caption',
      `<table>${row}<tr><td>1 mg</td></tr></table>`,
      'Dose Effect on sleep',
    ],
    [
      'its first row, with an empty caption',
      `<table><caption> </caption>${row}</table>`,
      'Dose Effect on sleep',
    ],
    ['its first row with text', `<table><tr><td></td></tr>${row}</table>`, 'Dose Effect on sleep'],
    [
      'the start of a long row',
      `<table><tr><td>${'word '.repeat(60)}</td></tr></table>`,
      `${'word '.repeat(24)}…`,
    ],
    [
      'what it says as text',
      '<table><tr><td>a &lt; b &amp; "c"</td></tr></table>',
      'a &lt; b &amp; &quot;c&quot;',
    ],
  ])('named by %s', (_, html, name) => expect(framesOf(html)).toEqual([name]));

  test('without what is struck out or pronounced, and with raised numbers', () => {
    const cells =
      '<td><s>500 mg</s> 50 mg</td><td>10<sup>3</sup> per <b>m</b>l</td><td><ruby>漢<rt>かん</rt></ruby></td>';
    expect(framesOf(`<table><tr>${cells}</tr></table>`)).toEqual(['50 mg 10³ per ml 漢']);
  });

  test('each in its own, also inside another', () => {
    const inner = '<table><tr><td>Inner</td></tr></table>';
    expect(framesOf(`<table><tr><td>Outer ${inner}</td></tr></table><p>Text</p>${inner}`)).toEqual([
      'Outer Inner',
      'Inner',
      'Inner',
    ]);
  });
});
