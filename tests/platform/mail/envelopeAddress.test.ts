import { createTransport } from 'nodemailer';
import { addressKey, envelopeAddress } from '#platform/mail/envelopeAddress.ts';
import { phrases } from '#rules/testing/examples.ts';

async function inEnvelope(address: string): Promise<string | undefined> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { envelope } = await writer.sendMail({ to: { name: '', address }, from: 'a@b.example', text: 'x' });
  return envelope.to[0];
}

test.each([
  ['ada@example.org', 'ada@example.org'],
  [' Ada@EXAMPLE.org ', 'Ada@example.org'],
  ["o'brien+letters@mail.example.org", "o'brien+letters@mail.example.org"],
  ['josé@münchen.example', 'josé@xn--mnchen-3ya.example'],
  ['jose\u0301@MU\u0308NCHEN.example', 'josé@xn--mnchen-3ya.example'],
  ['ada@xn--mnchen-3ya.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@例え.example', 'ada@xn--r8jz45g.example'],
  ['ada@[8.8.8.8]', 'ada@[8.8.8.8]'],
])('%j is in the envelope as %j', async (typed, expected) => {
  expect(envelopeAddress(typed)).toBe(expected);
  // Beside a local part in Unicode nodemailer writes the domain in Unicode too.
  expect(addressKey((await inEnvelope(expected)) ?? '')).toBe(addressKey(typed));
});

test.each([
  'ada@exam\u00adple.org',
  'ada@exa\u200bmple.org',
  'a\u200bda@example.org',
  '',
  ...phrases(`
    ada@example.org. | ada@example..org | ada@.example.org | ada@ｅxample.org | ada@example。org
    ada@①.example | ａda@example.org | ada@127.0.0.1 | ada@0x7f.1 | ada@[127.0.0.1] | ada@[10.0.0.1]
    ada@[008.008.008.008] | ada@[2001:db8::1] | ada@ | @example.org | ada
  `),
])('%j has no envelope: mail servers may read it as another address', (typed) =>
  expect(envelopeAddress(typed)).toBeUndefined(),
);

test('all spellings of one address have one key', () => {
  const spellings = ['José@münchen.example', 'JOSÉ@MÜNCHEN.EXAMPLE ', 'jose\u0301@xn--mnchen-3ya.example'];
  expect(new Set(spellings.map(addressKey))).toEqual(new Set(['josé@münchen.example']));
  expect(addressKey('ada@\u212aelvin.example')).toBe('ada@kelvin.example');
  expect(addressKey('Ada+x@Example.org')).toBe('ada+x@example.org');
});
