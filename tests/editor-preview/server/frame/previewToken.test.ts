import {
  issuePreviewToken,
  previewTokenSeconds,
  readPreviewToken,
} from '#editor-preview/server/frame/previewToken.ts';

const secret = 'a-secret-for-tests';
const claims = { path: '/nutrition/collagen', person: 'p1', editor: 'https://site.example' } as const;
const now = Date.parse('2026-11-23T12:00:00Z');
const token = issuePreviewToken(secret, claims, now);

test('a token says whose it is for 15 minutes', () => {
  expect(previewTokenSeconds).toBe(900);
  expect(readPreviewToken(secret, token, now)).toEqual(claims);
  expect(readPreviewToken(secret, token, now + 899_000)).toEqual(claims);
  expect(readPreviewToken(secret, token, now + 900_000)).toBeUndefined();
});

const [said = '', signed = ''] = token.split('.');
const forged = Buffer.from(JSON.stringify([9e9, '/other', 'p1', 'https://evil.example'])).toString(
  'base64url',
);

test.each([
  ['another secret', 'another-secret-for-tests', token],
  ['other claims', secret, `${forged}.${signed}`],
  ['another signature', secret, `${said}.${signed.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`],
  ['no signature', secret, said],
  ['nothing', secret, ''],
  ['no token', secret, undefined],
])('one with %s does not hold', (_what, key, given) => {
  expect(readPreviewToken(key, given, now)).toBeUndefined();
});
