import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'an attribute in two places, and takes it out of both': {
      content: '<p class="x" lang="en">A</p><p  class=y>B</p>',
      mends: { kind: 'safe', to: '<p lang="en">A</p><p>B</p>' },
    },
    'the mark of an affiliate link on one that is not paid for': {
      content: '<p><a href="/a" data-affiliate>A</a></p>',
      marks: 'data-affiliate',
    },
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
};
