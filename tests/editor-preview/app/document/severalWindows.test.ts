import { jest } from '@jest/globals';
import fc from 'fast-check';
import { createDocument } from '#editor-preview/app/document/createDocument.ts';
import type { OperationsClient } from '#editor-preview/app/document/operationsClient.ts';
import { owner } from '#editor-preview/model/person.ts';
import { pieceBetween } from '#editor-preview/model/textVersions.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { nodeAt } from '#editor-preview/model/writeValue.ts';
import { heading } from '../../../support/someBlocks.ts';
import { fakeServer } from './fakeServer.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pointer = '/data/text';
const beginning = 'abcdefghijkl';
const json = { path: '/sleep/melatonin', title: 'Melatonin', blocks: [heading('intro', beginning)] };

const settled = () => jest.advanceTimersByTimeAsync(0);

/** A window whose requests and answers are on their way until the test lets the oldest arrive. */
function openWindow(name: string, server: ReturnType<typeof fakeServer>) {
  const onTheirWay: (() => void)[] = [];
  const arrives = () => new Promise<void>((resolve) => onTheirWay.push(resolve));
  const client: OperationsClient = {
    ...server.client,
    send: async (path, batch) => {
      await arrives();
      const answer = await server.client.send(path, batch);
      await arrives();
      return answer;
    },
    since: async (path, sequence) => {
      const answer = await server.client.since(path, sequence);
      await arrives();
      return answer;
    },
  };
  let number = 0;
  let streamed = 0;
  const document = createDocument({
    server: server.state(),
    person: owner,
    client,
    outbox: undefined,
    sender: name,
    stamp: () => ({ id: `${name}-${++number}`, author: name, at: '2026-11-23T12:00:00Z' }),
    announce: () => undefined,
  });
  const text = () => String(valueAt(nodeAt(document.view().article, 'intro').fields, pointer));
  return {
    document,
    text,
    write: (after: string) => {
      const changes = [{ kind: 'text', block: 'intro', pointer, ...pieceBetween(text(), after) } as const];
      expect(document.edit(changes, { label: 'Type', joins: 'intro/text' })).toBeUndefined();
    },
    arrive: () => onTheirWay.shift()?.(),
    isIdle: () => onTheirWay.length === 0,
    stream: (count: number) => {
      const news = server.log.slice(streamed, streamed + count);
      streamed += news.length;
      document.receive(news);
    },
  };
}

type Step = readonly [window: number, what: string, at: number];

interface Typed {
  readonly letter: string;
  /** The letters that it was typed between; empty at an end of the text. */
  readonly before: string;
  readonly after: string;
}

async function write(steps: readonly Step[], count: number) {
  const server = fakeServer(json);
  const windows = Array.from({ length: count }, (_, at) => openWindow(`window-${at}`, server));
  const typed: Typed[] = [];
  const deleted = new Set<string>();
  for (const [index, what, at] of steps) {
    const window = windows[index % count];
    if (!window) continue;
    const text = window.text();
    const place = at % (text.length + 1);
    const [head, tail] = [text.slice(0, place), text.slice(place)];
    if (what === 'type') {
      // No letter is typed twice.
      const letter = String.fromCodePoint(0x4e00 + typed.length);
      typed.push({ letter, before: head.slice(-1), after: tail.slice(0, 1) });
      window.write(head + letter + tail);
    } else if (what === 'delete' && tail !== '') {
      deleted.add(tail.slice(0, 1));
      window.write(head + tail.slice(1));
    } else if (what === 'rest') window.document.closeOpen();
    else if (what === 'arrive') window.arrive();
    else if (what === 'stream') window.stream(1 + (at % 3));
    else if (what === 'refresh') void window.document.refresh();
    await settled();
  }
  for (const window of windows) window.document.closeOpen();
  await settled();
  while (windows.some((window) => !window.isIdle())) {
    for (const window of windows) window.arrive();
    await settled();
  }
  for (const window of windows) window.stream(server.log.length);
  for (const window of windows) window.document.stop();
  return { server, windows, typed, deleted };
}

function faultsOf(text: string, typed: readonly Typed[], deleted: ReadonlySet<string>, asked: string) {
  const timesOf = (letter: string): number => text.split(letter).length - 1;
  const isMissing = (letter: string): boolean =>
    timesOf(letter) === 0 && !deleted.has(letter) && !asked.includes(letter);
  const letters = [...beginning, ...typed.map(({ letter }) => letter)];
  const elsewhere = typed.filter(({ before, letter, after }) => {
    const places = [before, letter, after].map((each) => (each === '' ? -1 : text.indexOf(each)));
    const found = places.filter((place) => place >= 0);
    return text.includes(letter) && found.some((place, index) => place < (found[index - 1] ?? 0));
  });
  return {
    doubled: letters.filter((letter) => timesOf(letter) > 1),
    missing: letters.filter(isMissing),
    elsewhere: elsewhere.map(({ letter }) => letter),
  };
}

const anyStep = fc.tuple(
  fc.nat(2),
  fc.constantFrom('type', 'delete', 'rest', 'arrive', 'arrive', 'stream', 'refresh'),
  fc.nat(20),
);

test('windows that write one text end with the text of the server, and each letter is once in its place or in a conflict', async () => {
  let merged = 0;
  let conflicts = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { maxLength: 150, size: 'max' }),
      fc.integer({ min: 2, max: 3 }),
      async (steps, count) => {
        const { server, windows, typed, deleted } = await write(steps, count);
        const text = String(valueAt(nodeAt(server.edited(), 'intro').fields, pointer));
        for (const window of windows) {
          expect(window.text()).toBe(text);
          expect(window.document.view().saving).toEqual({ kind: 'saved' });
        }
        const asked = JSON.stringify(server.parked.map(({ operation }) => operation));
        expect(faultsOf(text, typed, deleted, asked)).toEqual({ doubled: [], missing: [], elsewhere: [] });
        merged += server.log.length;
        conflicts += server.parked.length;
      },
    ),
    { numRuns: 400 },
  );
  // Else the test would have tried nothing.
  expect(merged).toBeGreaterThan(400);
  expect(conflicts).toBeGreaterThan(200);
});

function stepsOf(text: string): Step[] {
  return text.split(', ').map((step) => {
    const [window, what = '', at = 0] = step.split(' ');
    return [Number(window), what, Number(at)];
  });
}

test.each([
  [
    'an answer arrives after the stream has brought what came later',
    '0 type 0, 0 rest, 0 arrive, 1 type 12, 1 rest, 1 arrive, 0 stream 1, 0 arrive, 0 type 4, 0 rest, 0 arrive, 0 arrive',
  ],
  ['what is being typed meets what another window did', '0 type 0, 1 type 0, 0 rest, 0 arrive, 1 stream'],
  [
    'more is typed into a text with a conflict',
    '1 type 0, 0 type 0, 0 type 0, 0 type 0, 0 type 0, 1 rest, 1 arrive, 0 stream, 0 type 9',
  ],
  [
    'an operation on its way is merged with news here, and is a conflict there',
    '0 type 3, 1 delete 0, 1 delete 13, 1 rest, 0 rest, 0 delete 3, 1 type 1, 0 arrive, 0 arrive, 0 rest, 1 arrive, 0 arrive, 1 stream 1',
  ],
  [
    'the other window takes back what was in the way before the server merges',
    '1 type 2, 1 delete 0, 1 rest, 1 delete 1, 1 rest, 0 type 2, 0 rest, 1 arrive, 0 stream, 1 arrive, 1 arrive, 0 stream, 0 arrive',
  ],
])('a text is the same everywhere where %s', async (_when, steps) => {
  const { server, windows, typed, deleted } = await write(stepsOf(steps), 2);
  const text = String(valueAt(nodeAt(server.edited(), 'intro').fields, pointer));
  expect(windows.map((window) => window.text())).toEqual([text, text]);
  const asked = JSON.stringify(server.parked.map(({ operation }) => operation));
  expect(faultsOf(text, typed, deleted, asked)).toEqual({ doubled: [], missing: [], elsewhere: [] });
});
