import { block, each, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import { clickIds } from './rule.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('a parameter', clickIds, (name) => ({ content: linkTo(`https://a.example/?${name}=1`) })),
    'a parameter among others, and takes it out': {
      content: '<a href="/a?utm_id=1&amp;b=2#c">A</a>',
      mends: { kind: 'safe', to: '<a href="/a?b=2#c">A</a>' },
    },
    'the only parameter, and takes it out with its question mark': {
      content: '<a href="/a?utm_id=1">A</a>',
      mends: { kind: 'safe', to: '<a href="/a">A</a>' },
    },
    'a click id of a network': {
      content: linkTo('https://a.example/b?fbclid=IwAR0x&amp;c=d'),
      says: 'fbclid',
    },
    'a campaign on a link inside the site': {
      content: linkTo('/nutrition/collagen?utm_source=newsletter'),
      says: 'from outside',
    },
    'several at once': {
      content: linkTo('/a?utm_source=x&amp;utm_medium=y'),
      says: 'utm_source, utm_medium',
      count: 1,
    },
  },
  passes: {
    'a campaign on another site': linkTo('https://a.example/?utm_source=pagewell'),
    'a search': linkTo('/search?q1=gclid'),
    'a paid link': '<p><a href="https://shop.example/?gclid=1" rel="sponsored">A</a></p>',
    'a button of a product': block('product-card', {
      productTitle: 'A',
      ctaUrl: 'https://shop.example/?gclid=1',
    }),
    'a parameter of a similar name': linkTo('https://a.example/?gclid_help=1'),
    'the word in the path': linkTo('https://a.example/fbclid=1'),
  },
};
