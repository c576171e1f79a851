import { linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a host that cannot be one': { content: linkTo('https://[::1'), marks: 'https://[::1' },
    'a port that cannot be one': {
      content: linkTo('https://shop.example:99999/'),
      marks: 'https://shop.example:99999/',
    },
  },
  passes: {
    'an address': linkTo('https://shop.example/a?b=c#d'),
    'a path with a blank': linkTo('/a b'),
    'letters of other scripts': linkTo('https://münchen.example/schlaf'),
    'an IPv6 host': linkTo('https://[2001:db8::1]/'),
    'an address in a field, which is told when that is validated': '<p>A</p>',
  },
};
