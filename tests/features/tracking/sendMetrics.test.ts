/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import { jest } from '@jest/globals';
import type { MetricsBatch } from '#contracts/metrics.ts';
import { vitalMetric } from '#features/tracking/browser/liveVitals.ts';
import { sendMetrics } from '#features/tracking/browser/sendMetrics.ts';

// The one of jsdom cannot be read.
Reflect.set(globalThis, 'Blob', NodeBlob);

const batch: MetricsBatch = {
  metrics: [{ type: 'increment', name: 'page.view' }],
  route: 'home',
  formfactor: 'mobile',
};
let takes: boolean;
let requests: RequestInit[];
let answers: (number | Error)[];

beforeEach(() => {
  jest.useFakeTimers();
  takes = false;
  requests = [];
  answers = [];
  Object.defineProperty(navigator, 'sendBeacon', { value: () => takes, configurable: true });
  globalThis.fetch = async (_address, init = {}) => {
    requests.push(init);
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? 202;
    if (answer instanceof Error) throw answer;
    return { status: answer, text: async () => '' } as Response;
  };
});
afterEach(() => jest.useRealTimers());

describe('what was measured', () => {
  test('goes out as a beacon', async () => {
    takes = true;
    await sendMetrics(batch);
    expect(requests).toEqual([]);
  });

  test('goes out as a request where the browser knows no beacons', async () => {
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
    await sendMetrics(batch);
    expect(requests).toHaveLength(1);
  });

  test('goes out as a request where the browser takes no beacon', async () => {
    await sendMetrics(batch);
    expect(requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify(batch),
        keepalive: true,
        credentials: 'omit',
      }),
    ]);
  });

  test.each([[500], [503], [429], [new TypeError('Failed to fetch')]])(
    'is sent again after 1, 2, 4, 8, 16 and 32 seconds where that fails with %p, and then dropped',
    async (answer) => {
      answers = [answer];
      const sent = sendMetrics(batch);
      const after: number[] = [];
      for (let second = 0; second <= 200; second += 1) {
        const before = requests.length;
        await jest.advanceTimersByTimeAsync(second === 0 ? 0 : 1_000);
        if (requests.length > before || second === 0) after.push(second);
      }
      await sent;
      expect(after).toEqual([0, 1, 3, 7, 15, 31, 63]);
    },
  );

  test('is not sent again once it has arrived', async () => {
    answers = [500, 202];
    const sent = sendMetrics(batch);
    await jest.advanceTimersByTimeAsync(200_000);
    await sent;
    expect(requests).toHaveLength(2);
  });

  test.each([400, 403, 413])('is not sent again where the server refuses it with %i', async (status) => {
    answers = [status];
    await sendMetrics(batch);
    expect(requests).toHaveLength(1);
  });
});

describe('a vital', () => {
  const vital = {
    rating: 'good',
    navigationType: 'navigate',
    delta: 0,
    id: '',
    entries: [],
    navigationId: 1,
  } as const;
  test('is told in whole milliseconds, a layout shift in thousandths', () => {
    expect(vitalMetric({ ...vital, name: 'LCP', value: 1_234.5, entries: [] })).toEqual({
      type: 'histogram',
      name: 'web.lcp',
      tags: { rating: 'good' },
      duration: 1_235,
    });
    expect(vitalMetric({ ...vital, name: 'CLS', value: 0.1, entries: [] })).toMatchObject({ duration: 100 });
  });
  test('is never longer than a minute', () => {
    expect(vitalMetric({ ...vital, name: 'FCP', value: 60_000, entries: [] })).toMatchObject({
      duration: 60_000,
    });
    expect(vitalMetric({ ...vital, name: 'FCP', value: 1e9, entries: [] })).toMatchObject({
      duration: 60_000,
    });
  });
  test('of a page that the browser had kept says so', () => {
    const kept = vitalMetric({
      ...vital,
      name: 'LCP',
      value: 5,
      entries: [],
      navigationType: 'back-forward-cache',
    });
    expect(kept.flags).toEqual(['restored']);
  });
});
