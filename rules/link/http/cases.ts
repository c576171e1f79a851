import { block, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'an address, and writes it with https': {
      content: block('product-card', { productTitle: 'A', ctaUrl: 'http://shop.example/' }),
      mends: { kind: 'review', to: 'https://shop.example/' },
    },
    'a page over http': { content: linkTo('http://www.nih.gov/'), marks: 'http://www.nih.gov/' },
    'one in capitals': { content: linkTo('HTTP://www.nih.gov/') },
    'one in a field': {
      content: block('product-card', { productTitle: 'A', ctaUrl: 'http://shop.example/a' }),
      at: '/blocks/0/data/ctaUrl',
    },
  },
  passes: {
    'a page over https': linkTo('https://www.nih.gov/'),
    'http as a parameter': linkTo('https://a.example/?to=http://b.example/'),
    'a path of that name': linkTo('/http:/a'),
    'a machine that readers cannot reach, which is for another rule': linkTo('http://localhost:3000/'),
    'a telephone number': linkTo('tel:988'),
  },
};
