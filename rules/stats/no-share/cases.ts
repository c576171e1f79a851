import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const figures = (...numbers: (string | number)[]): object =>
  block('stats', { dots: true, items: numbers.map((number) => ({ number })) });

export const cases: RuleExamples = {
  finds: {
    ...each('no share', ['7', '7 hours', '101%', '−3%', '20–40%', '6 in 5', 'One in three'], (number) => ({
      content: figures(number),
    })),
    'several figures': { content: figures('7 hours', 12), at: '/blocks/0/data/dots' },
  },
  passes: {
    'a percentage': figures('43%'),
    'none and all': figures('0%', '100%'),
    'one of several': figures('7 hours', '1 in 5'),
    'figures that are not drawn': block('stats', { dots: false, items: [{ number: '7 hours' }] }),
    'figures without the field': block('stats', { items: [{ number: '7 hours' }] }),
  },
};
