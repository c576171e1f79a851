import type { Rule } from '../../../quality/rule.ts';
import { doubleEncoded } from '../../../quality/rules/html/doubleEncoded.ts';
import { emptyElement } from '../../../quality/rules/html/emptyElement.ts';
import { invalidNesting } from '../../../quality/rules/html/invalidNesting.ts';
import { markupInText } from '../../../quality/rules/html/markupInText.ts';
import { parseRecovery } from '../../../quality/rules/html/parseRecovery.ts';
import { pasteResidue } from '../../../quality/rules/html/pasteResidue.ts';
import { stripped } from '../../../quality/rules/html/stripped.ts';
import { textLost } from '../../../quality/rules/html/textLost.ts';
import { unsafeImage } from '../../../quality/rules/html/unsafeImage.ts';
import { unsafeLink } from '../../../quality/rules/html/unsafeLink.ts';
import { findingsOf } from '../../../quality/testing/ruleCases.ts';
import { describeRule } from './cases.ts';

describeRule(stripped, {
  finds: {
    'an attribute': { content: '<p>A</p><p class="x" lang="en">B</p>', marks: 'class="x"' },
    'an attribute without a value': { content: '<ol reversed hidden><li>A</li></ol>', marks: 'hidden' },
    'a handler in capitals': { content: '<p ONCLICK="x()">A</p>', marks: 'ONCLICK="x()"' },
    'an element': { content: '<p>A</p><div>B</div>', marks: '<div>', says: '<div>' },
    'a script': { content: '<p>A</p><script>x()</script>', marks: '<script>' },
    'the same attribute once, however often it stands there': {
      content: '<p class="x">A</p><p class="y">B</p>',
      marks: 'class="x"',
      says: '2 times',
    },
    'two kinds of attributes': { content: '<p class="x" id="y">A</p>', count: 2 },
    'an attribute in the second field of a block': {
      content: { type: 'list', data: { items: ['A', '<b style="color:red">B</b>'] } },
      at: '/blocks/0/data/items/1',
      marks: 'style="color:red"',
    },
    'a mark that makes a link a paid one without saying so': {
      content: '<p><a href="/a" data-affiliate>A</a></p>',
      marks: 'data-affiliate',
    },
  },
  passes: {
    'a line break and entities': '<p>A<br>B &amp; C &nbsp;&copy; 5 &lt; 7</p>',
    'closing tags that may be left out': '<ul><li>A<li>B</ul><p>C',
    'capitals, and attributes without quotes': '<P>A <A HREF=/a TITLE=b>B</A></P>',
    'language and direction': '<p lang="ar" dir="rtl">نوم</p>',
    'a comment, which is no content': '<p>A<!-- check this --></p>',
    'a lone less-than sign': '<p>Less than < 5 hours</p>',
    'a table with spans': '<table><tr><td colspan="2">A</td></tr></table>',
    'a paid link that says so':
      '<p><a href="https://shop.example/" rel="sponsored" data-affiliate="">A</a></p>',
  },
});

describeRule(unsafeLink, {
  finds: {
    code: { content: '<p><a href="javascript:x()">A</a></p>', marks: 'javascript:x()' },
    'code behind blanks and entities': {
      content: '<p><a href=" java&#10;script:x()">A</a></p>',
      marks: ' java&#10;script:x()',
    },
    'a file': { content: '<p><a href="file:///C:/study.pdf">A</a></p>', marks: 'file:///C:/study.pdf' },
    'a user name and a password': {
      content: '<p><a href="https://dana:secret@shop.example/">A</a></p>',
      marks: 'https://dana:secret@shop.example/',
    },
    'a very long address': {
      content: `<p><a href="data:${'x'.repeat(200)}">A</a></p>`,
      marks: `data:${'x'.repeat(200)}`,
    },
  },
  passes: {
    'a telephone number': '<p><a href="tel:+1-800-555-0100">Call</a></p>',
    'an e-mail address': '<p><a href="mailto:care@clinic.example">Write</a></p>',
    'a path': '<p><a href="/sleep">A</a></p>',
    'a place on the page': '<p><a href="#main">A</a></p>',
    'a scheme in capitals': '<p><a href="HTTPS://Shop.example/">A</a></p>',
    'a query with another address in it': '<p><a href="https://shop.example/?to=javascript:x()">A</a></p>',
  },
});

describeRule(unsafeImage, {
  finds: {
    'a picture inside the address': {
      content: '<p><img src="data:image/png;base64,AA=="></p>',
      marks: 'data:image/png;base64,AA==',
    },
    'a picture over http': {
      content: '<p><img src="http://media.example/a.jpg"></p>',
      marks: 'http://media.example/a.jpg',
    },
    'a picture without an address': { content: '<p><img alt="A"></p>', marks: '<img alt="A">' },
    'a picture beside the page': { content: '<p><img src="a.jpg"></p>', marks: 'a.jpg' },
  },
  passes: {
    'a picture of this site': '<p><img src="/media/a.jpg" alt="A"></p>',
    'a picture of another site': '<p><img src="https://media.example/a.jpg" alt="A"></p>',
    'a picture with a query': '<p><img src="https://media.example/a?w=100&amp;h=50" alt="A"></p>',
    'a scheme in capitals': '<p><img src="HTTPS://media.example/a.jpg" alt="A"></p>',
    'a picture without an alternative, which is for another rule': '<p><img src="/media/a.jpg"></p>',
  },
});

describeRule(textLost, {
  finds: {
    'text in a text area': {
      content: '<p>A</p><textarea>Take 600 mg a day.</textarea>',
      marks: 'Take 600 mg a day.',
    },
    'text in a frame': {
      content: '<iframe src="https://a.example/">Our <b>player</b></iframe>',
      marks: 'Our <b>player</b>',
    },
    'the choices of a form': {
      content: '<select><option>Oats</option><option>Rye</option></select>',
      count: 1,
    },
    'the text of a drawing': {
      content: '<svg><text>Dose by age</text></svg>',
      marks: '<text>Dose by age</text>',
    },
    'a text that ends inside a tag': {
      content: '<p>Fewer than <b 5 hours is too little',
      marks: '<b 5 hours is too little',
    },
  },
  passes: {
    'a script': '<p>A</p><script>let dose = "600 mg";</script>',
    'a style sheet': '<style>p { color: red }</style><p>A</p>',
    'a frame without text': '<iframe src="https://a.example/"></iframe>',
    'an element that is not on the list but keeps its text': '<div><p>A</p></div>',
    'a less-than sign': '<p>Fewer than < 5 hours</p>',
    'a drawing without text': '<p>A</p><svg><path d="M0 0"/></svg>',
  },
});

describeRule(parseRecovery, {
  finds: {
    'bold that is not closed': { content: '<p>Take <b>600 mg</p><p>A</p>', marks: '<b>' },
    'a link that is not closed': {
      content: '<p>See <a href="/sleep">sleep.</p>',
      marks: '<a href="/sleep">',
    },
    'marks that overlap, once': { content: '<p><b>A <i>B</b> C</i></p>', marks: '<i>' },
    'a closing tag too many': { content: '<p>A</b> B</p>', marks: '</b>' },
    'the end of a paragraph that there is not': { content: '<p>A</p></p>', marks: '</p>' },
    'a list that is not closed': { content: '<ul><li>A</li>', marks: '<ul>' },
  },
  passes: {
    'paragraphs that are not closed': '<p>A<p>B',
    'entries that are not closed': '<ul><li>A<li>B</ul>',
    'cells that are not closed': '<table><tr><th>A<th>B<tr><td>1<td>2</table>',
    'a line break written as in XML': 'A<br/>B<hr />',
    'a paragraph that a list ends': '<p>A<ul><li>B</li></ul>',
    'an element that is taken out anyway': '<p>A<font>B</p>',
  },
});

describeRule(invalidNesting, {
  finds: {
    'a list in a paragraph': { content: '<p>You need <ul><li>Oats</li></ul></p>', marks: '<ul>' },
    'a link in a link': { content: '<a href="/a">A <a href="/b">B</a></a>', marks: '<a href="/b">' },
    'text beside the cells of a table': { content: '<table><tr>Dose<td>A</td></tr></table>', marks: 'Dose' },
    'a paragraph beside the cells': { content: '<table><tr><p>A</p></tr></table>', marks: '<p>' },
    'a cell without a table': { content: '<td>A</td>', marks: '<td>' },
    'a heading in a heading': { content: '<h2>A <h3>B</h3></h2>', marks: '<h3>' },
  },
  passes: {
    'a list behind a paragraph that is not closed': '<p>You need <ul><li>Oats</li></ul>',
    'a paragraph in a quotation': '<blockquote><p>A</p></blockquote>',
    'a table without a body of its own': '<table><tr><td>A</td></tr></table>',
    'blanks between cells': '<table>\n <tr>\n <td>A</td> </tr> </table>',
    'a link around a bold text': '<p><a href="/a"><b>A</b></a></p>',
    'a caption and a picture in a figure':
      '<figure><img src="/a.jpg" alt="A"><figcaption>A</figcaption></figure>',
    'a list in an entry': '<ul><li>A<ol><li>B</li></ol></li></ul>',
  },
});

describeRule(emptyElement, {
  finds: {
    'an empty paragraph': { content: '<p>A</p><p></p><p>B</p>', marks: '<p></p>' },
    'a paragraph of a fixed blank': { content: '<p>A</p><p>&nbsp;</p>', marks: '<p>&nbsp;</p>' },
    'a bold nothing': { content: '<p>A<b></b> B</p>', marks: '<b></b>' },
    'an empty entry': { content: '<ul><li>A</li><li> </li></ul>', marks: '<li> </li>' },
    'an empty list': { content: '<ul></ul>', marks: '<ul></ul>' },
  },
  passes: {
    'an empty cell': '<table><tr><th>A</th><td></td></tr></table>',
    'a paragraph of a picture': '<p><img src="/a.jpg" alt="A"></p>',
    'a paragraph of a line break, which was meant': '<p>A<br></p>',
    'a paragraph of a sign': '<p>*</p>',
    'an entry of a link': '<ul><li><a href="/a">A</a></li></ul>',
    'a field of plain text': { type: 'list', data: { items: ['A', 'B'] } },
  },
});

describeRule(pasteResidue, {
  finds: {
    'an invisible blank': { content: '<p>Col\u200Blagen</p>', marks: '\u200B', says: 'invisible' },
    'a mark of the order of bytes in a plain field': {
      content: { type: 'heading', data: { text: '\uFEFFDose' } },
      marks: '\uFEFF',
    },
    'a row of fixed blanks': {
      content: '<p>Dose:&nbsp;&nbsp; &nbsp;600 mg</p>',
      marks: '&nbsp;&nbsp; &nbsp;',
    },
    'a bullet of a symbol font': { content: '<p>\uF0B7 Oats</p>', marks: '\uF0B7' },
    'a control character': { content: '<p>A\u0007B</p>', marks: '\u0007', says: 'control' },
    'a line break of a word processor': { content: '<p>A\u000BB</p>', marks: '\u000B', says: 'run together' },
    'several of a kind once': { content: '<p>\u200BA\u200BB</p>', marks: '\u200B', says: '2 of them' },
  },
  passes: {
    'a fixed blank between number and unit': '<p>600&nbsp;mg, 25\u00A0°C and p.&nbsp;7</p>',
    'a family of emoji': '<p>👨‍👩‍👧 eat</p>',
    'joiners of Persian': '<p lang="fa" dir="rtl">می‌خواهم</p>',
    'a soft hyphen': '<p>Nahrungs\u00ADergänzung</p>',
    'a tab and a line break': '<p>A\n\tB\r\nC</p>',
    'marks of direction': '<p>\u200FA\u200E</p>',
  },
});

describeRule(doubleEncoded, {
  finds: {
    'an ampersand': { content: '<p>Ginger &amp;amp; lemon</p>', marks: '&amp;amp;' },
    'a fixed blank': { content: '<p>600&amp;nbsp;mg</p>', marks: '&amp;nbsp;' },
    'an apostrophe by number': { content: '<p>It&amp;#39;s</p>', marks: '&amp;#39;', says: '&#39;' },
    'one in a field without a tag': {
      content: { type: 'list', data: { items: ['A &amp;amp; B'] } },
      marks: '&amp;amp;',
    },
  },
  passes: {
    'an ampersand': '<p>Ginger &amp; lemon</p>',
    'a company’s name': '<p>AT&amp;T; Q&amp;A; R&amp;D;</p>',
    'an address with parameters': '<p><a href="/a?b=1&amp;amp=2">A</a></p>',
    'an ampersand before a word': '<p>salt &amp;pepper</p>',
    'a plain field, whose entities are for another rule': {
      type: 'heading',
      data: { text: 'A &amp;amp; B' },
    },
  },
});

describeRule(markupInText, {
  finds: {
    'a tag in a heading': {
      content: { type: 'heading', data: { text: 'How <em>much</em>?' } },
      marks: '<em>',
    },
    'an entity in a title': { content: { title: 'Ginger &amp; Lemon' }, at: '/title', marks: '&amp;' },
    'a line break in a field of a card': {
      content: { type: 'product-card', data: { productTitle: 'A', Pros: ['cheap<br>tasty'] } },
      at: '/blocks/0/data/Pros/0',
      marks: '<br>',
    },
    'encoded markup in HTML': {
      content: '<p>Take &lt;b&gt;600 mg&lt;/b&gt;</p>',
      marks: '&lt;b&gt;',
      says: '<b>',
    },
  },
  passes: {
    'a comparison': { type: 'heading', data: { text: 'Sleep < 5 h and BMI > 30' } },
    'an ampersand': { type: 'heading', data: { text: 'Salt & pepper; Q&A' } },
    'a comparison in HTML': '<p>p &lt; 0.05 and n &gt; 30</p>',
    'a place to fill in': { type: 'heading', data: { text: 'Dear <name>' } },
    'a quotation in French': { type: 'heading', data: { text: '«Bien dormir»' } },
    'the code of a video': {
      type: 'video',
      data: {
        embeddedVideoCode: '<iframe src="https://www.youtube.com/embed/abc123XYZ_-" title="A"></iframe>',
        transcripts: [{ html: '<p>A</p>' }],
      },
    },
  },
});

describe('a remedy in HTML', () => {
  test.each<[Rule, string, string, 'safe' | 'review']>([
    [stripped, '<p class="x" lang="en">A</p><p  class=y>B</p>', '<p lang="en">A</p><p>B</p>', 'safe'],
    [parseRecovery, '<p>A</b> B</p>', '<p>A B</p>', 'safe'],
    [parseRecovery, '<p>A</p></p>', '<p>A</p>', 'review'],
    [emptyElement, '<p>A<b> </b>B</p>', '<p>A B</p>', 'safe'],
    [emptyElement, '<p>A</p><p></p>', '<p>A</p>', 'review'],
    [pasteResidue, '<p>A <b>\u200BB\u200B</b></p>', '<p>A <b>B</b></p>', 'safe'],
    [doubleEncoded, '<p>A &amp;amp; B &amp;amp;amp; C</p>', '<p>A &amp; B &amp; C</p>', 'review'],
  ])('of %o', (rule, html, expected, kind) => {
    const [problem] = findingsOf(rule, html);
    expect(problem?.fix).toEqual({
      kind,
      patch: [{ op: 'replace', path: '/blocks/0/data/html', value: expected }],
    });
  });
});
