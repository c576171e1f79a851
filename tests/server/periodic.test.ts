import { jest } from '@jest/globals';
import { Periodic } from '../../server/pages/periodic.ts';

const lifetime = 60_000;
/** What each making comes to, in the order in which they begin. */
let makings: PromiseWithResolvers<string>[];
let periodic: Periodic<string>;

beforeEach(async () => {
  jest.useFakeTimers();
  makings = [];
  periodic = new Periodic(() => {
    const making = Promise.withResolvers<string>();
    makings.push(making);
    return making.promise;
  }, lifetime);
  const first = periodic.get();
  makings[0]?.resolve('first');
  await first;
});
afterEach(() => jest.useRealTimers());

describe('what is made anew after a while', () => {
  it('is used as it is for its lifetime', async () => {
    jest.advanceTimersByTime(lifetime - 1);
    expect(await periodic.get()).toBe('first');
    expect(makings).toHaveLength(1);
  });

  it('keeps nobody waiting when it is due, however long the next one takes', async () => {
    jest.advanceTimersByTime(lifetime);
    expect(await Promise.all([periodic.get(), periodic.get()])).toEqual(['first', 'first']);
    expect(makings).toHaveLength(2);
    makings[1]?.resolve('second');
    await Promise.resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(await periodic.get()).toBe('second');
  });

  it('is waited for when what it shows has changed', async () => {
    periodic.expire();
    const next = periodic.get();
    makings[1]?.resolve('second');
    expect(await next).toBe('second');
  });

  it('is made once more when what it shows changes while it is made', async () => {
    periodic.expire();
    const second = periodic.get();
    periodic.expire();
    const third = periodic.get();
    makings[2]?.resolve('third');
    expect(await third).toBe('third');
    makings[1]?.resolve('second, out of date');
    await second;
    const fourth = periodic.get();
    makings[3]?.resolve('fourth');
    expect(await fourth).toBe('fourth');
  });

  it('stays the last one while the next cannot be made, which is tried again after a pause', async () => {
    periodic.expire();
    const next = periodic.get();
    makings[1]?.reject(new Error('the CMS is down'));
    expect([await next, await periodic.get()]).toEqual(['first', 'first']);
    expect(makings).toHaveLength(2);
    jest.advanceTimersByTime(5_000);
    const again = periodic.get();
    makings[2]?.resolve('third');
    expect(await again).toBe('third');
  });
});
