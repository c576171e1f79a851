import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function headings(...levels: number[]): object[] {
  return levels.map((level, index) => block('heading', { text: `Section ${index + 1}`, level }));
}

export const cases: RuleExamples = {
  finds: {
    'level 4 right below level 2': { content: headings(2, 4), at: '/blocks/1/data/level', says: 'level 3' },
    'level 3 right below the title': { content: headings(3), at: '/blocks/0/data/level', says: 'level 2' },
    'a skip in HTML': { content: '<h2>One</h2><p>Text</p><h4>Two</h4>', marks: '<h4>' },
    'a skip from a block to HTML': {
      content: [...headings(2), block('rich-text', { html: '<h4>Two</h4>' })],
      marks: '<h4>',
    },
    'a skip among basic nodes': {
      content: block('basic', {
        nodes: [
          { tag: 'h2', children: ['One'] },
          { tag: 'h4', children: ['Two'] },
        ],
      }),
      at: '/blocks/0/data/nodes/1/tag',
    },
    'only the first of several that skip the same level': { content: headings(2, 4, 4, 4), count: 1 },
  },
  passes: {
    'steps down one at a time': headings(2, 3, 4),
    'a step back up over several levels': headings(2, 3, 4, 2),
    'the same level again': headings(2, 2, 2),
    'no heading at all': '<p>Text</p>',
    'a heading without a level, which has level 2': block('heading', { text: 'Section' }),
    'level 3 behind a heading in HTML': [
      block('rich-text', { html: '<h2>One</h2>' }),
      block('heading', { text: 'Two', level: 3 }),
    ],
  },
};
