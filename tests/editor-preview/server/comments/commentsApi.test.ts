import { pino } from 'pino';
import { type CommentStep, maxCommentLength } from '#editor-preview/model/comments/comment.ts';
import { commentsApi } from '#editor-preview/server/comments/commentsApi.ts';
import { editingEvents } from '#editor-preview/server/editing/editingEvents.ts';
import { PresenceBoard } from '#editor-preview/server/editing/presence.ts';
import { signedIn, writer } from '../../../support/people.ts';
import { serve, server, store } from '../ownServer.ts';

let presence: PresenceBoard;

serve(() => {
  presence = new PresenceBoard(store.changes);
  return [
    signedIn(() => writer),
    ...commentsApi(store),
    ...editingEvents({ store, presence, log: pino({ level: 'silent' }) }),
  ];
});
afterAll(() => presence.close());

const say = (path: string, body: object, since?: number) =>
  server.get(`/editor/api/comments?path=${path}${since === undefined ? '' : `&since=${since}`}`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const begin = (id: string, text = 'Which dose?'): CommentStep => ({
  kind: 'begin',
  id,
  place: { block: 'intro', name: 'Text “Take it…”' },
  text,
});

test('a comment is made, answered, resolved and opened again; each answer brings what the asker has not seen', async () => {
  const path = '/tests/commented';
  const steps = async (body: object, since?: number) => JSON.parse((await say(path, body, since)).body).steps;
  expect(await steps(begin('one', '  Which dose?\n'))).toMatchObject([
    { number: 1, kind: 'begin', author: writer.name, text: 'Which dose?', place: { block: 'intro' } },
  ]);
  expect(await steps({ kind: 'answer', id: 'two', comment: 'one', text: '200 mg.' }, 1)).toMatchObject([
    { number: 2, kind: 'answer' },
  ]);
  expect(await steps({ kind: 'resolve', id: 'three', comment: 'one' }, 2)).toHaveLength(1);
  expect(await steps({ kind: 'reopen', id: 'four', comment: 'one' }, 0)).toHaveLength(4);
  const { body } = await server.get(`/editor/api/comments?path=${path}&since=3`);
  expect(JSON.parse(body).steps).toMatchObject([{ number: 4, kind: 'reopen' }]);
});

test('who follows the article is told that there is something new, and at the beginning that there is any', async () => {
  const path = '/tests/comments-told';
  const told = async (until: () => Promise<unknown>): Promise<string> => {
    const leaving = new AbortController();
    const response = await fetch(`${server.url}/editor/api/events?path=${path}`, { signal: leaving.signal });
    let text = '';
    void until();
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('event: comments\n')) break;
    }
    leaving.abort();
    return text;
  };
  expect(await told(() => say(path, begin('one')))).toContain('{"number":1}');
  expect(await told(async () => undefined)).toContain('{"number":1}');
});

test('what is no comment is refused, with the place', async () => {
  const path = '/tests/comments-refused';
  const place = { block: 'intro', name: 'Text' };
  const words = { text: 'food', before: '', after: '', at: 0 };
  for (const body of [
    {},
    { ...begin('a'), text: ' \n' },
    { ...begin('a'), text: 'a\0b' },
    { ...begin('a'), text: 'x'.repeat(maxCommentLength + 1) },
    { ...begin('a'), id: 'a b' },
    { ...begin('a'), comment: 'b' },
    { ...begin('a'), author: 'Ada' },
    { ...begin('a'), place: { ...place, words } },
    { ...begin('a'), place: { ...place, pointer: '/data/html', words: { ...words, text: '' } } },
    { ...begin('a'), place: { ...place, pointer: 'data' } },
    { kind: 'answer', id: 'a', comment: 'b' },
    { kind: 'resolve', id: 'a', comment: 'b', text: 'Done' },
    { kind: 'remove', id: 'a', comment: 'b' },
  ])
    expect([body, (await say(path, body)).status]).toEqual([body, 400]);
  expect((await say(path, { kind: 'resolve', id: 'a', comment: 'none' })).status).toBe(404);
  expect((await say('/../etc', begin('a'))).status).toBe(404);
  expect((await say('/search', begin('a'))).status).toBe(422);
  expect((await server.get(`/editor/api/comments?path=${path}&since=-1`)).status).toBe(400);
});
