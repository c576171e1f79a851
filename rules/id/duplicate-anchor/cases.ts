import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function headings(...anchors: (string | undefined)[]): object[] {
  return anchors.map((anchor) => block('heading', { text: 'Dose', ...(anchor ? { anchor } : {}) }));
}

export const cases: RuleExamples = {
  finds: {
    'the same anchor twice': {
      content: headings('dose', 'dose'),
      at: '/blocks/1/data/anchor',
      says: '"dose-2"',
    },
    'an anchor of the page itself': { content: headings('main'), at: '/blocks/0/data/anchor' },
    'an anchor three times': { content: headings('a', 'a', 'a'), count: 2 },
  },
  passes: {
    'different anchors': headings('dose', 'amount'),
    'the same text without anchors': headings(undefined, undefined),
    'an anchor that another heading would have from its text': headings('dose', undefined),
    'an anchor in capitals': headings('Dose', 'dose'),
    'a heading without an anchor before one': headings(undefined, 'amount'),
  },
};
