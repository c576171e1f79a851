/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import { listenForOthers } from '#editor-preview/app/document/listenForOthers.ts';
import type { OperationsClient } from '#editor-preview/app/document/operationsClient.ts';
import { maxRetryMs } from '#editor-preview/app/document/retryWait.ts';
import { owner } from '#editor-preview/model/person.ts';
import { fakeServer, memoryOutbox } from './fakeServer.ts';

const json = {
  path: '/sleep/melatonin',
  title: 'Melatonin',
  blocks: [{ id: 'intro', type: 'heading', data: { text: 'What it is' } }],
};

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    Stream.opened.push(this);
  }
  say(kind: string, value: unknown): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(value) }));
  }
  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

const stops: (() => void)[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  Stream.opened = [];
  Object.assign(globalThis, { EventSource: Stream });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

function listening() {
  const server = fakeServer(json);
  const asked: string[] = [];
  const client: OperationsClient = {
    ...server.client,
    send: (path, batch) => {
      asked.push(path);
      return server.client.send(path, batch);
    },
    publish: (path, publication) => {
      asked.push(path);
      return server.client.publish(path, publication);
    },
  };
  const document = createDocument({
    server: server.state(),
    person: owner,
    client,
    outbox: memoryOutbox(),
    announce: () => {},
  });
  const stop = listenForOthers(document, { sequence: 0 });
  stops.push(stop);
  return { server, document, asked, stop };
}

const theirTitle = {
  sequence: 1,
  operation: {
    id: 'theirs',
    author: 'other',
    at: '2026-11-23T12:00:00Z',
    changes: [{ kind: 'set', block: '', pointer: '/title', value: { json: 'Theirs' } }],
  },
};

test('what others do is taken in as it comes', () => {
  const { document } = listening();
  Stream.opened[0]?.say('operations', [theirTitle]);
  expect(document.view().article.nodes.get('')?.fields.title).toBe('Theirs');
});

test.each([
  [{ revision: '7', hasDraft: false }, 'published'],
  [{ revision: '7', hasDraft: true }, 'changed'],
  [{ revision: null, hasDraft: true }, 'draft'],
  ['nothing that is known', 'published'],
])('%j: the article is known as %s', (said, state) => {
  const { document } = listening();
  Stream.opened[0]?.say('published', said);
  expect(document.view().articleState).toBe(state);
});

test('a stream that is lost is the browser’s to ask for again', async () => {
  listening();
  Stream.opened[0]?.fail(0);
  await jest.advanceTimersByTimeAsync(20 * maxRetryMs);
  expect(Stream.opened.length).toBe(1);
});

test('one that was refused is asked for again, from what is known by then', async () => {
  listening();
  Stream.opened[0]?.say('operations', [theirTitle]);
  Stream.opened[0]?.fail(Stream.CLOSED);
  expect(Stream.opened.length).toBe(1);
  await jest.advanceTimersByTimeAsync(2 * maxRetryMs);
  expect(Stream.opened[1]?.address).toMatch(/since=1$/);
});

test('one that a proxy refused for a long time is there within a few seconds of the server’s return', async () => {
  listening();
  const minutes = 10;
  const refuseTheNewest = () => {
    const newest = Stream.opened.at(-1);
    if (newest?.readyState !== Stream.CLOSED) newest?.fail(Stream.CLOSED);
  };
  for (let passed = 0; passed < minutes * 60_000; passed += 100) {
    refuseTheNewest();
    await jest.advanceTimersByTimeAsync(100);
  }
  // One that was opened in the last tenth of a second is refused too: left open, nothing would be asked for after it.
  refuseTheNewest();
  const refused = Stream.opened.length;
  expect(refused).toBeLessThan((minutes * 60_000) / (maxRetryMs / 2));
  await jest.advanceTimersByTimeAsync(5_100);
  expect(Stream.opened.length).toBe(refused + 1);
});

const moved = '/sleep/melatonin-at-night';

test.each<[string, (opened: ReturnType<typeof listening>) => Promise<void>]>([
  ['the stream tells of it', async () => Stream.opened[0]?.say('renamed', { path: moved })],
  ['it was renamed here', async ({ document }) => document.receivePath(moved)],
  [
    'it is among what others did',
    async ({ document, server }) => {
      server.theirs({ changes: [] });
      const changes = [{ kind: 'set', block: '', pointer: '/path', value: { json: moved } } as const];
      document.receive([{ sequence: 1, operation: { ...theirTitle.operation, changes } }]);
    },
  ],
])('everything is asked for by the path that the article has now, where %s', async (_how, rename) => {
  const opened = listening();
  const { document, asked } = opened;
  await rename(opened);
  expect(document.view().path).toBe(moved);
  document.edit([{ kind: 'set', block: 'intro', pointer: '/data/text', value: { json: 'Mine' } }], {
    label: 'Change the text',
  });
  await document.publish('', 1);
  expect(asked).toEqual([moved, moved]);
  expect(Stream.opened.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED, 1]);
  expect(new URL(Stream.opened[1]?.address ?? '', 'http://a').searchParams.get('path')).toBe(moved);
});

test('nothing is asked for once nobody listens', async () => {
  const { stop } = listening();
  Stream.opened[0]?.fail(Stream.CLOSED);
  stop();
  await jest.advanceTimersByTimeAsync(20 * maxRetryMs);
  expect(Stream.opened.length).toBe(1);
});

describe('a tab that is hidden', () => {
  const show = (visibility: DocumentVisibilityState) => {
    jest.spyOn(window.document, 'visibilityState', 'get').mockReturnValue(visibility);
    window.document.dispatchEvent(new Event('visibilitychange'));
  };
  const openStreams = () => Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED);
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('holds no stream, and goes on from what it knows when it is seen again', () => {
    const { document, stop } = listening();
    Stream.opened[0]?.say('operations', [theirTitle]);
    show('hidden');
    expect(openStreams()).toEqual([]);
    show('visible');
    show('visible');
    expect(openStreams().map(({ address }) => address)).toEqual([expect.stringMatching(/since=1$/)]);
    openStreams()[0]?.say('published', { revision: '7', hasDraft: false });
    expect(document.view().articleState).toBe('published');
    stop();
  });

  test('begins to listen once it is seen, where it was opened behind another', () => {
    show('hidden');
    const { stop } = listening();
    expect(Stream.opened).toEqual([]);
    show('visible');
    expect(openStreams()).toHaveLength(1);
    stop();
    expect(openStreams()).toEqual([]);
    show('hidden');
    show('visible');
    expect(openStreams()).toEqual([]);
  });

  test('does not ask for a stream that was refused, and asks immediately when it is seen again', async () => {
    const { stop } = listening();
    Stream.opened[0]?.fail(Stream.CLOSED);
    show('hidden');
    await jest.advanceTimersByTimeAsync(20 * maxRetryMs);
    expect(Stream.opened).toHaveLength(1);
    show('visible');
    expect(Stream.opened).toHaveLength(2);
    stop();
  });
});

test('what the server could not be sent is sent as soon as the stream is there again', async () => {
  const { server, document } = listening();
  server.failWith({ kind: 'unreachable', why: 'no network' });
  document.edit([{ kind: 'set', block: 'intro', pointer: '/data/text', value: { json: 'Kept' } }], {
    label: 'Change the text',
  });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(document.view().saving.kind).toBe('waiting');
  server.failWith(undefined);
  const back = jest.fn();
  const leave = document.onReconnect(back);
  Stream.opened.at(-1)?.dispatchEvent(new Event('open'));
  await jest.advanceTimersByTimeAsync(0);
  expect(document.view().saving.kind).toBe('saved');
  expect(back).toHaveBeenCalledTimes(1);
  leave();
  Stream.opened.at(-1)?.dispatchEvent(new Event('open'));
  expect(back).toHaveBeenCalledTimes(1);
  document.stop();
});
