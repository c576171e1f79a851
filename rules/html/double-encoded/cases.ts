import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'an entity',
      phrases(`
        amp | lt | gt | quot | apos | copy | reg | trade | hellip | mdash | ndash | rsquo | lsquo | rdquo
        ldquo | deg | frac12 | eacute | #160 | #xa0
      `),
      (name) => ({ content: `<p>A &amp;${name}; B</p>`, marks: `&amp;${name};` }),
    ),
    'ampersands in two places, and writes them once': {
      content: '<p>A &amp;amp; B &amp;amp;amp; C</p>',
      mends: { kind: 'review', to: '<p>A &amp; B &amp; C</p>' },
    },
    'an ampersand': { content: '<p>Ginger &amp;amp; lemon</p>', marks: '&amp;amp;' },
    'a fixed blank': { content: '<p>600&amp;nbsp;mg</p>', marks: '&amp;nbsp;' },
    'an apostrophe by number': { content: '<p>It&amp;#39;s</p>', marks: '&amp;#39;', says: '&#39;' },
    'one in a field without a tag': {
      content: block('list', { items: ['A &amp;amp; B'] }),
      marks: '&amp;amp;',
    },
  },
  passes: {
    'an ampersand': '<p>Ginger &amp; lemon</p>',
    'a company’s name': '<p>AT&amp;T; Q&amp;A; R&amp;D;</p>',
    'an address with parameters': '<p><a href="/a?b=1&amp;amp=2">A</a></p>',
    'an ampersand before a word': '<p>salt &amp;pepper</p>',
    'a plain field, whose entities are for another rule': block('heading', { text: 'A &amp;amp; B' }),
  },
};
