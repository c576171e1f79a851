import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const list = (...ids: string[]): object =>
  block('sources', { items: ids.map((id, index) => ({ id, title: `Source ${index + 1}` })) });

export const cases: RuleExamples = {
  finds: {
    'an id twice in a list': {
      content: list('a', 'b', 'a'),
      at: '/blocks/0/data/items/2/id',
      says: '"Source 3" is not shown',
    },
    'an id in two lists': { content: [list('a'), list('a')], at: '/blocks/1/data/items/0/id' },
    'each that comes later': { content: list('a', 'a', 'a'), count: 2 },
    'an id called like a member of every object': { content: list('constructor', 'constructor') },
  },
  passes: {
    'ids of their own': list('a', 'b'),
    'ids in two lists': [list('a'), list('b')],
    'capital and small letters': list('a', 'A'),
    'an id that begins like another': list('a', 'a-2'),
    'a source that is cited twice': [
      block('rich-text', { html: '<p><cite data-source="a"></cite><cite data-source="a"></cite></p>' }),
      list('a'),
    ],
    'an id of a block': [{ id: 'a', type: 'heading', data: { text: 'Sources' } }, list('a')],
  },
};
