/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { anonymousReader } from '#contracts/previewReader.ts';
import {
  type Confirmable,
  confirmDelayMs,
  createConfirmer,
} from '#editor-preview/app/frame/inFrame/confirmer.ts';
import { frameServer } from '#editor-preview/app/frame/inFrame/frameServer.ts';

const block = (id: string, text: string) => ({ id, html: `<div data-block-id="${id}"><p>${text}</p></div>` });
const serverPage = (sequence: number, blocks: { html: string }[]): string =>
  `<script type="application/json" data-frame-facts>{"sequence":${sequence}}</script>` +
  `<div data-blocks>${blocks.map(({ html }) => html).join('')}</div>`;

let answer: () => Promise<Partial<Response>>;
const asked = jest.fn((_address: unknown, _options?: RequestInit) => answer());
beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  path = '/a';
  Object.assign(globalThis, { fetch: asked });
});
afterEach(() => jest.useRealTimers());

let path = '/a';

function shown(parts: Partial<Confirmable> = {}) {
  const confirmed = jest.fn<Confirmable['confirmed']>();
  const follow = jest.fn<Confirmable['follow']>();
  const rendered = () => [block('a', 'One'), block('b', 'Two')];
  const confirmer = createConfirmer({
    server: frameServer(
      {},
      () => undefined,
      () => path,
    ),
    reader: () => anonymousReader,
    sequence: () => 3,
    rendered,
    follow,
    confirmed,
    ...parts,
  });
  return { confirmer, confirmed, follow };
}
const answers = (html: string) => {
  answer = async () => ({ ok: true, text: async () => html });
};
const rest = () => jest.advanceTimersByTimeAsync(confirmDelayMs);

test('the server is asked once nothing has changed for a while, and confirms', async () => {
  answers(serverPage(3, [block('a', 'One'), block('b', 'Two')]));
  const { confirmer, confirmed, follow } = shown();
  confirmer.changed();
  await jest.advanceTimersByTimeAsync(confirmDelayMs - 1);
  confirmer.changed();
  await jest.advanceTimersByTimeAsync(confirmDelayMs - 1);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/editor/frame?path=%2Fa']);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(confirmed).toHaveBeenCalledWith(3, undefined);
});

test('the server is asked at the present path, where the article was renamed', async () => {
  answers(serverPage(3, []));
  const { confirmer } = shown();
  path = '/b';
  confirmer.changed();
  await rest();
  expect(asked.mock.calls[0]?.[0]).toBe('/editor/frame?path=%2Fb');
});

test.each([
  ['another text', [block('a', 'One'), block('b', 'Second')], ['b']],
  ['a block more', [block('a', 'One'), block('b', 'Two'), block('c', 'Three')], ['c']],
  ['a block less', [block('a', 'One')], ['b']],
  ['another order', [block('b', 'Two'), block('a', 'One')], []],
])('where it has made %s, its blocks are shown, and that is counted', async (_what, theirs, differing) => {
  answers(serverPage(3, theirs));
  const { confirmer, confirmed } = shown();
  confirmer.changed();
  await rest();
  expect(confirmed).toHaveBeenCalledWith(3, { blocks: theirs, differing });
  const [, [address, options] = []] = asked.mock.calls;
  expect(address).toBe('/editor/api/preview-differences');
  expect(options?.body).toBe(JSON.stringify({ blocks: Math.max(1, differing.length) }));
});

test.each<[string, () => void]>([
  ['of another sequence', () => answers(serverPage(4, []))],
  ['without a page', () => answers('<h1>Sign in</h1>')],
  ['of a failure', () => (answer = async () => ({ ok: false, text: async () => '' }))],
  ['that never comes', () => (answer = () => Promise.reject(new TypeError('no network')))],
])('an answer %s tells nothing', async (_what, given) => {
  given();
  const { confirmer, confirmed, follow } = shown();
  confirmer.changed();
  await rest();
  expect(confirmed).not.toHaveBeenCalled();
  expect(follow).not.toHaveBeenCalled();
});

test('what is not saved is not asked about', async () => {
  const { confirmer } = shown({ sequence: () => undefined });
  confirmer.changed();
  await rest();
  expect(asked).not.toHaveBeenCalled();
});

test('what still has to be loaded is waited for', async () => {
  answers(serverPage(3, [block('a', 'One')]));
  let rendered: ReturnType<Confirmable['rendered']>;
  const { confirmer, confirmed } = shown({ rendered: () => rendered });
  confirmer.changed();
  await rest();
  expect(confirmed).not.toHaveBeenCalled();
  rendered = [block('a', 'One')];
  await rest();
  expect(confirmed).toHaveBeenCalledWith(3, undefined);
});

test('one question is asked at a time: what changes meanwhile is asked about after its answer, which is not used', async () => {
  const answers: ((html: string) => void)[] = [];
  answer = () =>
    new Promise((resolve) => {
      answers.push((html) => resolve({ ok: true, text: async () => html }));
    });
  let sequence = 3;
  const { confirmer, confirmed } = shown({ sequence: () => sequence });
  confirmer.changed();
  await rest();
  sequence = 4;
  confirmer.changed();
  await rest();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  answers[0]?.(serverPage(3, [block('a', 'One'), block('b', 'Two')]));
  await rest();
  expect(confirmed).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(2);
  answers[1]?.(serverPage(4, [block('a', 'One'), block('b', 'Two')]));
  await rest();
  expect(confirmed.mock.calls).toEqual([[4, undefined]]);
});

test('what changes again while an answer is waited for is asked about when it rests, and not before', async () => {
  const answers: (() => void)[] = [];
  answer = () =>
    new Promise((resolve) => {
      answers.push(() => resolve({ ok: true, text: async () => serverPage(3, []) }));
    });
  let sequence = 3;
  const { confirmer } = shown({ sequence: () => sequence });
  const change = (): void => {
    sequence++;
    confirmer.changed();
  };
  change();
  await rest();
  change();
  await rest();
  change();
  answers[0]?.();
  await jest.advanceTimersByTimeAsync(confirmDelayMs - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ['counts if the same reader profile was sent again meanwhile', { ...anonymousReader }, 1],
  ['reports nothing if the reader profile has changed', { ...anonymousReader, country: 'GB' }, 0],
])('an answer %s', async (_what, next, times) => {
  let reader = anonymousReader;
  answer = async () => {
    reader = next;
    return { ok: true, text: async () => serverPage(3, [block('a', 'One'), block('b', 'Two')]) };
  };
  const { confirmer, confirmed, follow } = shown({ reader: () => reader });
  confirmer.changed();
  await rest();
  expect(follow).toHaveBeenCalledTimes(times);
  expect(confirmed).toHaveBeenCalledTimes(times);
});
