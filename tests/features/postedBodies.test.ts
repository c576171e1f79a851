import { maxPostedBytes, posted, postedForm } from '#feature-kit/postedBody.ts';
import { api, page } from '#feature-kit/route.ts';
import { startTestServer } from '../server/support.ts';

interface Letter {
  email: string;
  note?: string;
}
const isLetter = (value: unknown): value is Letter =>
  typeof value === 'object' && value !== null && 'email' in value && typeof value.email === 'string';

const fields = ['email', 'note', 'lists'];
const document = { html: '<!doctype html><title>Thanks</title>', css: '' };
const routes = [
  api('POST /api/letter', { body: posted(isLetter, { fields, manyLines: ['note'] }) }, ({ body }) => ({
    status: 202,
    body,
  })),
  page(
    'POST /letter',
    { body: postedForm({ fields, manyLines: ['note'], repeated: ['lists'] }) },
    ({ body }) => ({
      document: { ...document, html: ['email', 'note', 'lists'].map((name) => body.get(name)).join('|') },
    }),
  ),
];
const ours = { 'Sec-Fetch-Site': 'same-origin' };
const asJson = { ...ours, 'Content-Type': 'application/json' };
const asForm = { ...ours, 'Content-Type': 'application/x-www-form-urlencoded' };

describe('what readers send', () => {
  it.each<[string, Record<string, string>, string, number]>([
    ['as it should be', asJson, '{"email":"ada@example.org","note":"One\\r\\nTwo\\tThree"}', 202],
    ['from another site', { ...asJson, 'Sec-Fetch-Site': 'cross-site' }, '{"email":"a"}', 403],
    ['from nobody knows where', { 'Content-Type': 'application/json' }, '{"email":"a"}', 403],
    [
      'from another origin',
      { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      '{}',
      403,
    ],
    ['as text', { ...ours, 'Content-Type': 'text/plain' }, '{"email":"a"}', 415],
    ['as a form where JSON is taken', asForm, 'email=a', 415],
    ['as no JSON', asJson, '{"email":', 400],
    ['without what is needed', asJson, '{"note":"a"}', 400],
    ['with a field that is not known', asJson, '{"email":"a","admin":true}', 400],
    ['with a way to a prototype', asJson, '{"email":"a","__proto__":{"admin":true}}', 400],
    [
      'with a line break that would be a header of a mail',
      asJson,
      '{"email":"a@b.example\\r\\nBcc: c@d.example"}',
      400,
    ],
    ['with the character U+0000', asJson, '{"email":"a\\u0000"}', 400],
    ['with U+0085, which some take for a line break', asJson, '{"email":"a\\u0085Bcc:"}', 400],
    ['with U+0000 in many lines', asJson, '{"email":"a","note":"\\u0000"}', 400],
    ['with a control character deep inside', asJson, '{"email":"a","lists":[{"name":"a\\n"}]}', 400],
    ['as deep as it may be', asJson, `{"email":"a","lists":${'['.repeat(8)}1${']'.repeat(8)}}`, 202],
    ['deeper than that', asJson, `{"email":"a","lists":${'['.repeat(9)}1${']'.repeat(9)}}`, 400],
    [
      'so deep that it would fill a stack',
      asJson,
      `{"email":"a","lists":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
      400,
    ],
    ['as a list', asJson, '["email"]', 400],
  ])('%s', async (_what, headers, body, status) => {
    await using server = await startTestServer({ open: () => routes });
    expect((await server.get('/api/letter', { method: 'POST', headers, body })).status).toBe(status);
  });

  it.each([
    [0, 202],
    [1, 413],
  ])('is taken up to 8 kB: with %i bytes more it is answered %i', async (more, status) => {
    await using server = await startTestServer({ open: () => routes });
    const around = '{"email":""}'.length;
    const body = JSON.stringify({ email: 'x'.repeat(maxPostedBytes - around + more) });
    expect((await server.get('/api/letter', { method: 'POST', headers: asJson, body })).status).toBe(status);
  });

  it.each([
    ['email=a%40b.example&note=One%0D%0ATwo&lists=weekly&lists=nights', 200],
    ['email=a&lists=weekly&lists=a%0D%0AB', 400],
    ['email=a%0D%0ABcc%3A', 400],
    ['email=a&email=b', 400],
    ['email=a&admin=1', 400],
  ])('as the form %s is answered %i', async (body, status) => {
    await using server = await startTestServer({ open: () => routes });
    const answer = await server.get('/letter', { method: 'POST', headers: asForm, body });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.body).toBe('a@b.example|One\r\nTwo|weekly nights');
  });
});
