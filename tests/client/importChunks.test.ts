/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { importChunks } from '#client/islands/importChunks.ts';
import { ChunkLoadError, type Module } from '#client/moments/importInTime.ts';

const runtime = { hydrate: () => {} };
const component = () => null;

function island(): Element {
  const element = document.createElement('pagewell-island');
  element.setAttribute('data-runtime', '/assets/hydrate-1.js');
  element.setAttribute('data-script', '/assets/Quiz-2.js');
  return element;
}
const serve = (modules: Record<string, Module>) => async (address: string) => {
  const module = modules[address];
  if (module) return module;
  throw new TypeError(`Failed to fetch ${address}`);
};
const built = { '/assets/hydrate-1.js': runtime, '/assets/Quiz-2.js': { default: component } };

describe('the scripts of an island', () => {
  test('are its runtime, and what its component exports by default', () =>
    expect(importChunks(island(), 0, serve(built))).resolves.toEqual({
      hydrate: runtime.hydrate,
      component,
    }));

  test('are asked for under other addresses at every further attempt', async () => {
    const asked: string[] = [];
    const note = (address: string): Promise<never> => {
      asked.push(address);
      return Promise.reject(new Error('offline'));
    };
    await expect(importChunks(island(), 1, note)).rejects.toThrow(ChunkLoadError);
    await expect(importChunks(island(), 12, note)).rejects.toThrow(ChunkLoadError);
    expect(asked).toEqual([
      '/assets/retry-1/hydrate-1.js',
      '/assets/retry-1/Quiz-2.js',
      '/assets/retry-12/hydrate-1.js',
      '/assets/retry-12/Quiz-2.js',
    ]);
  });

  test.each([
    ['one of them does not come', { '/assets/hydrate-1.js': runtime }, 'Chunk load failure'],
    ['the runtime is something else', { ...built, '/assets/hydrate-1.js': { hydrate: 'x' } }, 'No hydrate'],
  ])('fail when %s', (_, modules, message) =>
    expect(importChunks(island(), 0, serve(modules))).rejects.toThrow(message),
  );
});

describe('the time limit of a script', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const failAfter = (milliseconds: number) => () =>
    new Promise<Module>((_, reject) => setTimeout(() => reject(new Error('reset')), milliseconds));

  test.each([
    [109_999, false],
    [110_000, true],
    [110_001, true],
  ])('counts a failure %d ms after its request as timed out: %p', async (milliseconds, timedOut) => {
    const failed = expect(importChunks(island(), 0, failAfter(milliseconds))).rejects.toMatchObject({
      timedOut,
    });
    await jest.advanceTimersByTimeAsync(milliseconds);
    await failed;
  });

  test('ends the wait for a script that never comes', async () => {
    const failed = expect(importChunks(island(), 0, () => new Promise(() => {}))).rejects.toMatchObject({
      timedOut: true,
    });
    await jest.advanceTimersByTimeAsync(110_000);
    await failed;
  });

  test('leaves no timer behind', async () => {
    await importChunks(island(), 0, serve(built));
    expect(jest.getTimerCount()).toBe(0);
  });
});
