import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const question = (data: object): object => block('faq', { items: [{ question: 'How long?', ...data }] });

export const cases: RuleExamples = {
  finds: {
    'a question without an answer': {
      content: question({ answer: '' }),
      at: '/blocks/0/data/items/0/answer',
      says: 'empty',
      severity: 'warning',
    },
    'an answer of blanks': { content: question({ answer: ' \u00a0 ' }) },
    'a title that was never written': {
      content: block('content-promo', { title: '' }),
      at: '/blocks/0/data/title',
    },
  },
  passes: {
    'an answer': question({ answer: '<p>A week.</p>' }),
    'an answer of one sign': question({ answer: 'A' }),
    'a picture that tells nothing': block('image', { src: '/media/a.jpg', alt: '' }),
    'a paragraph without words, of which another rule tells': block('rich-text', { html: '' }),
    'a heading': block('heading', { text: 'How long' }),
  },
};
