import { createCorpus } from '../../engine/corpus.ts';
import { corpusEntry } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const corpus = createCorpus([
  corpusEntry('/nutrition/zinc', { title: 'Zinc' }),
  corpusEntry('/nutrition/iron', { title: 'Iron', published: false }),
  corpusEntry('/es/zinc', { title: 'Zinc' }),
]);

const translation = (translationOf: string): object => ({ path: '/es/zinc', translationOf });

const inCorpus: RuleExamples = {
  finds: {
    'an article that does not exist': {
      content: translation('/nutrition/zink'),
      marks: '/nutrition/zink',
      at: '/translationOf',
    },
    'an article that is not published': { content: translation('/nutrition/iron'), says: 'is not published' },
    itself: { content: translation('/es/zinc'), says: 'of itself' },
  },
  passes: {
    'a published article': translation('/nutrition/zinc'),
    'a published article, from one that is not known yet': {
      path: '/fr/zinc',
      translationOf: '/nutrition/zinc',
    },
    'no translation': { path: '/es/zinc' },
    'another language, of which nothing more is said': { path: '/es/zinc', language: 'es' },
  },
  options: { corpus },
};

const alone: RuleExamples = {
  finds: {},
  passes: { 'a page that does not exist, where no other article is known': translation('/nutrition/zink') },
};

export const cases: readonly RuleExamples[] = [inCorpus, alone];
