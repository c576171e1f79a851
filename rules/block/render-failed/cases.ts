import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const stats = block('stats', { items: [] });
const heading = block('heading', { text: 'How much is enough' });

/** In these examples only the stats widget fails. */
export const cases: RuleExamples = {
  options: {
    trialOf: ({ type }) =>
      type === 'stats' ? { rule: 'block/render-failed', message: 'The figures fell over.' } : undefined,
  },
  finds: {
    'a block on which its widget fails': { content: stats, at: '/blocks/0', says: 'The figures fell over.' },
    'each of them': { content: [stats, heading, stats], count: 2 },
    'one inside another block': {
      content: block('basic', {
        nodes: [
          { tag: 'p', children: ['Text'] },
          { ...stats, id: 'inside' },
        ],
      }),
      at: '/blocks/0/data/nodes/1',
    },
  },
  passes: {
    'another type': heading,
    prose: '<p>Text</p>',
    'a block around prose': block('basic', { nodes: [{ tag: 'p', children: ['Text'] }] }),
    'two of another type': [heading, { ...heading, data: { text: 'How much is too much' } }],
    'a list': block('list', { items: ['<p>One</p>', '<p>Two</p>'] }),
  },
};
