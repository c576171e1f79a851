import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
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
};
