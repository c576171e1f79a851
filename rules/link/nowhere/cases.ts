import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('an address', ['#', ' # ', 'mailto:', 'tel: ', 'https://', 'http:', ''], (href) => ({
      content: `<p>See <a href="${href}">our sleep guide</a>.</p>`,
    })),
    'whom a link is to reach': { content: '<p><a href="mailto:">Write to us</a></p>', says: 'no recipient' },
    'one in a field': {
      content: block('product-card', { productTitle: 'A', ctaUrl: '#' }),
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    ...each(
      'the way to the top',
      ['Back to top', 'Up', 'To the start', 'From the beginning', '↑', '⬆'],
      (text) => `<p><a href="#">${text}</a></p>`,
    ),
    'a place on the page': '<p><a href="#top">Sleep</a></p>',
    'an address': '<p><a href="mailto:care@clinic.example">Write to us</a></p>',
    'a telephone number': '<p><a href="tel:988">988</a></p>',
    'a query': '<p><a href="?page=2">More articles</a></p>',
    'the home page': '<p><a href="/">Pagewell</a></p>',
  },
};
