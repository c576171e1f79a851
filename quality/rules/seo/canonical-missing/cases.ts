import { createCorpus } from '../../../corpus.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

const entry = (path: string, title: string, published = true) => ({
  path,
  title,
  description: '',
  published,
  anchors: [],
});

const corpus = createCorpus([
  entry('/nutrition/zinc', 'Zinc'),
  entry('/nutrition/iron', 'Iron', false),
  entry('/sleep/how-much-sleep', 'Sleep'),
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
