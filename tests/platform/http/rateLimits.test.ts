import { jest } from '@jest/globals';
import { type CountingDatabase, RateLimits } from '#platform/http/rateLimits.ts';

const limit = { most: 2, seconds: 60 };
const times = async (count: number, ask: () => Promise<number>) => {
  const waits: number[] = [];
  for (let time = 0; time < count; time += 1) waits.push(await ask());
  return waits;
};

function fakeDatabase() {
  const counts = new Map<unknown, number>();
  const keys: unknown[] = [];
  const state = { isDown: false, hangs: false };
  const database: CountingDatabase = {
    query: async (_text, [key, , expire]) => {
      if (state.hangs) return new Promise(() => {});
      if (state.isDown) throw new Error('connection refused');
      keys.push(key);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return [{ points: counts.get(key), expire }];
    },
  };
  return { ...state, database, keys, state };
}

describe('limits on how often somebody asks', () => {
  it('let through as many as they say, then tell how long to wait', async () => {
    const counting = new RateLimits().of('POST /a', limit);
    const [first, second, third] = await times(3, () => counting.secondsToWait('203.0.113.7'));
    expect([first, second]).toEqual([0, 0]);
    expect(third).toBeGreaterThan(50);
    expect(third).toBeLessThanOrEqual(60);
  });

  it('count each client, each purpose and whoever has no address apart', async () => {
    const limits = new RateLimits();
    const one = limits.of('POST /a', { most: 1, seconds: 60 });
    const other = limits.of('POST /b', { most: 1, seconds: 60 });
    expect(await one.secondsToWait('203.0.113.7')).toBe(0);
    expect(await one.secondsToWait('203.0.113.8')).toBe(0);
    expect(await one.secondsToWait(undefined)).toBe(0);
    expect(await other.secondsToWait('203.0.113.7')).toBe(0);
    expect(await one.secondsToWait('203.0.113.7')).toBeGreaterThan(0);
  });

  it.each([
    ['2001:db8::1', '2001:db8::2:0:0:9', true],
    ['2001:db8:0:0:1:2:3:4', '2001:db8::', true],
    ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
    ['192.0.2.1', '192.0.2.2', false],
  ])('take %s and %s for one client: %s', async (one, other, isOne) => {
    const counting = new RateLimits().of('POST /a', { most: 1, seconds: 60 });
    expect(await counting.secondsToWait(one)).toBe(0);
    expect((await counting.secondsToWait(other)) > 0).toBe(isOne);
  });

  it('say without counting who has been there as often as they may, until the window is over', async () => {
    jest.useFakeTimers();
    const counting = new RateLimits().of('POST /a', limit);
    await counting.secondsToWait('203.0.113.7');
    expect(await times(3, () => counting.secondsLeft('203.0.113.7'))).toEqual([0, 0, 0]);
    await counting.secondsToWait('203.0.113.7');
    expect(await counting.secondsLeft('203.0.113.7')).toBe(60);
    jest.advanceTimersByTime(59_999);
    expect(await counting.secondsLeft('203.0.113.7')).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await counting.secondsLeft('203.0.113.7')).toBe(0);
    jest.useRealTimers();
  });

  it('ask the database nothing of a client who is refused', async () => {
    const { database, keys } = fakeDatabase();
    const counting = new RateLimits(database).of('POST /a', limit);
    const waits = await times(10, () => counting.secondsToWait('203.0.113.7'));
    expect(waits.slice(2).every((wait) => wait > 0)).toBe(true);
    expect(keys).toHaveLength(3);
    expect(await counting.secondsToWait('203.0.113.8')).toBe(0);
  });

  it('are counted for all servers in a database, which is told no address', async () => {
    const { database, keys } = fakeDatabase();
    const servers = [new RateLimits(database), new RateLimits(database)];
    const [one, other] = servers.map((limits) => limits.of('POST /a', limit));
    expect(await one?.secondsToWait('203.0.113.7')).toBe(0);
    expect(await other?.secondsToWait('203.0.113.7')).toBe(0);
    expect(await one?.secondsToWait('203.0.113.7')).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(1);
    expect(String(keys[0])).not.toContain('203');
  });

  it.each(['isDown', 'hangs'] as const)('are counted in memory while the database %s', async (failure) => {
    const { database, state } = fakeDatabase();
    const limits = new RateLimits(database);
    state[failure] = true;
    const counting = limits.of('POST /a', limit);
    const [first, second, third] = await times(3, () => counting.secondsToWait('203.0.113.7'));
    expect([first, second]).toEqual([0, 0]);
    expect(third).toBeGreaterThan(0);
  });
});
