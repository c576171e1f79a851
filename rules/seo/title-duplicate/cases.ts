import { createCorpus } from '../../engine/corpus.ts';
import { corpusEntry } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const corpus = createCorpus([
  corpusEntry('/nutrition/zinc', { title: 'Zinc' }),
  corpusEntry('/nutrition/iron', { title: 'Iron', published: false }),
  corpusEntry('/sleep/how-much-sleep', { title: 'Sleep' }),
]);

export const cases: RuleExamples = {
  finds: {
    'the title of another article': { content: { title: 'Zinc' }, at: '/title', says: '/nutrition/zinc' },
    'the same title in other letters': { content: { title: ' ZINC ' } },
    'the same title with other blanks': { content: { title: 'zinc  ' } },
  },
  passes: {
    'another title': { title: 'Zinc for Runners' },
    'the title of an article that is not published': { title: 'Iron' },
    'its own title': { path: '/sleep/how-much-sleep', title: 'Sleep' },
    'a title with another mark': { title: 'Zinc?' },
    'its own title, changed': { path: '/nutrition/zinc', title: 'Zinc' },
  },
  options: { corpus },
};
