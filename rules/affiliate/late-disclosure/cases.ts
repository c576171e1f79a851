import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const disclosure = block('affiliate-disclosure', {});

const card = (productTitle: string, ctaUrl?: string): object =>
  block('product-card', { productTitle, ctaText: 'Shop now', ...(ctaUrl === undefined ? {} : { ctaUrl }) });

const pillow = card('Pillow', 'https://shop.example/1');

const text = block('rich-text', { html: '<p>Sleep on your side.</p>' });

const paid = 'https://www.awin1.com/cread.php?awinmid=1';

export const cases: RuleExamples = {
  finds: {
    'a disclosure behind a card': { content: [pillow, disclosure], at: '/blocks/1' },
    'a disclosure behind a paid link in a text': {
      content: [
        block('rich-text', { html: `<p><a href="${paid}" rel="sponsored">pillow</a></p>` }),
        text,
        disclosure,
      ],
      at: '/blocks/2',
    },
    'a disclosure at the end': { content: [text, pillow, text, disclosure], at: '/blocks/3' },
  },
  passes: {
    'a disclosure before the first card': [disclosure, pillow],
    'a disclosure far before it': [disclosure, text, text, pillow],
    'no disclosure of its own': [pillow],
    'a disclosure without paid links': [text, disclosure],
    'a disclosure behind a card without a button': [card('Pillow'), disclosure, pillow],
    'a second disclosure behind it': [disclosure, pillow, disclosure],
  },
};
