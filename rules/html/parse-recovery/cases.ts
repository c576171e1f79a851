import { each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('a heading closed as another one', ['h2', 'h3', 'h4'], (name) => ({
      content: `<p>A</p></${name}>`,
      fix: { kind: 'review', to: '<p>A</p>' },
    })),
    'a closing tag that does nothing, and takes it out': {
      content: '<p>A</b> B</p>',
      mends: { kind: 'safe', to: '<p>A B</p>' },
    },
    'a closing tag of which browsers make a paragraph, for a person to look at': {
      content: '<p>A</p></p>',
      mends: { kind: 'review', to: '<p>A</p>' },
    },
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
};
