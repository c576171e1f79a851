import { pino } from 'pino';
import type { Person } from '#editor-preview/model/person.ts';
import { editingEvents } from '#editor-preview/server/editing/editingEvents.ts';
import { PresenceBoard } from '#editor-preview/server/editing/presence.ts';
import { signedIn, writer } from '../../../support/people.ts';
import { operation, setTitle } from '../../store/editing.ts';
import { serve, server, store } from '../ownServer.ts';

const ada: Person = { ...writer, name: 'Ada' };
let who = ada;
let presence: PresenceBoard;
let paths = 0;

serve(() => {
  presence = new PresenceBoard(store.changes);
  return [signedIn(() => who), ...editingEvents({ store, presence, log: pino({ level: 'silent' }) })];
});
afterAll(() => presence.close());

const freshPath = () => `/tests/events-${++paths}`;
const beginning = (path: string) => ({ path, title: 'Untitled', blocks: [] });
const take = (path: string, since: number, title: string) =>
  store.editing.take(path, { since, sender: '', operations: [operation(setTitle(title))] }, beginning(path));

interface Heard {
  name: string;
  data: unknown;
  id?: string;
}

async function* follow(
  path: string,
  headers: Record<string, string> = {},
  since?: string,
  article?: string,
): AsyncGenerator<Heard> {
  const query = new URLSearchParams({
    path,
    ...(since === undefined ? {} : { since }),
    ...(article === undefined ? {} : { article }),
  });
  const leaving = new AbortController();
  const response = await fetch(`${server.url}/editor/api/events?${query}`, {
    headers,
    signal: leaving.signal,
  });
  try {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(event)?.[1];
        const [name, id] = [field('event'), field('id')];
        if (name !== undefined)
          yield { name, data: JSON.parse(field('data') ?? 'null'), ...(id === undefined ? {} : { id }) };
      }
    }
  } finally {
    leaving.abort();
  }
}

async function next(events: AsyncGenerator<Heard>): Promise<Heard | undefined> {
  const { value } = await events.next();
  return value;
}

describe('the events of an article', () => {
  test('begin with who is there, and tell of operations as they come', async () => {
    const path = freshPath();
    await take(path, 0, 'Before');
    const events = follow(path);
    expect(await next(events)).toEqual({ name: 'presence', data: [] });
    await take(path, 1, 'One');
    await take(freshPath(), 0, 'Elsewhere');
    const told = await next(events);
    expect(told).toMatchObject({ name: 'operations', id: '2', data: [{ sequence: 2, operation: {} }] });
    await take(path, 2, 'Two');
    expect(await next(events)).toMatchObject({ name: 'operations', id: '3' });
    await events.return(undefined);
  });

  test('say where the article is now, and nothing of another one at its former path', async () => {
    const [from, to] = [freshPath(), freshPath()];
    await take(from, 0, 'First');
    const { id } = await store.editing.open(from, {});
    await store.places.rename(from, to, { name: 'Ada', mayChangeReaders: true });
    await store.saveDraft(from, { ...beginning(from), title: 'Second' }, { author: 'Bo', basedOn: null });
    await take(from, 0, 'Second, edited');
    const heard: Heard[] = [];
    for await (const event of follow(from, {}, '0', id)) heard.push(event);
    expect(heard).toContainEqual({ name: 'renamed', data: { path: to } });
    expect(heard.map(({ name }) => name)).not.toContain('operations');
  });

  test('go on after what was heard last, also when a browser comes back', async () => {
    const path = freshPath();
    await take(path, 0, 'One');
    await take(path, 1, 'Two');
    for (const events of [follow(path, {}, '1'), follow(path, { 'Last-Event-ID': '1' }, '0')]) {
      const first = [await next(events), await next(events), await next(events)];
      expect(first).toContainEqual({ name: 'published', data: { revision: null, hasDraft: true } });
      expect(first).toContainEqual(
        expect.objectContaining({
          name: 'operations',
          id: '2',
          data: [expect.objectContaining({ sequence: 2 })],
        }),
      );
      await events.return(undefined);
    }
    expect((await server.get(`/editor/api/events?path=${path}&since=x`)).status).toBe(400);
  });

  test('tell of publishing, and of what is taken from readers', async () => {
    const path = freshPath();
    const events = follow(path);
    await next(events);
    const published = await store.publish(path, beginning(path), { author: 'test' });
    const revision = published.ok ? published.revision : '';
    expect(await next(events)).toEqual({ name: 'published', data: { revision, hasDraft: false } });
    await store.unpublish(path);
    expect(await next(events)).toEqual({ name: 'published', data: { revision: null, hasDraft: false } });
    await events.return(undefined);
  });

  test('say what was published to a browser that comes back, and nothing of an article that does not exist yet', async () => {
    const path = freshPath();
    const missing = follow(path, {}, '0');
    expect(await next(missing)).toMatchObject({ name: 'presence' });
    const published = await store.publish(path, beginning(path), { author: 'test' });
    const revision = published.ok ? published.revision : '';
    const told = { name: 'published', data: { revision, hasDraft: false } };
    expect(await next(missing)).toEqual(told);
    const events = follow(path, {}, '0');
    expect([await next(events), await next(events)]).toEqual([{ name: 'presence', data: [] }, told]);
    await missing.return(undefined);
    await events.return(undefined);
  });

  test('tell that a draft goes on behind what is put back', async () => {
    const path = freshPath();
    const published = await store.publish(path, beginning(path), { author: 'test' });
    const revision = published.ok ? published.revision : '';
    await take(path, 0, 'What comes next');
    await store.unpublish(path);
    const events = follow(path);
    await next(events);
    await store.publishRevision(path, revision);
    expect(await next(events)).toEqual({ name: 'published', data: { revision, hasDraft: true } });
    await events.return(undefined);
  });

  test('tell who is there, and in which block', async () => {
    const path = freshPath();
    const events = follow(path);
    await next(events);
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };
    const say = (body: unknown) =>
      server.get(`/editor/api/presence?path=${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    expect((await say({ window: 'w1', block: 'intro' })).status).toBe(204);
    expect(await next(events)).toEqual({
      name: 'presence',
      data: [{ window: 'w1', person: 'w', name: 'Ada', block: 'intro' }],
    });
    expect((await say({ window: 'w1', block: null, left: true })).status).toBe(204);
    expect(await next(events)).toEqual({ name: 'presence', data: [] });
    expect((await say({ window: 'w1' })).status).toBe(400);
    await events.return(undefined);
  });

  test('end at once for whoever’s token is revoked, and for nobody else', async () => {
    const path = freshPath();
    const outcome = await store.people.add('Bo Revoked', 'writer');
    if (!outcome.ok) throw new Error(outcome.reason);
    const others = follow(path);
    await next(others);
    who = outcome.person;
    const events = follow(path);
    await next(events);
    who = ada;
    await store.people.revoke('Bo Revoked');
    expect(await events.next()).toMatchObject({ done: true });
    await take(path, 0, 'Still told');
    expect(await next(others)).toMatchObject({ name: 'operations' });
    await others.return(undefined);
  });
});
