import { createCorpus } from '../../engine/corpus.ts';
import { corpusEntry } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const corpus = createCorpus([
  corpusEntry('/nutrition/zinc', { title: 'Zinc' }),
  corpusEntry('/nutrition/iron', { title: 'Iron', published: false }),
  corpusEntry('/sleep/how-much-sleep', { title: 'Sleep' }),
]);

const canonical = (canonicalPath: string, more: object = {}): object => ({
  ...more,
  contentMeta: { canonicalPath },
});

export const cases: RuleExamples = {
  finds: {
    'an article that does not exist': {
      content: canonical('/nutrition/zink'),
      marks: '/nutrition/zink',
      at: '/contentMeta/canonicalPath',
    },
    'an article that is not published': { content: canonical('/nutrition/iron'), says: 'is not published' },
    'a section': { content: canonical('/nutrition') },
  },
  passes: {
    'another article': canonical('/nutrition/zinc'),
    'its own path': canonical('/sleep/other', { path: '/sleep/other' }),
    'its own path, also where it is known': canonical('/sleep/how-much-sleep'),
    'no canonical path': { contentMeta: {} },
    'no data at all': { contentMeta: undefined },
  },
  options: { corpus },
};
