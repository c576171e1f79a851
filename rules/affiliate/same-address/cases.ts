import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const card = (productTitle: string, ctaUrl?: string): object =>
  block('product-card', { productTitle, ctaText: 'Shop now', ...(ctaUrl === undefined ? {} : { ctaUrl }) });

const pillow = card('Pillow', 'https://shop.example/1');

export const cases: RuleExamples = {
  finds: {
    'two products with one address': {
      content: [pillow, card('Mattress', 'https://shop.example/1')],
      at: '/blocks/1/data/ctaUrl',
      says: '"Mattress" and "Pillow"',
    },
    'an address with blanks around it': { content: [pillow, card('Mattress', ' https://shop.example/1 ')] },
    'each that follows': {
      content: [pillow, card('Mattress', 'https://shop.example/1'), card('Sheet', 'https://shop.example/1')],
      count: 2,
    },
  },
  passes: {
    'two addresses': [pillow, card('Mattress', 'https://shop.example/2')],
    'the same product twice': [pillow, pillow],
    'the same product in other letters': [pillow, card('PILLOW', 'https://shop.example/1')],
    'cards without an address': [card('Pillow'), card('Mattress')],
    'addresses that differ in a parameter': [
      card('Pillow', 'https://shop.example/?p=1'),
      card('Mattress', 'https://shop.example/?p=2'),
    ],
  },
};
