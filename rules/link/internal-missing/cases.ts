import { createCorpus } from '../../engine/corpus.ts';
import { corpusEntry, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const corpus = createCorpus([
  corpusEntry('/sleep/how-much-sleep', { title: 'Sleep', anchors: ['dose'] }),
  corpusEntry('/nutrition/collagen', { title: 'Collagen', anchors: ['side-effects'] }),
  corpusEntry('/nutrition/zinc', { title: 'Zinc', published: false }),
  corpusEntry('/nutrition/minerals/iron', { title: 'Iron' }),
  corpusEntry('/heart/salt', { title: 'Salt', published: false }),
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
    'a topic that has no article': { content: linkTo('/pets'), says: 'the page /pets was not found' },
    'a topic whose articles are not published': { content: linkTo('/heart'), says: '/heart' },
    'the first part of an address, which is no whole topic': { content: linkTo('/nutri'), says: '/nutri' },
    'the folder of an article further down': { content: linkTo('/nutrition/minerals'), says: '/minerals' },
    'one in the byline': {
      content: { byline: { authors: [{ name: 'A', url: '/team/a' }] } },
      at: '/byline/authors/0/url',
    },
  },
  passes: {
    'an article': linkTo('/nutrition/collagen'),
    'an article in another way of writing': linkTo('/Nutrition//Collagen/'),
    'this article': linkTo('/sleep/how-much-sleep#dose'),
    'the page of all topics': linkTo('/topics'),
    'a topic that has articles': linkTo('/nutrition'),
    'a topic, and a place on its page': linkTo('/Nutrition/?from=a#guides'),
    'a fixed page': linkTo('/privacy-policy'),
    'the search': linkTo('/search?q1=sleep'),
    'somebody who writes': linkTo('/people/marisol-adeyemi'),
    'the prices of a medicine': linkTo('/drugs/atorvastatin'),
    'the page of all medicines': linkTo('/drugs'),
    'a file': linkTo('/media/guide.pdf'),
    'another site': linkTo('https://a.example/nutrition/colagen'),
    'an article that is not published, which is for another rule': linkTo('/nutrition/zinc'),
  },
};

const alone: RuleExamples = {
  finds: {},
  passes: { 'a page that does not exist, where no other article is known': linkTo('/nutrition/colagen') },
};

const withTopics: RuleExamples = {
  options: { corpus, settings: { topics: ['/heart'] } },
  finds: { 'a topic that the site does not name': { content: linkTo('/pets'), says: '/pets' } },
  passes: { 'a topic that the site names, before it has articles': linkTo('/heart') },
};

export const cases: readonly RuleExamples[] = [inCorpus, alone, withTopics];
