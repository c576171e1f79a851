import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const headline = 'Sleep better in six letters';
const driver = (data: object): object => block('driver', { headline, ...data });

export const cases: RuleExamples = {
  finds: {
    ...each('a place', ['headerNewsletter', 'wBw2ndPagePopup'], (articlePlacement) => ({
      content: driver({ articlePlacement }),
      at: '/blocks/0/data/articlePlacement',
      message: articlePlacement,
    })),
    'lists without a name': {
      content: driver({ articlePlacement: 'headerNewsletter', newsletterLists: [], lists: [] }),
    },
    'a source alone': {
      content: driver({ articlePlacement: 'headerNewsletter', newsletterSource: 'sleep-guide' }),
    },
  },
  passes: {
    'letters by their names': driver({
      articlePlacement: 'headerNewsletter',
      newsletterLists: ['better-nights'],
    }),
    'further letters alone': driver({ articlePlacement: 'wBw2ndPagePopup', lists: ['better-nights'] }),
    'an email driver at another place': driver({ articlePlacement: '2ndPagePopup', driverType: 'email' }),
    'an email driver at no place': driver({ driverType: 'email' }),
    'a place in other letters': driver({ articlePlacement: 'headernewsletter' }),
    'a form for letters': block('newsletter-signup', { title: headline }),
  },
};
