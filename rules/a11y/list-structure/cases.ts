import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a paragraph in a list': { content: '<ul><li>A</li><p>B</p></ul>', marks: '<p>' },
    'a list in a list, beside the entries': {
      content: '<ul><li>A</li><ul><li>B</li></ul></ul>',
      marks: '<ul>',
    },
    'text in a list': { content: '<ol>First<li>A</li></ol>', marks: 'First' },
    'an entry without a list': { content: '<p>A</p><li>B</li>', marks: '<li>' },
  },
  passes: {
    'a list in an entry': '<ul><li>A<ul><li>B</li></ul></li></ul>',
    'blanks between entries': '<ul>\n  <li>A</li>\n  <li>B</li>\n</ul>',
    'entries that are not closed': '<ol><li>A<li>B</ol>',
    'paragraphs in entries': '<ul><li><p>A</p><p>B</p></li></ul>',
    'a comment in a list': '<ul><!-- more to come --><li>A</li></ul>',
    'an empty list, which is for another rule': '<ul></ul>',
  },
};
