import { block } from '../../testing/examples.ts';
import { question } from '../../testing/quizExamples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function card(data: object): object {
  return block('product-card', { imgSrc: '/media/a.jpg', imgAlt: 'A jar', ...data });
}

export const cases: RuleExamples = {
  finds: {
    'a product under its other name': {
      content: card({ productName: 'Collagen' }),
      at: '/blocks/0/data/productName',
      says: '"productTitle"',
      severity: 'info',
    },
    'a review under its other name': {
      content: card({ productTitle: 'Collagen', healthlineReview: '<p>A</p>' }),
      says: '"healthlineReviews"',
    },
    'a question under its other name': {
      content: block('quiz', {
        questions: [{ questionText: 'How often?', answers: [{ label: 'Never', score: 0 }] }],
      }),
      at: '/blocks/0/data/questions/0/questionText',
    },
  },
  passes: {
    'a product': card({ productTitle: 'Collagen' }),
    'a review': card({ productTitle: 'Collagen', healthlineReviews: '<p>A</p>' }),
    'a question': block('quiz', { questions: [question([0, 1])] }),
    'another field that begins like an old one': card({ productTitle: 'Collagen', productBrand: 'Norrland' }),
    'a block without old fields': '<p>Sleep well.</p>',
  },
};
