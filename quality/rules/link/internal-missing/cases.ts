import { createCorpus } from '../../../corpus.ts';
import { linkTo } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

const corpus = createCorpus([
  { path: '/sleep/how-much-sleep', title: 'Sleep', description: '', published: true, anchors: ['dose'] },
  {
    path: '/nutrition/collagen',
    title: 'Collagen',
    description: '',
    published: true,
    anchors: ['side-effects'],
  },
  { path: '/nutrition/zinc', title: 'Zinc', description: '', published: false, anchors: [] },
]);

const inCorpus: RuleExamples = {
  options: { corpus },
  finds: {
    'an article that does not exist': {
      content: linkTo('/nutrition/colagen'),
      marks: '/nutrition/colagen',
      says: 'Did you mean /nutrition/collagen?',
    },
    'one with a query and a place': { content: linkTo('/fitness/yoga?a=b#c'), says: '/fitness/yoga' },
    'one in the byline': {
      content: { byline: { authors: [{ name: 'A', url: '/team/a' }] } },
      at: '/byline/authors/0/url',
    },
  },
  passes: {
    'an article': linkTo('/nutrition/collagen'),
    'an article in another way of writing': linkTo('/Nutrition//Collagen/'),
    'this article': linkTo('/sleep/how-much-sleep#dose'),
    'a fixed page': linkTo('/privacy-policy'),
    'the search': linkTo('/search?q1=sleep'),
    'somebody who writes': linkTo('/people/marisol-adeyemi'),
    'a file': linkTo('/media/guide.pdf'),
    'another site': linkTo('https://a.example/nutrition/colagen'),
    'an article that is not published, which is for another rule': linkTo('/nutrition/zinc'),
  },
};

const alone: RuleExamples = {
  finds: {},
  passes: { 'a page that does not exist, where no other article is known': linkTo('/nutrition/colagen') },
};

export const cases: readonly RuleExamples[] = [inCorpus, alone];
