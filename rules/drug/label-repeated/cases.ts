import { form, maker, savings } from '../../testing/drugExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const sold = (...dosages: string[]) => savings({ manufacturers: [maker(...dosages)] });

export const cases: RuleExamples = {
  finds: {
    'a strength with a blank': {
      content: sold('20 mg tablet', '20 mcg tablet'),
      at: '/blocks/0/data/manufacturers/0/options/0/dossages/1/dosage',
      marks: '20 mcg tablet',
    },
    'the same strength twice': { content: sold('20mg tablet', '20mg film'), says: '"20mg"' },
    'the same in other letters': { content: sold('20mg tablet', '20MG tablet') },
    'each that is one too many': { content: sold('1 a', '1 b', '1 c'), count: 2 },
  },
  passes: {
    'different strengths': sold('10mg tablet', '20mg tablet'),
    'one that begins with another': sold('10mg tablet', '10mg-20mg tablet'),
    'the same strength of two forms': savings({
      manufacturers: [{ ...maker(), options: [form('20mg tablet'), form('20mg capsule')] }],
    }),
    'the same strength of two manufacturers': savings({ manufacturers: [maker(), { ...maker(), id: '2' }] }),
    'a single dosage': sold('20 mg tablet'),
    'no manufacturers': savings({ manufacturers: [] }),
  },
};
