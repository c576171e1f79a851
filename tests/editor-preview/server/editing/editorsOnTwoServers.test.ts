import { pino } from 'pino';
import type { Person } from '#editor-preview/model/person.ts';
import { editingApi } from '#editor-preview/server/editing/editingApi.ts';
import { editingEvents } from '#editor-preview/server/editing/editingEvents.ts';
import { PresenceBoard } from '#editor-preview/server/editing/presence.ts';
import { type PostgresServer, startPostgres } from '../../../content/postgres.ts';
import { quietLog } from '../../../content/quietLog.ts';
import { startTestServer } from '../../../server/support.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { openEditorStore } from '../../../support/editorStore.ts';
import { signedIn } from '../../../support/people.ts';
import { operation, setTitle } from '../../store/editing.ts';

const path = '/nutrition/written-on-two-servers';
const query = `?${new URLSearchParams({ path })}`;
const ada: Person = { id: 'ada', name: 'Ada', role: 'writer' };
const bo: Person = { id: 'bo', name: 'Bo', role: 'writer' };

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function serverOf(person: Person, databaseUrl: string) {
  const store = await openEditorStore({ databaseUrl }, quietLog());
  const presence = new PresenceBoard(store.changes);
  const { render } = await editorParts();
  const log = pino({ level: 'silent' });
  const server = await startTestServer({
    open: () => [
      signedIn(() => person),
      ...editingApi({ store, render, published: { translationsOf: async () => [] } }),
      ...editingEvents({ store, presence, log }),
    ],
  });
  const post = (address: string, body: unknown) =>
    server.get(address + query, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    send: (title: string) =>
      post('/editor/api/operations', {
        since: 0,
        sender: `window-${person.id}`,
        operations: [operation(setTitle(title))],
      }),
    isIn: (block: string) => post('/editor/api/presence', { window: `window-${person.id}`, block }),
    listen: () => heardOn(`${server.url}/editor/api/events${query}&since=0`),
    end: async () => {
      await server[Symbol.asyncDispose]();
      presence.close();
      await store.close();
    },
  };
}

async function heardOn(address: string): Promise<(until: RegExp) => Promise<string>> {
  const leaving = new AbortController();
  const response = await fetch(address, { signal: leaving.signal });
  const reader = response.body?.getReader();
  let text = '';
  return async (until) => {
    while (!until.test(text)) {
      const part = await reader?.read();
      if (!part || part.done) throw new Error(`The stream ended with: ${text}`);
      text += Buffer.from(part.value).toString();
    }
    leaving.abort();
    return text;
  };
}

test('people on different servers see what the others do, and in which block they are', async () => {
  const databaseUrl = await postgres.createDatabase('two_servers');
  const here = await serverOf(ada, databaseUrl);
  const there = await serverOf(bo, databaseUrl);
  try {
    const heard = await there.listen();
    expect((await here.send('What Ada writes')).status).toBe(200);
    expect((await here.isIn('intro')).status).toBe(204);
    const text = await heard(/(?=[\s\S]*event: operations)(?=[\s\S]*"block":"intro")/);
    expect(text).toContain('What Ada writes');
    expect(text).toMatch(/event: presence\ndata: \[\{[^\n]*"name":"Ada"[^\n]*"block":"intro"/);
  } finally {
    await here.end();
    await there.end();
  }
});
