import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { TimeLimitError, withinTime } from '#platform/timeLimit.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

describe('a time limit', () => {
  it('gives the result of work that ends within it, and leaves no timer behind', async () => {
    const limited = withinTime(100, after(99));
    await jest.advanceTimersByTimeAsync(99);
    expect(await limited).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up work that takes longer', async () => {
    const limited = expect(withinTime(100, after(101))).rejects.toThrow(TimeLimitError);
    await jest.advanceTimersByTimeAsync(100);
    await limited;
  });

  it('sees what came while our own loop stood still, before it blames anybody', async () => {
    jest.useRealTimers();
    const limited = withinTime(100, readFile(import.meta.filename, 'utf8'));
    const end = performance.now() + 200;
    while (performance.now() < end);
    expect(await limited).toContain('blames anybody');
  });

  it('passes a failure on', async () => {
    await expect(withinTime(100, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });
});
