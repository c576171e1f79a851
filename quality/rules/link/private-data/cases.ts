import { linkTo } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a session, which the finding does not repeat': {
      content: linkTo('https://a.example/?sid=8f14e45fceea167a'),
      hides: '8f14e45fceea167a',
    },
    'a session': { content: linkTo('https://a.example/?sid=8f14e45fceea167a'), says: '"sid"' },
    'a key': { content: linkTo('https://api.example/data?api_key=AKIA1234567890') },
    'an e-mail address': {
      content: linkTo('https://a.example/unsubscribe?user=dana%40clinic.example'),
      says: 'about a person',
    },
    'a name of a person': { content: linkTo('https://a.example/?first_name=Dana') },
  },
  passes: {
    'the mailbox of an office': linkTo('https://portal.clinic.example/?email=info@clinic.org'),
    'a search': linkTo('https://a.example/?q=email'),
    'a short setting': linkTo('https://a.example/?token=1'),
    'an empty field': linkTo('https://a.example/?email='),
    'an e-mail link': linkTo('mailto:care@clinic.example?subject=Hello'),
    'the mark of who sent the reader, in a paid link':
      '<p><a href="https://shop.example/?sid=8f14e45fceea167a" rel="sponsored">A</a></p>',
    'a study by its number': linkTo('https://a.example/?id=30681787&amp;signed=yes'),
  },
};
