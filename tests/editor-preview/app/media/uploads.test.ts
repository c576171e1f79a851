import { jest } from '@jest/globals';
import type { Answer } from '#editor-preview/app/document/apiClient.ts';
import type { SendPicture } from '#editor-preview/app/media/uploads.ts';
import { createUploads, firstRetryMs } from '#editor-preview/app/media/uploads.ts';
import type { MediaPicture } from '#editor-preview/model/media.ts';

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const file = (name = 'dot.png', bytes: Uint8Array<ArrayBuffer> = new Uint8Array(dot)) =>
  new File([bytes], name);
const picture: MediaPicture = { src: '/uploads/dot-1.webp', name: 'dot-1.webp', uses: [], usedIn: 0 };

function server() {
  const asked: {
    file: File;
    onProgress: (part: number) => void;
    calledOff: AbortSignal;
    answer: (sent: Answer<MediaPicture>) => void;
  }[] = [];
  const send: SendPicture = (sent, onProgress, calledOff) =>
    new Promise((resolve, reject) => {
      calledOff.addEventListener('abort', () => reject(calledOff.reason));
      asked.push({ file: sent, onProgress, calledOff, answer: resolve });
    });
  return { asked, send };
}

async function untilAsked(asked: readonly unknown[], times = 1): Promise<void> {
  while (asked.length < times) await new Promise((resolve) => setImmediate(resolve));
}

test('an upload tells how far it is, and hands over what the server made of it', async () => {
  const { asked, send } = server();
  const uploads = createUploads(new EventTarget(), send);
  const taken: MediaPicture[] = [];
  const done = uploads.start('b /data/src', file(), (made) => taken.push(made));
  await untilAsked(asked);
  asked[0]?.onProgress(0.4);
  expect(uploads.of('b /data/src')).toEqual({ state: 'sending', name: 'dot.png', part: 0.4 });
  asked[0]?.answer({ kind: 'done', value: picture });
  await done;
  expect(taken).toEqual([picture]);
  expect(uploads.of('b /data/src')).toBeUndefined();
});

test('a file that is no picture is not even sent', async () => {
  const { asked, send } = server();
  const uploads = createUploads(new EventTarget(), send);
  await uploads.start('a', file('x.png', new TextEncoder().encode('<svg/>')), () => {});
  expect(uploads.of('a')).toMatchObject({ state: 'refused', why: expect.stringMatching(/SVG/) });
  expect(asked).toHaveLength(0);
  uploads.cancel('a');
  expect(uploads.of('a')).toBeUndefined();
});

test('what could not be sent waits, is sent again when the network is back, and keeps the window open', async () => {
  const { asked, send } = server();
  const page = new EventTarget();
  const uploads = createUploads(page, send);
  const taken: MediaPicture[] = [];
  const done = uploads.start('a', file(), (made) => taken.push(made));
  await untilAsked(asked);
  asked[0]?.answer({ kind: 'unreachable', why: 'The server cannot be reached.' });
  await done;
  expect(uploads.of('a')).toMatchObject({
    state: 'waiting',
    why: 'The server cannot be reached. The picture is kept here.',
  });
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);

  page.dispatchEvent(new Event('online'));
  await untilAsked(asked, 2);
  expect(asked[1]?.file.name).toBe('dot.png');
  asked[1]?.answer({ kind: 'done', value: picture });
  await new Promise((resolve) => setImmediate(resolve));
  expect(taken).toEqual([picture]);
  const leavingNow = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leavingNow);
  expect(leavingNow.defaultPrevented).toBe(false);
});

test('what could not be sent is tried again by itself, less and less often, and goes on waiting until it gets there', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const { asked, send } = server();
  const uploads = createUploads(new EventTarget(), send);
  const done = uploads.start('a', file(), () => {});
  await untilAsked(asked);
  asked[0]?.answer({ kind: 'unreachable', why: 'The server cannot be reached.' });
  await done;
  jest.advanceTimersByTime(firstRetryMs);
  await untilAsked(asked, 2);
  expect(uploads.of('a')).toMatchObject({
    state: 'waiting',
    why: 'The server cannot be reached. The picture is kept here.',
  });
  asked[1]?.onProgress(0.2);
  expect(uploads.of('a')).toMatchObject({ state: 'sending', part: 0.2 });
  asked[1]?.answer({ kind: 'unreachable', why: 'The server has too much to do.' });
  await new Promise((resolve) => setImmediate(resolve));
  jest.advanceTimersByTime(2 * firstRetryMs - 1);
  expect(asked).toHaveLength(2);
  jest.advanceTimersByTime(1);
  await untilAsked(asked, 3);
  asked[2]?.answer({ kind: 'done', value: picture });
  await new Promise((resolve) => setImmediate(resolve));
  expect(uploads.of('a')).toBeUndefined();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('an upload is called off by hand, and by another one to the same field', async () => {
  const { asked, send } = server();
  const uploads = createUploads(new EventTarget(), send);
  const taken: string[] = [];
  const first = uploads.start('a', file('one.png'), () => taken.push('one'));
  await untilAsked(asked);
  const second = uploads.start('a', file('two.png'), () => taken.push('two'));
  await first;
  await untilAsked(asked, 2);
  expect(asked[0]?.calledOff.aborted).toBe(true);
  uploads.cancel('a');
  await second;
  expect(uploads.of('a')).toBeUndefined();
  expect(taken).toEqual([]);
});
