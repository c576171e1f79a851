import { phrases } from '#rules/testing/examples.ts';
import { linesOfHtml, shownTextOfHtml, textOfHtml } from '#transformer/html/textOfHtml.ts';
import { slowGrowth } from '../../support/growth.ts';

describe('the text of HTML', () => {
  test.each([
    ['keeps a word together that is partly bold', 'coll<b>agen</b>', 'collagen'],
    ['tells an exponent from a digit', '10<sup>5</sup> per mL, 10<sup>-9</sup>', '10⁵ per mL, 10⁻⁹'],
    ['tells the mark of a note from a dose', '5 mg<sup>3</sup> a day', '5 mg³ a day'],
    ['tells an exponent that a style raises', '10<span style="vertical-align:4pt">5</span>', '10⁵'],
    ['keeps a fraction apart from its whole number', '1<sup>1</sup>/<sub>2</sub> tablets', '1 1/2 tablets'],
    ['keeps a fraction without a whole number', '<sup>1</sup>&frasl;<sub>2</sub> tablet', '1⁄2 tablet'],
    ['leaves letters that are raised, and lowered digits', '1<sup>st</sup> H<sub>2</sub>O', '1st H2O'],
    [
      'reads character references that are raised',
      'Dozewell<sup>&#174;</sup> 10<sup>&minus;&#50;</sup> x<sup>&#x2020;</sup> &amp;lt;<sup>&amp;5</sup>',
      'Dozewell® 10⁻² x† &lt;&⁵',
    ],
    ['keeps blocks apart', '<div>Children: 5</div><div>10 mg</div>', 'Children: 5 10 mg'],
    ['keeps a text apart from the block behind it', 'Take 5<p>10 mg</p>2', 'Take 5 10 mg 2'],
    ['keeps list items apart', '<ul><li>iron</li><li>zinc</li></ul>', 'iron zinc'],
    ['keeps items apart that are not closed', '<ul><li>5<li>10</ul>', '5 10'],
    ['keeps cells apart', '<tr><td>5</td><td>10</td></tr><tr><td>15</td></tr>', '5 10 15'],
    ['keeps lines apart', 'one<br>two<br/>three<hr>four', 'one two three four'],
    [
      'keeps apart what a picture, a button and a frame part',
      '1<img src="/a">2<button>3</button>4<iframe></iframe>5',
      '1 2 3 4 5',
    ],
    [
      'lets a word run through elements that HTML does not know',
      'col<o:p>la</o:p>gen<o:p></o:p>s',
      'collagens',
    ],
    [
      'reads entities as browsers do',
      'A &amp; B &lt; C&nbsp;D &#233; &#x1F600; caf&eacute; &frac12; &copy',
      'A & B < C D é 😀 café ½ ©',
    ],
    ['leaves unknown entities alone', 'AT&T &unknown;', 'AT&T &unknown;'],
    [
      'leaves out what nobody sees',
      'a<script>alert("x<p>")</script>b<style>p{}</style>c<!-- no --><!-->d',
      'abcd',
    ],
    [
      'leaves out what is struck',
      'Do <del>not</del> crush. <s>5 mg</s> <strike>8 mg</strike> 10 mg',
      'Do crush. 10 mg',
    ],
    [
      'leaves out what a style or a class strikes out',
      '<span style="text-decoration:line-through">5 mg</span> <b class=line-through>6 mg</b> 7 mg',
      '7 mg',
    ],
    [
      'leaves out what a style sheet in it strikes out or hides',
      '<style>.s2{text-decoration:line-through}.h{display:none}</style><i class="s2">5</i><p class=\'h\'>6</p>7',
      '7',
    ],
    [
      'leaves out what is hidden',
      '<p hidden>5</p><p style="display: none">6</p>7 <b hidden="until-found">8</b>',
      '7 8',
    ],
    ['keeps apart what a style makes a block', '5<span style="display:block">10</span>20', '5 10 20'],
    [
      'keeps apart the boxes of a grid',
      '<div style="display:grid"><span>Children 5</span><span>10 <b>mg</b></span></div>2',
      'Children 5 10 mg 2',
    ],
    [
      'keeps apart the boxes of a flex container that a style sheet or a class makes',
      '<style>.a{display:flex}</style><p class=a>Take 1<b>0</b></p><p class="is-flex"><i>5</i><i>1</i></p>',
      'Take 1 0 5 1',
    ],
    ['joins again behind a grid', '<p style="display:grid"><b>5</b></p><i>1</i><i>0</i>', '5 10'],
    [
      'keeps apart what floats, and what stands at a distance',
      '<i style="float:left">5</i>1<b style="margin-left:9px">0</b>',
      '5 1 0',
    ],
    [
      'keeps apart what an unread rule may set apart',
      '<style>p > b{display:block}</style><p>5<b>10</b></p>',
      '5 10',
    ],
    ['takes no text in another attribute for a style', '<b title=" hidden style=display:none ">5</b>', '5'],
    ['keeps what is inserted', '<del>5</del><ins>10</ins> mg', '10 mg'],
    [
      'leaves out struck blocks, and not what is behind them',
      '<del><p>old</p><ul><li>older</ul></del><p>new</p>',
      'new',
    ],
    ['ends what is struck with the block that it began in', '<p>a <s>old</p><p>new</p>', 'a new'],
    ['leaves out what is struck inside what is struck', '<del>a<s>b</s>c<del>d</del>e</del>f', 'f'],
    [
      'reads the base of ruby, and not how it is pronounced',
      '<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</ruby>を',
      '漢字を',
    ],
    ['knows a tag in any case', '<P>a</P><SCRIPT>b</script >c', 'a c'],
    ['takes a lone sign for text', 'less than < 5 and <3', 'less than < 5 and <3'],
    ['drops an attribute with its text', '<a href="/x" title="no > yes">yes</a>', 'yes'],
    ['takes an apostrophe outside of a value for no quote', "<a don't>yes</a> it's", "yes it's"],
    ['drops a tag that never ends', 'before <a href="x', 'before'],
    ['drops a script that never ends', 'before <script>alert(1)', 'before'],
    ['reads on behind a drawing that closes itself', 'a<svg/>b<svg><text>no</text></svg>c', 'a b c'],
    ['takes no closing tag for the end of something else', 'a</b></p> <s>x</b>y</s>z', 'a z'],
    ['keeps the signs that join letters and emoji', 'می‌خواهم 👩‍⚕️', 'می‌خواهم 👩‍⚕️'],
  ])('%s', (_name, html, expected) => expect(textOfHtml(html)).toBe(expected));

  test('holds what is struck where it is of what readers see', () => {
    expect(shownTextOfHtml('<p>Do <del>not</del> crush</p><p>it</p>')).toBe('Do not crush it');
    expect(shownTextOfHtml('<p>10<sup>−6</sup> <s>10<sup>5</sup></s> 1<sup>1</sup>/2</p>')).toBe(
      '10⁻⁶ 10⁵ 1¹/2',
    );
  });

  test('has a line for each row of text between the tags of blocks', () =>
    expect(linesOfHtml('<h2>Iron</h2><p>Take <b>5</b><br>mg. </p>Rest')).toEqual([
      'Iron',
      'Take 5 mg. ',
      'Rest',
    ]));

  test.each(
    phrases(`
      <a | <!-- | <script></script | < | &#x | <b> | <p> | <s> | <s><p> | </b> | <b></i> | <a b=" | <a =
      <svg>< | <div>5
    `),
  )('takes time in proportion to its length: 2 MB of %s', async (piece) => {
    const slow = await slowGrowth((length) => textOfHtml(piece.repeat(length / piece.length)), 2_000_000);
    expect(slow).toBeUndefined();
  });
});
