import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const disclosure = block('affiliate-disclosure', {});

const card = (productTitle: string, ctaUrl?: string): object =>
  block('product-card', { productTitle, ctaText: 'Shop now', ...(ctaUrl === undefined ? {} : { ctaUrl }) });

const pillow = card('Pillow', 'https://shop.example/1');

const text = block('rich-text', { html: '<p>Sleep on your side.</p>' });

export const cases: RuleExamples = {
  finds: {
    'one more behind the cards': { content: [disclosure, pillow, disclosure], at: '/blocks/2' },
    'two more': { content: [disclosure, disclosure, disclosure], count: 2 },
    'one more side by side': { content: [disclosure, disclosure], at: '/blocks/1' },
  },
  passes: {
    'one at the beginning': [disclosure, pillow],
    'one at the end': [pillow, disclosure],
    none: [pillow],
    'a text that discloses': [disclosure, block('rich-text', { html: '<p>We earn a commission.</p>' })],
    'one without paid links': [disclosure, text],
  },
};
