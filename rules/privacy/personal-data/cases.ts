import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a name that begins like an office': {
      content: '<p>Write to persephone@mailbox.org.</p>',
      marks: 'persephone@mailbox.org',
    },
    ...each(
      'the number of a card',
      phrases(`
        3782 822463 10005 | 3400 000000 00009 | 6011 0000 0000 0004 | 6500 0000 0000 0002
        5105 1051 0510 5100 | 2223 0031 2200 3222
      `),
      (number) => ({ content: `<p>Card ${number}.</p>`, marks: number }),
    ),
    'a number, which the finding does not repeat': {
      content: '<p>Hers is 219-09-9999.</p>',
      hides: '09-9999',
    },
    'a private mailbox': {
      content: '<p>Write to jo.whitcombe@mailbox.org today.</p>',
      marks: 'jo.whitcombe@mailbox.org',
      says: 'a personal email address',
    },
    'a social security number': { content: '<p>Hers is 219-09-9999.</p>', marks: '219-09-9999' },
    'the number of a card': { content: '<p>Paid by 4111 1111 1111 1111.</p>', marks: '4111 1111 1111 1111' },
    'a mailbox in a field of plain text': {
      content: block('heading', { text: 'Ask jo@mailbox.org' }),
      at: '/blocks/0/data/text',
    },
    'two of them': { content: '<p>jo@mailbox.org, al@mailbox.org</p>', count: 2 },
  },
  passes: {
    ...each(
      'the press',
      phrases(`
        press | prensa | presse | pressestelle | imprensa | stampa | ufficiostampa | pers | persdienst
        service-presse | press-office | pressoffice | communications | pr | comunicacion | medios
      `),
      (name) => `<p>Write to ${name}@clinic-aurora.org.</p>`,
    ),
    ...each(
      'an office',
      phrases(`
        info | help | contact | hello | support | media | privacy | legal | feedback | service
        customerservice | customercare | office | team | editor | editors | editorial | news | newsletter
        sales | care | questions | admin | webmaster | noreply | no-reply | medwatch | urgencias | citas
        contacto | redaccion | atencion | ayuda | kontakt | redaktion | hilfe | kundenservice | empfang
        praxis | accueil | redaction | aide | secretariat | atendimento | redacao | redazione | redactie
      `),
      (name) => `<p>Write to ${name}@clinic-aurora.org.</p>`,
    ),
    ...each(
      'an address for examples',
      ['jane@example.com', 'jane@example.org', 'jane@mail.example.net', 'jane@clinic.example'],
      (address) => `<p>Write to ${address}.</p>`,
    ),
    ...each(
      'a number that nobody has',
      ['666-12-3456', '000-12-3456', '912-12-3456'],
      (number) => `<p>Lot ${number}.</p>`,
    ),
    'the mailbox of an office': '<p>Write to press@pagewell.org or info@pagewell.org.</p>',
    'mailboxes of offices under other names':
      '<p>Write to druginfo@fda.hhs.gov, medwatch@fda.hhs.gov or appointments@clinic.org.</p>',
    'the number of a product at the till': '<p>The EAN is 4006381333931.</p>',
    'an address under a name for examples': '<p>Enter it as jane@clinic.example or jane@example.com.</p>',
    'a phone number': '<p>Call 1-800-662-4357.</p>',
    'a number with a wrong check digit': '<p>Order 4111 1111 1111 1112.</p>',
    'the number of a study': '<p>Registered as NCT04267796, PMID 30681787.</p>',
    'a number that nobody is given': '<p>Such as 000-12-3456 or 123-00-4567.</p>',
    'a range of years and doses': '<p>From 2019-2020, 10-20-3000.</p>',
    'a handle': '<p>Follow @pagewell.</p>',
  },
};
