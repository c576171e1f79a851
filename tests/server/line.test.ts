import { jest } from '@jest/globals';
import { IdleWork } from '../../server/process/idleWork.ts';
import { Line } from '../../server/process/line.ts';
import { Turns } from '../../server/process/turns.ts';

/** Lets everything go on that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('the line before work that costs much', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A line, and who is in it: work takes until the test ends it. */
  function openLine(options: { places: number; maxWaiting: number }) {
    let refusals = 0;
    const line = new Line({ ...options, onRefusal: () => (refusals += 1) });
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      line,
      begun,
      refusals: () => refusals,
      /** Somebody who has use for the work for so many milliseconds. */
      come: (name: string, milliseconds = 1_000) => {
        const until = performance.now() + milliseconds;
        const work = () => {
          begun.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        };
        const outcome = line.run(work, () => until);
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
    const { come, end, begun } = openLine({ places: 2, maxWaiting: 10 });
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
    const { come, end, pass, begun, refusals } = openLine({ places: 1, maxWaiting: 10 });
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
    const { come, end, pass, begun } = openLine({ places: 1, maxWaiting: 10 });
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
    const { line, come, end, pass } = openLine({ places: 1, maxWaiting: 10 });
    void come('inside');
    let until = performance.now() + 500;
    const joined = line.run(
      async () => 'made',
      () => until,
    );
    await pass(400);
    until = performance.now() + 500;
    await pass(400);
    await end('inside');
    expect(await joined).toBe('made');
  });

  it('refuses at once whoever would stand behind too many', async () => {
    const { come, begun } = openLine({ places: 1, maxWaiting: 1 });
    void come('inside');
    void come('waiting');
    await expect(come('too many')).rejects.toMatchObject({ status: 503 });
    expect(begun).toEqual(['inside']);
  });

  it('goes on after work that failed, and knows when nobody is inside', async () => {
    const { line } = openLine({ places: 1, maxWaiting: 1 });
    const never = () => Number.POSITIVE_INFINITY;
    await expect(line.run(() => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken');
    expect([line.isIdle, line.isFull]).toEqual([true, false]);
    const work = line.run(async () => [line.isIdle, line.isFull], never);
    expect(await work).toEqual([false, true]);
  });
});

describe('turns on the event loop', () => {
  it('come one by one, and what came in meanwhile is looked at between two of them', async () => {
    const turns = new Turns();
    const order: string[] = [];
    const work = async (name: string) => {
      await turns.next();
      order.push(name);
    };
    const look = async () => {
      for (let looks = 0; looks < 3; looks += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        order.push('look');
      }
    };
    await Promise.all([work('a'), work('b'), work('c'), look()]);
    expect(order).toEqual(['a', 'look', 'b', 'look', 'c', 'look']);
  });

  it('are given up by long work for others, and by short work not', async () => {
    let now = 0;
    const turns = new Turns(() => now);
    const order: string[] = [];
    const work = async (name: string, partTakes: number) => {
      await turns.next();
      const giveWay = turns.giveWay();
      for (let part = 1; part <= 2; part += 1) {
        now += partTakes;
        order.push(`${name}${part}`);
        await giveWay();
      }
    };
    await Promise.all([work('long', 50), work('short', 1)]);
    expect(order).toEqual(['long1', 'short1', 'short2', 'long2']);
  });
});

describe('work that nobody waits for', () => {
  function openIdleWork() {
    const state = { isIdle: true, errors: [] as unknown[] };
    const idle = new IdleWork({
      isIdle: () => state.isIdle,
      maxWaiting: 2,
      onError: (error) => state.errors.push(error),
    });
    const done: string[] = [];
    const offer = (name: string) => idle.offer(name, async () => void done.push(name));
    return { state, idle, offer, done };
  }

  it('is done in idle moments, one after the other, and not twice', async () => {
    const { offer, done } = openIdleWork();
    offer('a');
    offer('a');
    offer('b');
    expect(done).toEqual([]);
    await settle();
    expect(done).toEqual(['a', 'b']);
  });

  it('waits while there is something to do, and is left undone where too much waits', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const { state, offer, done } = openIdleWork();
    state.isIdle = false;
    for (const name of ['a', 'b', 'c']) offer(name);
    await settle();
    expect(done).toEqual([]);
    state.isIdle = true;
    await jest.advanceTimersByTimeAsync(1_000);
    await settle();
    expect(done).toEqual(['a', 'b']);
    jest.useRealTimers();
  });

  it('tells what failed, and goes on with the rest', async () => {
    const { state, idle, offer, done } = openIdleWork();
    idle.offer('broken', () => Promise.reject(new Error('broken')));
    offer('fine');
    await settle();
    expect([state.errors, done]).toEqual([[new Error('broken')], ['fine']]);
  });
});
