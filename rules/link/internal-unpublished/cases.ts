import { createCorpus } from '../../engine/corpus.ts';
import { corpusEntry, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const corpus = createCorpus([
  corpusEntry('/sleep/how-much-sleep', { title: 'Sleep', anchors: ['dose'] }),
  corpusEntry('/nutrition/collagen', { title: 'Collagen', anchors: ['side-effects'] }),
  corpusEntry('/nutrition/zinc', { title: 'Zinc', published: false }),
]);

export const cases: RuleExamples = {
  options: { corpus, settings: { ownHosts: ['www.pagewell.example'] } },
  finds: {
    'a draft': { content: linkTo('/nutrition/zinc'), marks: '/nutrition/zinc', says: '"Zinc"' },
    'a draft by its whole address': { content: linkTo('https://www.pagewell.example/nutrition/zinc') },
    'a place in a draft': { content: linkTo('/nutrition/zinc#dose') },
  },
  passes: {
    'a published article': linkTo('/nutrition/collagen'),
    'the same path on another site': linkTo('https://a.example/nutrition/zinc'),
    'this article, whether published or not': {
      path: '/nutrition/zinc',
      blocks: [{ id: 'a', type: 'rich-text', data: { html: linkTo('/nutrition/zinc#a') } }],
    },
    'an article that is not known': linkTo('/nutrition/iron'),
    'a fixed page': linkTo('/privacy-policy'),
  },
};
