import { personalData } from '../../../quality/rules/privacy/personalData.ts';
import { secret } from '../../../quality/rules/privacy/secret.ts';
import { findingsOf } from '../../../quality/testing/ruleCases.ts';
import { describeRule } from './cases.ts';

describeRule(personalData, {
  finds: {
    'a private mailbox': {
      content: '<p>Write to jo.whitcombe@mailbox.org today.</p>',
      marks: 'jo.whitcombe@mailbox.org',
      says: 'the mail address of a person',
    },
    'a social security number': { content: '<p>Hers is 219-09-9999.</p>', marks: '219-09-9999' },
    'the number of a card': { content: '<p>Paid by 4111 1111 1111 1111.</p>', marks: '4111 1111 1111 1111' },
    'a mailbox in a field of plain text': {
      content: { type: 'heading', data: { text: 'Ask jo@mailbox.org' } },
      at: '/blocks/0/data/text',
    },
    'two of them': { content: '<p>jo@mailbox.org, al@mailbox.org</p>', count: 2 },
  },
  passes: {
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
});

test('a report does not repeat what belongs to a person', () => {
  const [problem] = findingsOf(personalData, '<p>Hers is 219-09-9999.</p>');
  expect(JSON.stringify(problem)).not.toContain('09-9999');
});

describeRule(secret, {
  finds: {
    'a key of AWS': { content: '<p>Use AKIAIOSFODNN7EXAMPLE here.</p>', marks: 'AKIAIOSFODNN7EXAMPLE' },
    'a private key': {
      content: '<pre>-----BEGIN RSA PRIVATE KEY-----</pre>',
      marks: '-----BEGIN RSA PRIVATE KEY-----',
    },
    'a token of GitHub': { content: `<p>ghp_${'a1B2'.repeat(9)}</p>`, says: 'GitHub' },
    'a signed token': { content: '<p>eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4</p>' },
    'a key in a field of plain text': {
      content: { type: 'heading', data: { text: 'Set AKIAIOSFODNN7EXAMPLE' } },
    },
  },
  passes: {
    'a word that mentions keys': '<p>Ask for an API key.</p>',
    'a name in capitals': '<p>AKIA is the name of a clinic.</p>',
    'a public key': '<pre>-----BEGIN PUBLIC KEY-----</pre>',
    'a long word': `<p>${'a'.repeat(60)}</p>`,
    'the beginning of a kind of key alone': '<p>Keys begin with sk_live_.</p>',
  },
});
