import { each, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a host',
      [
        'https://www.google.co.uk/url?url=',
        'https://google.de/url?q=',
        'https://l.facebook.com/l.php?u=',
        'https://lm.facebook.com/l.php?u=',
        'https://l.instagram.com/?u=',
        'https://slack-redir.net/link?url=',
        'https://www.youtube.com/redirect?q=',
        'https://www.linkedin.com/redir/redirect?url=',
        'https://linkedin.com/safety/go?url=',
        'https://eur01.safelinks.protection.outlook.com/?url=',
      ],
      (before) => ({ content: linkTo(`${before}https%3A%2F%2Fnih.gov%2F`) }),
    ),
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
