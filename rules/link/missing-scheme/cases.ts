import { block, each, linkTo, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a host',
      phrases(`
        www.sleep.museum | nih.com | nih.org | nih.net | nih.edu | nih.info | nih.health | nih.io | nih.co
        nih.co.uk | sleep.nhs.uk | nih.eu | nih.de | nih.fr | nih.es | nih.gov
      `),
      (host) => ({ content: linkTo(`${host}/a`), severity: 'error' }),
    ),
    'an address without quotes, and writes the scheme before it': {
      content: '<a href=www.nih.gov/a>A</a>',
      mends: { kind: 'review', to: '<a href=https://www.nih.gov/a>A</a>' },
    },
    'a host with www': {
      content: linkTo('www.nih.gov/sleep'),
      marks: 'www.nih.gov/sleep',
      severity: 'error',
    },
    'a host without www': { content: linkTo('pubmed.ncbi.nlm.nih.gov/30681787/'), says: 'https://pubmed' },
    'a path beside the page': { content: linkTo('collagen'), severity: 'warning', says: 'slash' },
    'a path one level up': { content: linkTo('../nutrition/collagen'), severity: 'warning' },
    'one in a field': {
      content: block('product-card', { productTitle: 'A', ctaUrl: 'www.shop.com/a' }),
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    'a path': linkTo('/nutrition/collagen'),
    'an address': linkTo('https://www.nih.gov/sleep'),
    'two slashes, which are for another rule': linkTo('//www.nih.gov/sleep'),
    'a place on the page': linkTo('#main'),
    'a query': linkTo('?page=2'),
    'an e-mail address': linkTo('mailto:care@clinic.example'),
    'a telephone number': linkTo('tel:988'),
  },
};
