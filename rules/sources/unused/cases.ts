import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const list = (...ids: string[]): object =>
  block('sources', { items: ids.map((id) => ({ id, title: `About ${id}` })) });

const text = (html: string): object => block('rich-text', { html });

const citing = (id: string): object => text(`<p>It helps.<cite data-source="${id}"></cite></p>`);

export const cases: RuleExamples = {
  finds: {
    'a source that nothing cites': {
      content: [citing('a'), list('a', 'b')],
      at: '/blocks/1/data/items/1/id',
      says: '"About b"',
    },
    'a list without any mark': { content: list('a', 'b'), count: 2 },
    'a source of a second list': {
      content: [citing('a'), list('a'), list('b')],
      at: '/blocks/2/data/items/0/id',
    },
    'a link to another place of that name': {
      content: [text('<p><a href="/x#source-a">There</a></p>'), list('a')],
    },
  },
  passes: {
    'a mark in a text': [citing('a'), list('a')],
    'a mark behind the list': [list('a'), citing('a')],
    'a mark in a cell': [
      block('table', { columns: ['A'], rows: [['10 g<cite data-source="a"></cite>']] }),
      list('a'),
    ],
    'a block of evidence': [
      block('evidence', { claim: 'It helps', level: 'weak', sources: ['a'] }),
      list('a'),
    ],
    'a link to its anchor': [text('<p>See <a href="#source-a">what we read</a>.</p>'), list('a')],
    'no list': citing('a'),
  },
};
