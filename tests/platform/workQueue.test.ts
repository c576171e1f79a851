import { WorkQueue } from '../../platform/http/workQueue.ts';

describe('a queue of heavy work', () => {
  it('runs a few at a time in order, and refuses what would wait too long', async () => {
    const queue = new WorkQueue({ maxRunning: 2, maxWaiting: 3 });
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const work = (index: number) =>
      queue.run(() => {
        started.push(index);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [0, 1, 2, 3, 4].map(work);
    await expect(work(5)).rejects.toMatchObject({ status: 503 });
    expect(started).toEqual([0, 1]);
    ends[0]?.();
    await all[0];
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (let index = 1; index < 5; index += 1) {
      ends[index]?.();
      await all[index];
      await Promise.resolve();
    }
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes on after work that failed', async () => {
    const queue = new WorkQueue({ maxRunning: 1, maxWaiting: 1 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'fine')).toBe('fine');
  });
});
