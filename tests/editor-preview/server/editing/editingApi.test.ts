import {
  type EditingState,
  maxOperations,
  maxOperationsBytes,
  type OperationsReply,
} from '#editor-preview/model/exchange.ts';
import type { Operation } from '#editor-preview/model/operation.ts';
import type { Person } from '#editor-preview/model/person.ts';
import { cmsEditingApi, editingApi } from '#editor-preview/server/editing/editingApi.ts';
import { FakeSource, startTestServer } from '../../../server/support.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { signedIn } from '../../../support/people.ts';
import { heading } from '../../../support/someBlocks.ts';
import { operation, setTitle } from '../../store/editing.ts';
import { serve, server, store } from '../ownServer.ts';

const ours = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
const blocks = [heading('start', 'Begin')];

const ada: Person = { id: 'ada', name: 'Ada Editor', role: 'publisher' };

let paths = 0;

serve(async () => {
  const { render } = await editorParts();
  return [signedIn(() => ada), ...editingApi({ store, render, published: { translationsOf } })];
});

const translationsOf = async ({ path }: { path: string }) =>
  path.startsWith('/de/')
    ? [
        { path: '/zinc', isOriginal: true },
        { path: '/es/zinc', language: 'ES-mx', isOriginal: false },
      ]
    : [];

const freshPath = () => `/tests/editing-${++paths}`;
const query = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;

async function ask(method: string, address: string, parameters: Record<string, string>, body?: unknown) {
  const answer = await server.get(`${address}${query(parameters)}`, {
    method,
    headers: ours,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, value: answer.body === '' ? undefined : JSON.parse(answer.body) };
}

const open = (path: string) => ask('GET', '/editor/api/editing', { path });
const send = (path: string, since: number, operations: readonly Operation[], sender = 'window-1') =>
  ask('POST', '/editor/api/operations', { path }, { since, sender, operations });
const publish = (path: string, body: unknown) =>
  ask('POST', '/editor/api/editing/publication', { path }, body);
const published = async (path: string, title = 'An article') => {
  const article = { path, title, description: 'What it is about, in a sentence.', blocks };
  const outcome = await store.publish(path, article, { author: 'test' });
  return outcome.ok ? outcome.revision : '';
};

describe('opening an article to edit it', () => {
  test('gives it with ids, where it stands, and what nobody has settled', async () => {
    const path = freshPath();
    await published(path);
    expect((await open(path)).value).toEqual({
      id: expect.any(String),
      path,
      article: { json: expect.objectContaining({ title: 'An article', blocks }) },
      sequence: 0,
      state: 'published',
      canSave: true,
      parked: [],
    } satisfies EditingState);
  });

  test.each(['', 'nutrition', '//evil.example', '/../etc'])('finds nothing at “%s”', async (path) =>
    expect((await open(path)).status).toBe(404),
  );

  test('says why no article can stand at an address of the site', async () => {
    const { status, value } = await open('/editor/mine');
    expect(status).toBe(422);
    expect(value).toMatchObject({
      error: expect.stringContaining('is used by the site itself'),
      problems: [{}],
    });
  });

  test('says that in Spanish to whoever reads it', async () => {
    const { body } = await server.get(`/editor/api/editing${query({ path: '/editor/mine' })}`, {
      headers: { ...ours, 'Accept-Language': 'es' },
    });
    expect(JSON.parse(body).error).toContain('En /editor/mine responde el propio sitio');
  });
});

describe('operations', () => {
  test('are taken, told to others, and in the article', async () => {
    const path = freshPath();
    const sent: Operation = { ...operation(setTitle('New')), label: 'Change the title' };
    const reply: OperationsReply = {
      sequence: 1,
      operations: [{ sequence: 1, operation: sent }],
      parked: [],
    };
    expect(await send(path, 0, [sent])).toEqual({ status: 200, value: reply });
    expect(await ask('GET', '/editor/api/operations', { path, since: '0' })).toEqual({
      status: 200,
      value: reply,
    });
    expect((await open(path)).value).toMatchObject({ article: { json: { title: 'New' } }, state: 'draft' });
  });

  test('that cannot be merged come back with why, until somebody has decided', async () => {
    const path = freshPath();
    const [theirs, mine] = [operation(setTitle('Theirs')), operation(setTitle('Mine'))];
    await send(path, 0, [theirs], 'window-2');
    const parked = [{ operation: mine, because: 'met', met: [theirs.id] }];
    expect((await send(path, 0, [mine])).value).toMatchObject({ sequence: 1, parked });
    expect((await open(path)).value).toMatchObject({ parked });
    const address = '/editor/api/editing/parked';
    expect((await ask('DELETE', address, { path, id: mine.id })).status).toBe(204);
    expect((await open(path)).value).toMatchObject({ parked: [] });
    expect((await ask('DELETE', address, { path, id: 'unheard-of' })).status).toBe(404);
  });

  test('are not taken from whoever has seen more than there is', async () => {
    const path = freshPath();
    const { status, value } = await send(path, 7, [operation(setTitle('New'))]);
    expect([status, value]).toEqual([
      409,
      { error: expect.stringContaining('reload the article'), sequence: 0 },
    ]);
    expect((await ask('GET', '/editor/api/operations', { path, since: '7' })).status).toBe(409);
  });

  test('may be as many as 1,000 at once, and no more, and no larger than 2 MB', async () => {
    const path = freshPath();
    const many = Array.from({ length: maxOperations + 1 }, (_, index) =>
      operation(setTitle(`Title ${index}`)),
    );
    const tooMany = await send(path, 0, many);
    expect([tooMany.status, tooMany.value.error]).toEqual([
      413,
      expect.stringMatching(/in several requests/),
    ]);
    const long = await send(path, 0, [operation(setTitle('x'.repeat(maxOperationsBytes)))]);
    expect([long.status, long.value.error]).toEqual([413, expect.stringMatching(/in several requests/)]);
    expect((await send(path, 0, many.slice(1))).value).toMatchObject({ sequence: maxOperations });
  });

  test.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /no JSON/],
    ['no operations', { since: 0 }, /\/: required/],
    [
      'a change of an unheard-of kind',
      { since: 0, operations: [{ ...operation(), changes: [{ kind: 'swap' }] }] },
      /changes\/0\/kind: enum/,
    ],
    [
      'a change that lacks something',
      { since: 0, operations: [{ ...operation(), changes: [{ kind: 'remove' }] }] },
      /changes\/0: required/,
    ],
    [
      'a time that is none',
      { since: 0, operations: [{ ...operation(setTitle('a')), at: 'now' }] },
      /at: pattern/,
    ],
    [
      'what is nested without end',
      `{"since":0,"operations":[{"id":"a","author":"b","at":"2026-05-04T09:00:00Z","changes":[{"kind":"set","block":"","pointer":"/x","value":{"json":${'['.repeat(5_000)}${']'.repeat(5_000)}}}]}]}`,
      /nested more/,
    ],
  ])('are refused where there comes %s, and told what is wrong', async (_what, body, why) => {
    const path = freshPath();
    const { status, value } = await ask('POST', '/editor/api/operations', { path }, body);
    expect([status, value.error]).toEqual([400, expect.stringMatching(why)]);
  });

  test('take every kind of change', async () => {
    const path = freshPath();
    const into = { parent: '', list: '/blocks' };
    const list = { id: 'l', type: 'list', data: { items: ['a'] } };
    const item = { block: 'l', list: '/data/items' };
    const { value } = await send(path, 0, [
      operation({ kind: 'insert', block: { json: list }, into, after: null }),
      operation({ kind: 'insertItem', ...item, key: 'k', value: { json: 'b' }, after: '0' }),
      operation({ kind: 'moveItem', ...item, key: 'k', after: null }),
      operation({ kind: 'text', block: 'l', pointer: '/data/items/k', at: 1, remove: '', insert: '!' }),
      operation({ kind: 'removeItem', ...item, key: '0' }),
      operation({ kind: 'move', block: 'l', into, after: 'intro' }),
      operation({ kind: 'remove', block: 'intro' }),
      operation({ kind: 'set', block: 'l', pointer: '/condition' }),
    ]);
    expect(value).toMatchObject({ sequence: 8, parked: [] });
    expect((await open(path)).value.article).toEqual({
      json: expect.objectContaining({ blocks: [{ ...list, data: { items: ['b!'] } }] }),
      keys: { '/blocks/0/data/items': ['k'] },
    });
  });

  test('need a number from which on they are asked for', async () => {
    expect((await ask('GET', '/editor/api/operations', { path: '/a', since: 'x' })).status).toBe(400);
    expect((await ask('GET', '/editor/api/operations', { path: '/a' })).status).toBe(400);
  });
});

describe('publishing what was edited', () => {
  test('gives it to readers, with what was changed', async () => {
    const path = freshPath();
    await published(path);
    await send(path, 0, [operation(setTitle('Out'))]);
    const { status, value } = await publish(path, { sequence: 1, note: 'Doses corrected.' });
    expect([status, value]).toEqual([200, { revision: expect.any(String), sequence: 1 }]);
    expect(await store.get(path)).toMatchObject({
      revision: value.revision,
      value: { title: 'Out' },
      changes: [{ note: 'Doses corrected.' }],
    });
  });

  test('is a conflict where there are later operations, or something else was published', async () => {
    const path = freshPath();
    await published(path);
    await send(path, 0, [operation(setTitle('One')), operation(setTitle('Two'))]);
    const early = await publish(path, { sequence: 1 });
    expect([early.status, early.value.conflict.kind]).toEqual([409, 'draft-moved']);
    const onto = await published(path, 'Imported');
    const overtaken = await publish(path, { sequence: 2 });
    expect([overtaken.status, overtaken.value.conflict]).toMatchObject([
      409,
      { kind: 'published-moved', current: { revision: onto } },
    ]);
    expect((await publish(path, { sequence: 2, onto })).status).toBe(200);
  });

  test('is refused where it makes no page, with the problems', async () => {
    const path = freshPath();
    await send(path, 0, [operation({ kind: 'set', block: '', pointer: '/title' })]);
    const { status, value } = await publish(path, { sequence: 1 });
    expect(status).toBe(422);
    expect(value.problems).toContainEqual(expect.objectContaining({ rule: 'schema/required' }));
    expect(await store.get(path)).toBeUndefined();
  });

  test.each([{}, { sequence: -1 }, { sequence: 1, note: 'x'.repeat(301) }, { sequence: 1, onto: '0; drop' }])(
    'refuses %.40j',
    async (body) => expect((await publish(freshPath(), body)).status).toBe(400),
  );
});

test('articles of a CMS are opened read-only, and take nothing', async () => {
  const source = new FakeSource();
  source.publish('/a', { path: '/a', title: 'Theirs', blocks: [{ type: 'heading', data: { text: 'One' } }] });
  await using cms = await startTestServer({ source, open: () => cmsEditingApi(source) });
  const { body } = await cms.get('/editor/api/editing?path=/a');
  expect(JSON.parse(body)).toMatchObject({
    article: { json: { title: 'Theirs', blocks: [{ id: 'heading-1' }] } },
    sequence: 0,
    canSave: false,
  });
  expect((await cms.get('/editor/api/editing?path=/none')).status).toBe(404);
  for (const address of ['operations', 'editing/publication']) {
    const options = { method: 'POST', headers: ours, body: '{}' };
    const answer = await cms.get(`/editor/api/${address}?path=/a`, options);
    expect([answer.status, JSON.parse(answer.body).error]).toEqual([409, expect.stringContaining('CMS')]);
  }
});

test('an article that is opened says where it is in other languages, and one in one language nothing', async () => {
  expect((await open('/de/zink')).value.translations).toEqual([
    { path: '/zinc', language: 'en-US' },
    { path: '/es/zinc', language: 'es-MX' },
  ]);
  expect((await open(freshPath())).value).not.toHaveProperty('translations');
});
