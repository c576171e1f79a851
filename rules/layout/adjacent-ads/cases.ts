import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const heading = (text: string, level = 2): object => block('heading', { text, level });

const text = block('rich-text', { html: '<p>Drink enough.</p>' });

const ad = block('inline-ad', {});

export const cases: RuleExamples = {
  finds: {
    'two in a row': { content: [text, ad, ad, text], at: '/blocks/2' },
    'each behind another': { content: [ad, ad, ad], count: 2 },
    'two at the end': { content: [text, ad, ad] },
  },
  passes: {
    'a text between them': [ad, text, ad],
    'a heading between them': [ad, heading('Winter'), ad, text],
    'one at the end': [text, ad],
    'an advertisement beside a paid card': [ad, block('product-card', { productTitle: 'Tea' })],
    none: [text, text],
  },
};
