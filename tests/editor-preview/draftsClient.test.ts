import { createDraftsClient } from '../../editor-preview/draftsClient.ts';

const json = (status: number, body: unknown) => async () => Response.json(body, { status });
const draft = { path: '/a', text: '{}', basedOn: '5' };

describe('the way to the server', () => {
  test('sends the text as it was typed, with the revision it began with', async () => {
    const requests: [string, RequestInit | undefined][] = [];
    const client = createDraftsClient(async (address, init) => {
      requests.push([String(address), init]);
      return Response.json({ revision: '6' });
    });
    expect(await client.save({ ...draft, onto: '9' })).toEqual({ kind: 'done', revision: '6' });
    const done = { kind: 'done', revision: '6' };
    expect(await client.publish({ path: '/a', revision: '6', note: '' })).toEqual(done);
    expect(await client.publish({ path: '/a', revision: '6', note: 'New doses.' })).toEqual(done);
    expect(requests.map(([address, init]) => [init?.method, address, init?.body])).toEqual([
      ['PUT', '/editor/api/draft?path=%2Fa&basedOn=5&onto=9', '{}'],
      ['POST', '/editor/api/publication?path=%2Fa&revision=6', undefined],
      ['POST', '/editor/api/publication?path=%2Fa&revision=6', '{"note":"New doses."}'],
    ]);
  });

  test('brings back a conflict with the other version, and the reasons of a refusal', async () => {
    const conflict = { kind: 'draft-moved', current: { revision: '7', text: '[]', updatedAt: 'then' } };
    expect(await createDraftsClient(json(409, { conflict })).save(draft)).toEqual({
      kind: 'conflict',
      conflict,
    });
    const problem = { rule: 'json/syntax', severity: 'error', message: 'No JSON.', pointer: '' };
    const problems = [problem, { rule: 5 }, null];
    expect(await createDraftsClient(json(422, { problems })).save(draft)).toEqual({
      kind: 'refused',
      problems: [problem],
    });
  });

  test.each([
    ['a sign-in page', async () => new Response('<html>', { status: 401 }), 'signed out'],
    [
      'an answer that is too large a request',
      async () => new Response('', { status: 413 }),
      'Split it in two',
    ],
    ['an error page', async () => new Response('<html>', { status: 500 }), 'error (500)'],
    ['a conflict of no known kind', json(409, { conflict: { kind: 'other' } }), 'error (409)'],
    ['an answer without a revision', json(200, { revision: 5 }), 'error (200)'],
    [
      'nothing at all',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'could not be reached (Failed to fetch)',
    ],
  ])('turns %s into words', async (_what, ask, words) => {
    expect(await createDraftsClient(ask).save(draft)).toEqual({
      kind: 'failed',
      message: expect.stringContaining(words),
    });
  });
});
