import { linkTo } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'an address in an address, and links to that itself': {
      content: '<a href="https://www.google.com/url?q=https://nih.gov/">A</a>',
      mends: { kind: 'review', to: '<a href="https://nih.gov/">A</a>' },
    },
    Outlook: {
      content: linkTo(
        'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.nih.gov%2F&amp;data=05',
      ),
      says: 'https://www.nih.gov/',
    },
    Google: { content: linkTo('https://www.google.com/url?q=https://www.nih.gov/&amp;sa=D') },
    Facebook: { content: linkTo('https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.nih.gov%2F&amp;h=AT0') },
  },
  passes: {
    'a search': linkTo('https://www.google.com/search?q=sleep'),
    'a map': linkTo('https://www.google.com/maps?q=clinic'),
    'a video': linkTo('https://www.youtube.com/watch?v=abc'),
    'a shop’s own redirect': linkTo('https://shop.example/redirect?url=https%3A%2F%2Fb.example%2F'),
    'a wrapper without an address': linkTo('https://www.google.com/url?sa=D'),
  },
};
