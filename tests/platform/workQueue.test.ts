import { jest } from '@jest/globals';
import { WorkQueue } from '#platform/http/workQueue.ts';

/** Lets everything go on that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('a queue of costly work', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** A line, and who is in it: work takes until the test ends it. */
  function openLine(options: Omit<ConstructorParameters<typeof WorkQueue>[0], 'onRefusal'>) {
    let refusals = 0;
    const line = new WorkQueue({ ...options, onRefusal: () => (refusals += 1) });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      line,
      begun,
      refusals: () => refusals,
      /** Somebody who has use for the work for so many milliseconds. */
      come: (name: string, milliseconds = 1_000, by: { client?: string; signal?: AbortSignal } = {}) => {
        const until = performance.now() + milliseconds;
        const work = () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        };
        const outcome = line.run(work, { until: () => until, ...by });
        // Whoever looks at it later than it comes shall not be told that nobody did.
        outcome.catch(() => undefined);
        return outcome;
      },
      end: async (name: string) => {
        ends.get(name)?.();
        await settle();
      },
      pass: async (milliseconds: number) => {
        await settle();
        jest.advanceTimersByTime(milliseconds);
        await settle();
      },
    };
  }

  it('lets so many in at once, and the others in the order in which they came', async () => {
    const { come, end, begun } = openLine({ maxRunning: 2, maxWaiting: 10 });
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => come(name));
    await settle();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    await end('c');
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    await end('d');
    await end('e');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('refuses whoever cannot be in time any more, then, and nobody else', async () => {
    const { come, end, pass, begun, refusals } = openLine({ maxRunning: 1, maxWaiting: 10 });
    void come('inside');
    const short = come('short', 300);
    const long = come('long', 2_000);
    await pass(299);
    expect(refusals()).toBe(0);
    await pass(1);
    await expect(short).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
    await pass(1_000);
    await end('inside');
    expect(begun).toEqual(['inside', 'long']);
    await end('long');
    expect(await long).toBe('long');
    expect(refusals()).toBe(1);
  });

  it('reckons with what the work takes, so that none is begun that comes too late', async () => {
    const { come, end, pass, begun } = openLine({ maxRunning: 1, maxWaiting: 10 });
    for (let time = 0; time < 40; time += 1) {
      void come('usual', 10_000);
      await pass(400);
      await end('usual');
    }
    void come('inside', 10_000);
    const waiting = come('waiting', 1_000);
    await pass(599);
    expect(begun.at(-1)).toBe('inside');
    await pass(10);
    await expect(waiting).rejects.toMatchObject({ status: 503 });
  });

  it('keeps a place in it for as long as anybody has use for the work', async () => {
    const { line, come, end, pass } = openLine({ maxRunning: 1, maxWaiting: 10 });
    void come('inside');
    let until = performance.now() + 500;
    const joined = line.run(async () => 'made', { until: () => until });
    await pass(400);
    until = performance.now() + 500;
    await pass(400);
    await end('inside');
    expect(await joined).toBe('made');
  });

  it('refuses at once whoever would stand behind too many', async () => {
    const { come, begun } = openLine({ maxRunning: 1, maxWaiting: 1 });
    void come('inside');
    void come('waiting');
    await expect(come('too many')).rejects.toMatchObject({ status: 503 });
    expect(begun).toEqual(['inside']);
  });

  it('goes on after work that failed, and knows when nobody is inside', async () => {
    const { line } = openLine({ maxRunning: 1, maxWaiting: 1 });
    await expect(line.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect([line.isIdle, line.isFull]).toEqual([true, false]);
    const work = line.run(async () => [line.isIdle, line.isFull]);
    expect(await work).toEqual([false, true]);
  });

  describe('with a share for each client', () => {
    const perClient = { maxRunning: 2, maxWaiting: 1 };
    const a = { client: 'a' };
    const b = { client: 'b' };

    it('lets others pass a client whose share runs already, and refuses what is beyond its waiting', async () => {
      const { come, end, begun, refusals } = openLine({ maxRunning: 3, maxWaiting: 10, perClient });
      for (const name of ['a1', 'a2', 'a3']) void come(name, 1_000, a);
      await expect(come('a4', 1_000, a)).rejects.toMatchObject({ status: 503 });
      void come('b1', 1_000, b);
      void come('b2', 1_000, b);
      await settle();
      expect([begun, refusals()]).toEqual([['a1', 'a2', 'b1'], 1]);
      await end('b1');
      expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
      await end('a1');
      expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
    });

    it('gives its share back to a client, and counts nothing against work without one', async () => {
      const { come, end, begun } = openLine({ maxRunning: 9, maxWaiting: 10, perClient });
      for (const name of ['a1', 'a2']) void come(name, 1_000, a);
      for (const name of ['x1', 'x2', 'x3']) void come(name);
      await settle();
      await end('a1');
      await end('a2');
      for (const name of ['a3', 'a4']) void come(name, 1_000, a);
      await settle();
      expect(begun).toEqual(['a1', 'a2', 'x1', 'x2', 'x3', 'a3', 'a4']);
    });
  });

  it('never starts work whose request was aborted while it waited, or before', async () => {
    const { come, end, begun, refusals } = openLine({ maxRunning: 1, maxWaiting: 1 });
    const gone = new AbortController();
    void come('inside');
    const left = come('left', 1_000, { signal: gone.signal });
    gone.abort();
    await expect(left).rejects.toMatchObject({ status: 503 });
    await expect(come('too late', 1_000, { signal: gone.signal })).rejects.toMatchObject({ status: 503 });
    const next = come('next');
    await end('inside');
    await end('next');
    expect([await next, begun, refusals()]).toEqual(['next', ['inside', 'next'], 0]);
  });

  it('lets work without a deadline wait for as long as it takes', async () => {
    const { line, come, end, pass } = openLine({ maxRunning: 1, maxWaiting: 1 });
    void come('inside', Number.POSITIVE_INFINITY);
    const patient = line.run(async () => 'done');
    await pass(1e9);
    await end('inside');
    expect(await patient).toBe('done');
  });
});
