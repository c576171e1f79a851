import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const stats = block('stats', { items: [] });
const heading = block('heading', { text: 'How much is enough' });
const video = (data: object): object => block('video', data);

/** In these examples the widgets of stats, videos and assessments render nothing; all others do. */
export const cases: RuleExamples = {
  options: {
    trialOf: ({ type }) =>
      ['stats', 'video', 'assessment'].includes(type)
        ? { rule: 'block/shows-nothing', message: 'This block is not shown to readers.' }
        : undefined,
  },
  finds: {
    'figures without a figure': { content: stats, at: '/blocks/0', says: 'not shown to readers' },
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
    'a video without a code': { content: video({ title: 'How to breathe' }) },
    'a video whose code is blank': { content: video({ title: 'How to breathe', embeddedVideoCode: ' ' }) },
  },
  passes: {
    'another type': heading,
    prose: '<p>Text</p>',
    'a block around prose': block('basic', { nodes: [{ tag: 'p', children: ['Text'] }] }),
    'two of another type': [heading, { ...heading, data: { text: 'How much is too much' } }],
    'a questionnaire, of which another rule tells': block('assessment', { instrument: 'worry-check' }),
  },
};
