import { stripped } from '../../../quality/rules/html/stripped.ts';
import { unsafeImage } from '../../../quality/rules/html/unsafeImage.ts';
import { unsafeLink } from '../../../quality/rules/html/unsafeLink.ts';
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
