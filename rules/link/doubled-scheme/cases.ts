import { block, each, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a scheme twice, and writes it once': {
      content: '<p><a href="https://https://nih.gov/a">NIH</a></p>',
      marks: 'https://https://nih.gov/a',
      mends: { kind: 'review', to: '<p><a href="https://nih.gov/a">NIH</a></p>' },
    },
    ...each(
      'two schemes',
      ['http://https://nih.gov/', 'https://http://nih.gov/', 'HTTPS://https://nih.gov/'],
      (href) => ({ content: linkTo(href) }),
    ),
    'a second one without its colon': {
      content: '<p><a href="https://https//nih.gov/">NIH</a></p>',
      mends: { kind: 'review', to: '<p><a href="https://nih.gov/">NIH</a></p>' },
    },
    'one in a field': {
      content: block('product-card', { productTitle: 'A', ctaUrl: 'https://https://shop.example/' }),
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    'an address': linkTo('https://nih.gov/'),
    'an address as a parameter': linkTo('https://a.example/?to=https://nih.gov/'),
    'an address in a path': linkTo('https://web.archive.org/web/2020/https://nih.gov/'),
    'a host of that name': linkTo('https://https.example/'),
    'a path': linkTo('/https://nih.gov/'),
  },
};
