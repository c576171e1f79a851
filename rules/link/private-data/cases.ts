import { each, linkTo, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a key',
      phrases(`
        access_token | auth_token | id_token | refresh_token | token | jwt | session_id | sid | phpsessid
        jsessionid | password | passwd | pwd | api_key | secret | signature | sig | x-amz-signature
        x-amz-credential
      `),
      (name) => ({ content: linkTo(`https://a.example/?${name}=8f14e45fceea167a`) }),
    ),
    ...each(
      'what contains personal data',
      phrases(`
        email | user_email | phone | tel | ssn | dob | birth_date | first_name | last_name | full_name
        patient_id | member_id
      `),
      (name) => ({ content: linkTo(`https://a.example/?${name}=dana12`) }),
    ),
    'a session, which the finding does not repeat': {
      content: linkTo('https://a.example/?sid=8f14e45fceea167a'),
      hides: '8f14e45fceea167a',
    },
    'a session': { content: linkTo('https://a.example/?sid=8f14e45fceea167a'), says: '"sid"' },
    'a key': { content: linkTo('https://api.example/data?api_key=AKIA1234567890') },
    'an e-mail address': {
      content: linkTo('https://a.example/unsubscribe?user=dana%40clinic.example'),
      says: 'personal data',
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
