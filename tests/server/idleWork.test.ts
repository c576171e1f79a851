import { jest } from '@jest/globals';
import { EventLoopYield } from '#server/process/eventLoopYield.ts';
import { IdleWork } from '#server/process/idleWork.ts';

/** Lets everything go on that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('turns on the event loop', () => {
  it('come one by one, and what came in meanwhile is looked at between two of them', async () => {
    const eventLoop = new EventLoopYield();
    const order: string[] = [];
    const work = async (name: string) => {
      await eventLoop.next();
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
    const eventLoop = new EventLoopYield(() => now);
    const order: string[] = [];
    const work = async (name: string, partTakes: number) => {
      await eventLoop.next();
      const yieldIfDue = eventLoop.yieldIfDue();
      for (let part = 1; part <= 2; part += 1) {
        now += partTakes;
        order.push(`${name}${part}`);
        await yieldIfDue();
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
