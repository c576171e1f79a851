import { block, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'an address in HTML, and writes the scheme before it': {
      content: '<a href="//nih.gov/?a=1&amp;b=2">A</a>',
      mends: { kind: 'safe', to: '<a href="https://nih.gov/?a=1&amp;b=2">A</a>' },
    },
    'an address in a field, and writes the scheme before it': {
      content: block('product-card', { productTitle: 'A', ctaUrl: '//shop.example/' }),
      mends: { kind: 'safe', to: 'https://shop.example/' },
    },
    'two slashes': { content: linkTo('//www.nih.gov/sleep'), marks: '//www.nih.gov/sleep' },
    'two slashes behind a blank': { content: linkTo(' //nih.gov'), marks: ' //nih.gov' },
    'one in a field': {
      content: block('product-card', { productTitle: 'A', ctaUrl: '//shop.example/a' }),
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    'a path': linkTo('/nutrition'),
    'an address': linkTo('https://nih.gov//sleep'),
    'a path with two slashes inside': linkTo('/nutrition//collagen'),
    'a place on the page': linkTo('#//a'),
    'an address as a parameter': linkTo('/search?q1=//nih.gov'),
  },
};
