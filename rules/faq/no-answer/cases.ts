import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const faq = (...answers: string[]): object =>
  block('faq', { items: answers.map((answer, index) => ({ question: `Question ${index + 1}?`, answer })) });

export const cases: RuleExamples = {
  finds: {
    'nothing at all': { content: faq(''), at: '/blocks/0/data/items/0/answer', says: '"Question 1?"' },
    'an empty paragraph': { content: faq('<p></p>') },
    'a fixed blank': { content: faq('<p>&nbsp;</p>') },
    'only those without': {
      content: faq('<p>Yes.</p>', ' ', '<p>No.</p>'),
      at: '/blocks/0/data/items/1/answer',
    },
    'each of them': { content: faq('', '<br>'), count: 2 },
  },
  passes: {
    'a sentence': faq('<p>Eight weeks.</p>'),
    'a word': faq('Yes'),
    'a picture': faq('<img src="/media/a.jpg" alt="How much a spoon holds" width="9" height="9">'),
    'a table': faq('<table><tr><th>A</th></tr></table>'),
    'a number': faq('<p><b>3</b></p>'),
  },
};
