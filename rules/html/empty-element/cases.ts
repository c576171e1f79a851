import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a mark',
      ['strong', 'i', 'em', 's', 'u', 'small', 'mark', 'sub', 'sup', 'code', 'q', 'cite', 'abbr'],
      (name) => ({ content: `<p>A<${name}></${name}>B</p>` }),
    ),
    ...each('a part', ['blockquote', 'figcaption', 'ol', 'dl'], (name) => ({
      content: `<p>A</p><${name}></${name}>`,
    })),
    'a term and what it means': { content: '<dl><dt></dt><dd></dd></dl>', count: 2 },
    ...each('what is seen around a blank', ['mark', 'code', 'sub', 'sup', 'small'], (name) => ({
      content: `<p>A<${name}> </${name}>B</p>`,
      fix: { kind: 'review', to: '<p>A B</p>' },
    })),
    'a mark around a blank, and leaves the blank': {
      content: '<p>A<b> </b>B</p>',
      mends: { kind: 'safe', to: '<p>A B</p>' },
    },
    'a paragraph of nothing, for a person to look at': {
      content: '<p>A</p><p></p>',
      mends: { kind: 'review', to: '<p>A</p>' },
    },
    'an empty paragraph': { content: '<p>A</p><p></p><p>B</p>', marks: '<p></p>' },
    'a paragraph of a fixed blank': { content: '<p>A</p><p>&nbsp;</p>', marks: '<p>&nbsp;</p>' },
    'a bold nothing': { content: '<p>A<b></b> B</p>', marks: '<b></b>' },
    'an empty entry': { content: '<ul><li>A</li><li> </li></ul>', marks: '<li> </li>' },
    'an empty list': { content: '<ul></ul>', marks: '<ul></ul>' },
  },
  passes: {
    'the mark of a source': '<p>It helps.<cite data-source="ods-zinc"></cite></p>',
    'an empty cell': '<table><tr><th>A</th><td></td></tr></table>',
    'a paragraph of a picture': '<p><img src="/a.jpg" alt="A"></p>',
    'a paragraph of a line break, which was meant': '<p>A<br></p>',
    'a paragraph of a sign': '<p>*</p>',
    'an entry of a link': '<ul><li><a href="/a">A</a></li></ul>',
    'a field of plain text': block('list', { items: ['A', 'B'] }),
  },
};
