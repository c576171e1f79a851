import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'attributes of looks in two places, and takes them out of both': {
      content: '<p class="x" lang="en">A</p><p  style=color:red>B</p>',
      mends: { kind: 'safe', to: '<p lang="en">A</p><p>B</p>' },
    },
    'a style that means something, and leaves it': {
      content:
        '<p style="color:red"><span style="text-decoration: line-through">5 mg</span> <span class="line-through" id="y">6 mg</span></p>',
      mends: {
        kind: 'safe',
        to: '<p><span style="text-decoration: line-through">5 mg</span> <span class="line-through">6 mg</span></p>',
      },
    },
    'a class of a style sheet that means something, and leaves it': {
      content:
        '<style>.s2 { text-decoration: line-through }</style><p class="s1"><span class="s2">5 mg</span></p>',
      mends: {
        kind: 'safe',
        to: '<style>.s2 { text-decoration: line-through }</style><p><span class="s2">5 mg</span></p>',
      },
    },
    'a name that a link leads to, and leaves it': {
      content: '<p id="x" class="y"><a href="#x">A</a></p>',
      mends: { kind: 'safe', to: '<p id="x"><a href="#x">A</a></p>' },
    },
    'the mark of an affiliate link on one that is not paid for': {
      content: '<p><a href="/a" data-affiliate>A</a></p>',
      marks: 'data-affiliate',
      says: 'sponsored',
    },
    'whatever else programs write of looks, and takes all of it out': {
      content:
        '<table bgcolor="#fff" background="x" border="1" cellpadding="2" cellspacing="2" xmlns:o="urn"><tbody><tr><td align="left" valign="top" width="5" height="5" nowrap color="red">5 mg</td></tr></tbody></table><p name="n" face="Arial" size="2" clear="all" tabindex="0" aria-hidden="false" onclick="x()" data-pm="x">A</p>',
      mends: { kind: 'safe', to: '<table><tbody><tr><td>5 mg</td></tr></tbody></table><p>A</p>' },
    },
    ...each(
      'the last trace of a list, a note, a sign or a direction, and leaves it',
      [
        'style="font-family:Symbol;mso-char-type:symbol"',
        ...phrases(`
          style="mso-list:l0 level1 lfo1" | style='margin-left:.5in;MSO-LIST: Ignore'
          style="mso-element:footnote" | style="mso-level-text:x" | style="mso-outline-level:2"
          style="mso-endnote-id:edn1" | style="mso-comment-reference:x" | style="mso-field-code:x"
          style="mso-symbol-font-family:x" | style="content: none" | style="list-style: lower-latin"
          style="list-style: upper-roman" | style="list-style: lower-greek" | style="unicode-bidi: embed"
          style="mso-special-character:comment" | style="mso-footnote-id:ftn1"
          style="counter-reset: item 4" | style="list-style-type: lower-alpha"
          style="font-family: Wingdings" | style="color:red; direction: rtl"
          class="MsoListParagraphCxSpFirst" | class="MsoFootnoteText" | class="c1 lst-kix_abc-1"
          class="ListContainerWrapper SCXW1" | class="ql-indent-1" | class="x-list-1" | class="x-level-1"
          class="endnote" | face="Symbol" | role="listitem" | aria-level="2" | data-aria-level="2"
          data-listid="1" | data-indent-level="1" | data-indent="1" | data-checked="true" | data-number="2"
          data-footnote-id="1"
        `),
      ],
      (trace) => ({
        content: `<p ${trace} align="left">A</p>`,
        message: trace.slice(0, trace.indexOf('=')),
        fix: { kind: 'safe', to: `<p ${trace}>A</p>` },
      }),
    ),
    ...each(
      'looks whose names are near to a trace, and takes them out',
      [
        'style="mso-fareast-language:EN-US;flex-direction:row"',
        ...phrases(`
          style="text-indent:0;list-style-type:disc" | class="MsoNormal" | class="MsoTableGrid"
          data-ccp-props="{}" | data-start="5"
        `),
      ],
      (looks) => ({ content: `<p ${looks}>A</p>`, fix: { kind: 'safe', to: '<p>A</p>' } }),
    ),
    'a handler in capitals': { content: '<p ONCLICK="x()">A</p>', marks: 'ONCLICK="x()"' },
    'an element': { content: '<p>A</p><div>B</div>', marks: '<div>', says: '<div>' },
    'a script': { content: '<p>A</p><script>x()</script>', marks: '<script>' },
    'a text of a word processor once, with all that is left out': {
      content:
        '<div class="WordSection1"><p class="MsoNormal" style="margin:0" align="left"><font face="Arial">A</font><o:p></o:p></p></div>',
      count: 1,
      says: '<div>, class, style, align, <font>, <o:p>',
    },
    'an attribute in the second field of a block': {
      content: block('list', { items: ['A', '<b style="color:red">B</b>'] }),
      at: '/blocks/0/data/items/1',
      marks: 'style="color:red"',
    },
  },
  passes: {
    'what makes a heading of a paragraph': '<p role="heading" aria-level="3">A</p>',
    'an element that another one takes the place of': '<p><strike>5</strike> <tt>x</tt></p><h5>A</h5>',
    'elements with a meaning of their own':
      '<p><del>5</del> <ins>6</ins> <kbd>x</kbd> <var>y</var> <bdo dir="rtl">z</bdo><wbr></p><details><summary>A</summary>B</details>',
    'a style and a class of which readers get what they mean':
      '<p>A <span style="text-decoration: line-through">5</span> <b class="line-through">6</b></p>',
    'a line break and entities': '<p>A<br>B &amp; C &nbsp;&copy; 5 &lt; 7</p>',
    'closing tags that may be left out': '<ul><li>A<li>B</ul><p>C',
    'capitals, and attributes without quotes': '<P>A <A HREF=/a TITLE=b>B</A></P>',
    'names that links of this and of another text lead to': [
      block('rich-text', { html: '<p id="a">A <a href="#b">b</a> <a href="#%61">a</a></p>' }),
      block('rich-text', { html: '<p><a name="b">B</a></p>' }),
    ],
    'language and direction': '<p lang="ar" dir="rtl">نوم</p>',
    'a comment, which is no content': '<p>A<!-- check this --></p>',
    'a lone less-than sign': '<p>Less than < 5 hours</p>',
    'a table with spans': '<table><tr><td colspan="2">A</td></tr></table>',
    'a paid link that says so':
      '<p><a href="https://shop.example/" rel="sponsored" data-affiliate="">A</a></p>',
  },
};
