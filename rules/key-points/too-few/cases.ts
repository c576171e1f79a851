import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const box = (count: number): object =>
  block('key-points', { points: Array.from({ length: count }, (_, index) => `Point number ${index + 1}.`) });

export const cases: RuleExamples = {
  finds: {
    'one point': { content: box(1), at: '/blocks/0/data/points', says: 'one point' },
    'two points': { content: box(2), says: 'two points' },
  },
  passes: {
    ...each('points', ['3', '4', '5'], (count) => box(Number(count))),
    'a list of one': block('list', { items: ['Only this.'] }),
    'an article without a box': '<p>Most people get enough zinc.</p>',
  },
};
