import { jest } from '@jest/globals';
import { PurgeQueue, purgeTimes } from '#features/cdn-purge/purgeQueue.ts';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A queue whose receiver fails as it is told to. */
function openQueue(failure: () => Error | undefined) {
  const sent: { at: number; tags: readonly string[] }[] = [];
  const givenUp: { at: number; tags: number }[] = [];
  const queue = new PurgeQueue({
    tagOfAll: 'site',
    send: async (tags, told) => {
      sent.push({ at: Date.now(), tags });
      const error = failure();
      if (error) throw error;
      told(tags);
    },
    onFailure: () => undefined,
    onGivenUp: (tags) => givenUp.push({ at: Date.now(), tags }),
  });
  return { queue, sent, givenUp };
}

const refused = () => new UpstreamError('status', 'It answered 500.', { status: 500 });

describe('what could not be told', () => {
  test('is told again after pauses that grow up to a minute, and is given up after an hour', async () => {
    const { queue, sent, givenUp } = openQueue(refused);
    queue.add(['a', 'b']);
    await jest.advanceTimersByTimeAsync(2 * 60 * minute);
    const pauses = sent.slice(1).map(({ at }, index) => (at - (sent[index]?.at ?? 0)) / 1000);
    expect(pauses.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(givenUp).toEqual([{ at: expect.any(Number), tags: 2 }]);
    expect(sent.at(-1)?.at).toBe(givenUp[0]?.at);
    expect(givenUp[0]?.at).toBeGreaterThanOrEqual(60 * minute);
    expect(givenUp[0]?.at).toBeLessThan(61 * minute + purgeTimes.batch);
    expect(queue.size).toBe(0);
  });

  test('waits for as long as the receiver says, and a minute at the most', async () => {
    const pauses = [10_000, 10 * minute];
    const { queue, sent } = openQueue(() => {
      const retryAfterMs = pauses.shift();
      return retryAfterMs === undefined ? undefined : new UpstreamError('status', '', { retryAfterMs });
    });
    queue.add(['a']);
    await jest.advanceTimersByTimeAsync(71_000);
    expect(sent.map(({ at }) => at)).toEqual([200, 10_200, 70_200]);
  });

  test('says since when it waits', async () => {
    let failure: Error | undefined = refused();
    const { queue } = openQueue(() => failure);
    await jest.advanceTimersByTimeAsync(minute);
    queue.add(['a']);
    await jest.advanceTimersByTimeAsync(minute);
    expect(queue.toldUntil).toBe(minute);
    failure = undefined;
    await jest.advanceTimersByTimeAsync(2 * minute);
    expect(queue.toldUntil).toBe(Date.now());
  });
});

test('what was told is told once more, and what changes meanwhile twice more', async () => {
  const { queue, sent } = openQueue(() => undefined);
  queue.add(['a', 'b']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(queue.toldUntil).toBe(0);
  queue.add(['b']);
  await jest.advanceTimersByTimeAsync(minute);
  expect(sent.map(({ tags }) => tags)).toEqual([['a', 'b'], ['b'], ['a', 'b'], ['b']]);
  expect(queue.toldUntil).toBe(Date.now());
});

test('more tags than anybody wants to keep are the whole site', async () => {
  const { queue, sent } = openQueue(() => undefined);
  queue.add(Array.from({ length: 10_001 }, (_, index) => `a-${index}`));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent.map(({ tags }) => tags)).toEqual([['site']]);
});
