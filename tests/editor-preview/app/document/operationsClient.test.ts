import { createApiClient } from '#editor-preview/app/document/apiClient.ts';
import { createOperationsClient } from '#editor-preview/app/document/operationsClient.ts';

const answering = (status: number, body: unknown) => {
  const isText = typeof body === 'string';
  const headers = { 'Content-Type': isText ? 'text/plain' : 'application/json' };
  return createOperationsClient(
    createApiClient(async () => new Response(isText ? body : JSON.stringify(body), { status, headers })),
  );
};
const publish = (client: ReturnType<typeof answering>) => client.publish('/a', { sequence: 1 });

describe('what the server answers', () => {
  test('is the value where it is one', async () =>
    expect(await publish(answering(200, { revision: '2', sequence: 1 }))).toEqual({
      kind: 'done',
      value: { revision: '2', sequence: 1 },
    }));

  test.each([
    ['a session that has ended', 401, {}, { kind: 'signed-out' }],
    ['more than is taken', 413, {}, { kind: 'too-large' }],
    ['a server that is overloaded', 429, {}, { kind: 'unreachable' }],
    ['an error of the server', 500, 'oops', { kind: 'unreachable' }],
    ['an answer of another form', 200, { sequence: 'x' }, { kind: 'unreachable' }],
    ['a reason', 422, { message: 'It is too deep.' }, { kind: 'refused', why: 'It is too deep.' }],
    [
      'a later change',
      409,
      { conflict: { kind: 'draft-moved' } },
      { kind: 'refused', why: /else has changed/ },
    ],
    ['the words of a proxy', 200, '<h1>Sign in</h1>', { kind: 'unreachable' }],
    ['nothing at all', 400, '', { kind: 'refused', why: /\(400\)/ }],
  ])('is told as %s', async (_what, status, body, told) => {
    const { why, ...rest } = { why: undefined, ...told };
    const answer = await publish(answering(status, body));
    expect(answer).toMatchObject(rest);
    if (why !== undefined) expect(answer).toMatchObject({ why: expect.stringMatching(why) });
  });

  test('names what somebody else has published meanwhile', async () => {
    const conflict = { kind: 'published-moved', current: { revision: '7', text: '{}', updatedAt: 'now' } };
    expect(await publish(answering(409, { conflict }))).toMatchObject({ kind: 'refused', published: '7' });
    expect(
      await publish(answering(409, { conflict: { kind: 'published-moved', current: 7 } })),
    ).not.toHaveProperty('published');
  });
});

test('a server that cannot be reached is told, not thrown', async () => {
  const client = createOperationsClient(
    createApiClient(async () => {
      throw new TypeError('no network');
    }),
  );
  expect(await publish(client)).toEqual({ kind: 'unreachable', why: 'The server cannot be reached.' });
});

test('requests name the article that was opened, whatever has its path by then', async () => {
  const asked: string[] = [];
  const state = {
    path: '/a',
    id: 'the-first',
    article: { json: {} },
    sequence: 0,
    state: 'draft',
    canSave: true,
    parked: [],
  };
  const client = createOperationsClient(
    createApiClient(async (address) => {
      asked.push(String(address));
      return Response.json(state);
    }),
  );
  await client.open('/a');
  await client.since('/a', 0);
  expect(new URL(asked[0] ?? '', 'https://a.example').searchParams.get('article')).toBeNull();
  expect(new URL(asked[1] ?? '', 'https://a.example').searchParams.get('article')).toBe('the-first');
});
